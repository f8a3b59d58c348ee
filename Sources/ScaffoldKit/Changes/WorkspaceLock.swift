/// The right to write in a workspace, until the value goes, or the process. It is a lock on the root folder itself, so that
/// no lock file is left over.
package final class WorkspaceLock: Sendable {
    /// Absolute.
    package let root: String
    /// nil where the root is missing, or no folder: then the nearest folder above it is locked, so that two runs don't both make it.
    let folder: OpenFolder?
    private let above: OpenFolder?

    /// - Parameters:
    ///   - patience: seconds to wait for another run.
    ///   - waiting: called once, when the wait has become noticeable.
    init(root: String, patience: Int, waiting: () -> Void) throws(LockError) {
        self.root = root
        var nearest = root
        var isTold = false
        do {
            while try Disk.status(nearest, following: true)?.kind != .folder, let parent = AbsolutePath.parent(nearest)
            {
                nearest = parent
            }
            let locked = try Self.lock(nearest, patience, &isTold, waiting)
            if nearest == root {
                (folder, above) = (locked, nil)
            } else if try Disk.status(root, following: true)?.kind == .folder {
                // Another run made it in the meantime.
                (folder, above) = (try Self.lock(root, patience, &isTold, waiting), locked)
            } else {
                (folder, above) = (nil, locked)
            }
        } catch let error as LockError {
            throw error
        } catch {
            throw .system(error as? SystemError ?? .isNoFile)
        }
    }

    enum LockError: Error {
        case system(SystemError)
        case taken
    }

    private static func lock(
        _ path: String,
        _ patience: Int,
        _ isTold: inout Bool,
        _ waiting: () -> Void
    ) throws(LockError) -> OpenFolder {
        let folder: OpenFolder
        do {
            folder = try OpenFolder(path)
        } catch {
            throw .system(error)
        }
        let pause: UInt32 = 20
        var waited: UInt32 = 0
        // File systems without locks: two runs at once are then the user's to avoid.
        while (try? folder.descriptor.tryLock()) == false {
            if waited >= UInt32(patience) * 1000 { throw .taken }
            if waited >= 1000, !isTold {
                isTold = true
                waiting()
            }
            Disk.pause(milliseconds: pause)
            waited += pause
        }
        return folder
    }
}
