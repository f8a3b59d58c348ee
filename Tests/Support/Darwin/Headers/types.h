// The types of macOS's <sys/types.h> and <time.h>, in their widths. What is not annotated there is not annotated here:
// Swift sees such pointers as implicitly unwrapped.
#pragma once

typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef long intptr_t;
typedef unsigned long uintptr_t;
typedef unsigned long size_t;
typedef long ssize_t;

typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef int32_t dev_t;
typedef uint32_t gid_t;
typedef uint64_t ino_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef int64_t off_t;
typedef int32_t pid_t;
typedef int32_t suseconds_t;
typedef long time_t;
typedef uint32_t uid_t;
typedef uint32_t useconds_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

struct timeval {
    time_t tv_sec;
    suseconds_t tv_usec;
};

typedef enum {
    CLOCK_REALTIME = 0,
    CLOCK_MONOTONIC = 6,
    CLOCK_MONOTONIC_RAW = 4,
    CLOCK_UPTIME_RAW = 8,
} clockid_t;

int clock_gettime(clockid_t clock, struct timespec *time);
time_t time(time_t *);
int nanosleep(const struct timespec *, struct timespec *);
