// What of macOS's <string.h> and <stdlib.h> the product may call.
#pragma once

#include "types.h"

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *ptr, size_t size);
void free(void *);

void *memchr(const void *s, int c, size_t n);
int memcmp(const void *s1, const void *s2, size_t n);
void *memcpy(void *dst, const void *src, size_t n);
void *memmove(void *dst, const void *src, size_t len);
void *memset(void *b, int c, size_t len);
void *memmem(const void *big, size_t big_len, const void *little, size_t little_len);
size_t strlen(const char *s);
size_t strnlen(const char *s1, size_t n);
int strcmp(const char *s1, const char *s2);
int strncmp(const char *s1, const char *s2, size_t n);
char *strchr(const char *s, int c);
char *strrchr(const char *s, int c);
char *strdup(const char *s1);
char *strerror(int errnum);
int strerror_r(int errnum, char *strerrbuf, size_t buflen);
