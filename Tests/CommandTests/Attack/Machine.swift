import Foundation

/// What this machine lets a test do to it. A test that is left out is named on standard output, where CI collects it.
enum Machine {
    /// Traces system calls, and lets them fail or kill.
    static let traces = works(
        "strace -qq -o /dev/null -e trace=write true",
        for: "system calls that fail or kill: no strace"
    )
    static let mounts = works(
        "mkdir m && mount -t tmpfs -o size=64k tmpfs m && umount m",
        for: "mounts: needs the superuser's right to mount"
    )
    static let overlays = works(
        """
        mkdir m && mount -t tmpfs tmpfs m && mkdir m/a m/b m/w m/o \
        && mount -t overlay -o lowerdir=m/a,upperdir=m/b,workdir=m/w overlay m/o; s=$?; umount m/o; umount m; exit $s
        """,
        for: "an overlay that is mounted again: needs the superuser's right to mount one"
    )
    static let changesUser = works(
        "setpriv --reuid=65534 --regid=65534 --clear-groups true",
        for: "another user: no setpriv"
    )

    private static func works(_ line: String, for name: String) -> Bool {
        guard let scene = try? Scene(empty: ()), let result = try? Binary.shell(line, in: scene.folder) else {
            return false
        }
        if result.status != 0 { print("SKIPPED: attack: \(name)") }
        return result.status == 0
    }
}
