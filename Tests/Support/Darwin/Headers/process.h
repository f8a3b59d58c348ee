// What of macOS's <unistd.h>, <stdlib.h>, <signal.h> and <sys/ioctl.h> is about the process and its terminal.
#pragma once

#include "types.h"

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1

#define _SC_OPEN_MAX 5
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_CONF 57
#define _SC_NPROCESSORS_ONLN 58

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGABRT 6
#define SIGKILL 9
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGSTOP 17
#define SIGCONT 19
#define SIGXFSZ 25
#define SIGUSR1 30
#define SIGUSR2 31

typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int);
int raise(int);

pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);

void exit(int) __attribute__((noreturn));
void _exit(int) __attribute__((noreturn));
int atexit(void (* _Nonnull)(void));
char *getenv(const char *);
int setenv(const char *name, const char *value, int overwrite);
int unsetenv(const char *);
int gethostname(char *, size_t);
int getentropy(void *buffer, size_t size);
void arc4random_buf(void *buf, size_t nbytes);
uint32_t arc4random(void);
long sysconf(int);
unsigned int sleep(unsigned int);
int usleep(useconds_t);

struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};

int isatty(int);
int ioctl(int, unsigned long, ...);
