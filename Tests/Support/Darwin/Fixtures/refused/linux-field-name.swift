// value of type 'stat' has no member 'st_mtim'
import Darwin

func changed(_ status: stat) -> Int { status.st_mtim.tv_sec }
