/*
 * A machine on which things go wrong, for LD_PRELOAD: what it does is in the environment.
 *
 *   UNLUCKY_KILL=N     ends the program before its Nth change of the disk; a write is half done by then
 *   UNLUCKY_FAIL=N     lets every change from the Nth on fail that takes room, UNLUCKY_ERRNO being the reason
 *   UNLUCKY_COUNT=FILE writes there at exit how many changes there were
 *   UNLUCKY_ORDER=N    lists folders in another order for each N
 *   UNLUCKY_CORES=N    has so many cores
 *   UNLUCKY_CLOCK=N    has a clock that is N seconds late, and goes backwards
 *   UNLUCKY_HASTE=N    finds that N seconds went by whenever it asks how long something takes
 *
 * Files of these names are odd: Grows.swift gains as much as is read of it, Breaks.swift ends in an error of the disk,
 * and Vanishes.swift is gone when it is opened.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_long changes;

static long setting(const char *name, long otherwise) {
    const char *text = getenv(name);
    return text ? atol(text) : otherwise;
}

/* Counts a change that makes nothing new. */
static long moved(void) {
    long number = ++changes;
    if (number == setting("UNLUCKY_KILL", -1)) kill(getpid(), SIGKILL);
    return number;
}

/* Counts a change that takes room. Returns whether it is to fail. */
static int counted(int file, const void *bytes, size_t count) {
    if (bytes && changes + 1 == setting("UNLUCKY_KILL", -1)) (void)!syscall(SYS_write, file, bytes, count / 2);
    if (moved() < setting("UNLUCKY_FAIL", __LONG_MAX__)) return 0;
    errno = (int)setting("UNLUCKY_ERRNO", ENOSPC);
    return 1;
}

__attribute__((destructor)) static void report(void) {
    const char *path = getenv("UNLUCKY_COUNT");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file) return;
    fprintf(file, "%ld", (long)changes);
    fclose(file);
}

static int ends(const char *path, const char *name) {
    size_t length = strlen(path), part = strlen(name);
    return length >= part && strcmp(path + length - part, name) == 0;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (flags & O_CREAT && !ends(path, "/count") && counted(-1, NULL, 0)) return -1;
    if (ends(path, "/Vanishes.swift")) unlink(path);
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

/* In folders that are held open. */
int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (flags & O_CREAT && counted(-1, NULL, 0)) return -1;
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));
int open64(const char *path, int flags, ...) __attribute__((alias("open")));

ssize_t write(int file, const void *bytes, size_t count) {
    if (file > STDERR_FILENO && counted(file, bytes, count)) return -1;
    return syscall(SYS_write, file, bytes, count);
}

ssize_t read(int file, void *bytes, size_t count) {
    char link[32], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
    ssize_t done = syscall(SYS_read, file, bytes, count);
    if (ends(path, "/Breaks.swift")) {
        errno = EIO;
        return -1;
    }
    if (done > 0 && ends(path, "/Grows.swift")) {
        int grown = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND, 0);
        (void)!syscall(SYS_write, grown, bytes, (size_t)done);
        close(grown);
    }
    return done;
}

int rename(const char *old, const char *new) { return moved() ? REAL(rename)(old, new) : -1; }
int unlink(const char *path) { return moved() ? REAL(unlink)(path) : -1; }
int rmdir(const char *path) { return moved() ? REAL(rmdir)(path) : -1; }
int chmod(const char *path, mode_t mode) { return moved() ? REAL(chmod)(path, mode) : -1; }
int fchmod(int file, mode_t mode) { return moved() ? REAL(fchmod)(file, mode) : -1; }
int unlinkat(int folder, const char *path, int flags) { return moved() ? REAL(unlinkat)(folder, path, flags) : -1; }
int renameat(int from, const char *old, int to, const char *new) { return moved() ? REAL(renameat)(from, old, to, new) : -1; }
int mkdirat(int folder, const char *path, mode_t mode) {
    return counted(-1, NULL, 0) ? -1 : REAL(mkdirat)(folder, path, mode);
}
int mkdir(const char *path, mode_t mode) { return counted(-1, NULL, 0) ? -1 : REAL(mkdir)(path, mode); }

int linkat(int from, const char *old, int to, const char *new, int flags) {
    return counted(-1, NULL, 0) ? -1 : REAL(linkat)(from, old, to, new, flags);
}

/* The program asks for the exchange of two folders by number. */
long syscall(long number, ...) {
    va_list rest;
    va_start(rest, number);
    long words[6];
    for (int index = 0; index < 6; index++) words[index] = va_arg(rest, long);
    va_end(rest);
    if (number == SYS_renameat2) moved();
    return REAL(syscall)(number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

long sysconf(int name) {
    long cores = name == _SC_NPROCESSORS_ONLN ? setting("UNLUCKY_CORES", 0) : 0;
    return cores > 0 ? cores : REAL(sysconf)(name);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static atomic_long asked, asked_how_long;
    int result = (int)REAL(syscall)(SYS_clock_gettime, clock, now);
    long late = setting("UNLUCKY_CLOCK", 0);
    if (late && clock == CLOCK_REALTIME) now->tv_sec -= late + ++asked;
    long haste = setting("UNLUCKY_HASTE", 0);
    if (haste && clock != CLOCK_REALTIME) now->tv_sec += haste * ++asked_how_long;
    return result;
}

/* Folders: all of one is read at once, and handed out in another order. */

struct listing {
    DIR *folder;
    struct dirent *entries;
    size_t count, next;
    struct listing *rest;
};

static _Thread_local struct listing *listings;

static struct listing *listed(DIR *folder) {
    struct listing *listing = listings;
    while (listing && listing->folder != folder) listing = listing->rest;
    if (listing) return listing;
    listing = calloc(1, sizeof *listing);
    listing->folder = folder;
    for (struct dirent *entry; (entry = REAL(readdir)(folder)); listing->count++) {
        listing->entries = realloc(listing->entries, (listing->count + 1) * sizeof *entry);
        memset(&listing->entries[listing->count], 0, sizeof *entry);
        memcpy(&listing->entries[listing->count], entry, entry->d_reclen);
    }
    unsigned long state = (unsigned long)setting("UNLUCKY_ORDER", 0);
    for (size_t index = listing->count; index > 1; index--) {
        state = state * 6364136223846793005ul + 1442695040888963407ul;
        size_t other = (state >> 33) % index;
        struct dirent entry = listing->entries[index - 1];
        listing->entries[index - 1] = listing->entries[other];
        listing->entries[other] = entry;
    }
    listing->rest = listings;
    return listings = listing;
}

struct dirent *readdir(DIR *folder) {
    if (!getenv("UNLUCKY_ORDER")) return REAL(readdir)(folder);
    struct listing *listing = listed(folder);
    return listing->next < listing->count ? &listing->entries[listing->next++] : NULL;
}

struct dirent64 *readdir64(DIR *folder) { return (struct dirent64 *)readdir(folder); }

int closedir(DIR *folder) {
    for (struct listing **link = &listings; *link; link = &(*link)->rest) {
        if ((*link)->folder != folder) continue;
        struct listing *listing = *link;
        *link = listing->rest;
        free(listing->entries);
        free(listing);
        break;
    }
    return REAL(closedir)(folder);
}
