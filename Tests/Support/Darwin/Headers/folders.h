// macOS's <dirent.h>, and what of <unistd.h>, <sys/stat.h> and <stdlib.h> is about folders and paths. `DIR` is a structure
// that is declared in full there, so that Swift sees a pointer to it, where Linux has an opaque one.
#pragma once

#include "types.h"

struct _telldir;

typedef struct {
    int __dd_fd;
    size_t __dd_loc;
    size_t __dd_size;
    char *__dd_buf;
    int __dd_len;
    long __dd_seek;
    long __padding;
    int __dd_flags;
    struct {
        long __sig;
        char __opaque[56];
    } __dd_lock;
    struct _telldir *__dd_td;
} DIR;

struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};

#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12
#define DT_WHT 14

DIR *opendir(const char *);
DIR *fdopendir(int);
struct dirent *readdir(DIR *);
void rewinddir(DIR *);
void seekdir(DIR *, long);
long telldir(DIR *);
int closedir(DIR *);
int dirfd(DIR *dirp);

int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int rmdir(const char *);
int chdir(const char *);
int fchdir(int);
char *getcwd(char *, size_t size);
char *realpath(const char *__restrict, char *__restrict);
char *mkdtemp(char *);
int mkstemp(char *);
