// cannot convert value of type 'UInt32' to expected argument type 'mode_t'
import Darwin

func make(_ folder: String, _ mode: UInt32) -> Bool { mkdir(folder, mode) == 0 }
