// cannot find 'renameat2' in scope
import Darwin

func move(_ old: String, _ new: String) -> Bool { renameat2(AT_FDCWD, old, AT_FDCWD, new, 1) == 0 }
