// macOS's <pthread.h>, with its annotations: a thread is a pointer that may be null before it is made, and what it runs takes
// a pointer that is not null.
#pragma once

#include "types.h"

typedef struct _opaque_pthread_t {
    long __sig;
    void *__cleanup_stack;
    char __opaque[8176];
} *pthread_t;

typedef struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
} pthread_attr_t;

typedef struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
} pthread_mutex_t;

typedef struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
} pthread_mutexattr_t;

typedef struct _opaque_pthread_cond_t {
    long __sig;
    char __opaque[40];
} pthread_cond_t;

typedef struct _opaque_pthread_condattr_t {
    long __sig;
    char __opaque[8];
} pthread_condattr_t;

typedef struct _opaque_pthread_once_t {
    long __sig;
    char __opaque[8];
} pthread_once_t;

typedef unsigned long pthread_key_t;

#pragma clang assume_nonnull begin

int pthread_create(
    pthread_t _Nullable * _Null_unspecified __restrict,
    const pthread_attr_t * _Nullable __restrict,
    void * _Nullable (* _Nonnull)(void * _Nonnull),
    void * _Nullable __restrict
);
int pthread_join(pthread_t, void * _Nullable * _Nullable);
int pthread_detach(pthread_t);
pthread_t pthread_self(void);
int pthread_equal(pthread_t _Nullable, pthread_t _Nullable);

int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);

int pthread_mutex_init(pthread_mutex_t * __restrict, const pthread_mutexattr_t * _Nullable __restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_trylock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);

int pthread_cond_init(pthread_cond_t * __restrict, const pthread_condattr_t * _Nullable __restrict);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t * __restrict, pthread_mutex_t * __restrict);
int pthread_cond_timedwait(
    pthread_cond_t * __restrict,
    pthread_mutex_t * __restrict,
    const struct timespec * _Nullable __restrict
);
int pthread_cond_signal(pthread_cond_t *);
int pthread_cond_broadcast(pthread_cond_t *);

#pragma clang assume_nonnull end
