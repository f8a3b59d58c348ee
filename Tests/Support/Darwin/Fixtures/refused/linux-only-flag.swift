// cannot find 'O_TMPFILE' in scope
import Darwin

func temporary(in folder: String) -> Int32 { open(folder, O_TMPFILE | O_RDWR, 0o600) }
