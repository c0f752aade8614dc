#define _GNU_SOURCE
#include "csystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__APPLE__)

int navdocs_exchange(int folder, const char *first, int other, const char *second) {
    return renameatx_np(folder, first, other, second, RENAME_SWAP);
}

#else

#include <sys/syscall.h>

#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif

// Asked of the kernel itself: musl and older C libraries have no function for it.
int navdocs_exchange(int folder, const char *first, int other, const char *second) {
    return (int)syscall(SYS_renameat2, folder, first, other, second, RENAME_EXCHANGE);
}

#endif
