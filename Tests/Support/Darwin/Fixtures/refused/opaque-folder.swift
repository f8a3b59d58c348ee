// cannot convert return expression of type 'UnsafeMutablePointer<DIR>?' to return type 'OpaquePointer?'
import Darwin

func enter(_ folder: String) -> OpaquePointer? { opendir(folder) }
