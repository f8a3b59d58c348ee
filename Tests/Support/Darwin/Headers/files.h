// macOS's <fcntl.h>, <sys/stat.h>, <sys/file.h>, and what of <unistd.h> and <stdio.h> is about files. The variadic calls,
// and the bits of a mode, are the overlay's: Darwin.swift.
#pragma once

#include "types.h"

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_SHLOCK 0x00000010
#define O_EXLOCK 0x00000020
#define O_SYNC 0x0080
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_SYMLINK 0x00200000
#define O_DSYNC 0x400000
#define O_CLOEXEC 0x01000000
#define O_NOFOLLOW_ANY 0x20000000
#define O_EXEC 0x40000000

#define AT_FDCWD -2
#define AT_EACCESS 0x0010
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_SYMLINK_FOLLOW 0x0040
#define AT_REMOVEDIR 0x0080
#define AT_REALDEV 0x0200
#define AT_FDONLY 0x0400
#define AT_SYMLINK_NOFOLLOW_ANY 0x0800

#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_GETLK 7
#define F_SETLK 8
#define F_SETLKW 9
#define F_GETPATH 50
#define F_FULLFSYNC 51
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1

#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08

#define F_OK 0
#define X_OK (1 << 0)
#define W_OK (1 << 1)
#define R_OK (1 << 2)

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

#define UTIME_NOW -1
#define UTIME_OMIT -2

#define RENAME_SWAP 0x00000002
#define RENAME_EXCL 0x00000004

#define PATH_MAX 1024
#define NAME_MAX 255
#define MAXPATHLEN PATH_MAX

struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int32_t st_lspare;
    int64_t st_qspare[2];
};

int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int creat(const char *, mode_t);
int fcntl(int, int, ...);
int close(int);
int dup(int);
int dup2(int, int);
int pipe(int[2]);

ssize_t read(int, void *, size_t);
ssize_t write(int fd, const void *buf, size_t nbyte);
ssize_t pread(int fd, void *buf, size_t nbyte, off_t offset);
ssize_t pwrite(int fd, const void *buf, size_t nbyte, off_t offset);
off_t lseek(int, off_t, int);
int fsync(int);
int ftruncate(int, off_t);
int truncate(const char *, off_t);
int flock(int, int);

int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int access(const char *, int);
int faccessat(int, const char *, int, int);

int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fchmodat(int, const char *, mode_t, int);
int lchmod(const char *, mode_t);
mode_t umask(mode_t);
int chown(const char *, uid_t, gid_t);
int fchown(int, uid_t, gid_t);
int lchown(const char *, uid_t, gid_t);
int fchownat(int, const char *, uid_t, gid_t, int);
int futimens(int fd, const struct timespec times[2]);
int utimensat(int fd, const char *path, const struct timespec times[2], int flag);
int utimes(const char *, const struct timeval *);
int futimes(int, const struct timeval *);

int link(const char *, const char *);
int linkat(int, const char *, int, const char *, int);
int symlink(const char *, const char *);
int symlinkat(const char *, int, const char *);
ssize_t readlink(const char *__restrict, char *__restrict, size_t bufsize);
ssize_t readlinkat(int, const char *, char *, size_t);
int unlink(const char *);
int unlinkat(int, const char *, int);
int rename(const char *old, const char *new);
int renameat(int, const char *, int, const char *);
int renamex_np(const char *, const char *, unsigned int);
int renameatx_np(int, const char *, int, const char *, unsigned int);
int remove(const char *);
int mkfifo(const char *, mode_t);
long pathconf(const char *, int);
long fpathconf(int, int);
