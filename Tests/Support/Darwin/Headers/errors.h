// macOS's <errno.h>. `errno` itself is a macro there, which Swift's overlay makes a variable: Darwin.swift.
#pragma once

int *__error(void);

#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define E2BIG 7
#define EBADF 9
#define EDEADLK 11
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define ETXTBSY 26
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define ERANGE 34
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EUSERS 68
#define EDQUOT 69
#define ESTALE 70
#define ENOLCK 77
#define ENOSYS 78
#define EFTYPE 79
#define EOVERFLOW 84
#define ECANCELED 89
#define EILSEQ 92
#define ENOATTR 93
#define ENODATA 96
#define EOPNOTSUPP 102
#define EPROTO 100
#define ETIMEDOUT 60
#define EDEVERR 83
