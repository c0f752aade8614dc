// The part of macOS's C library that navdocs asks, declared as Apple's headers do where Swift or C see a difference: the types,
// and which pointers may be null. Packaging/DARWIN.md names the header of each.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef uint16_t mode_t;
typedef int32_t pid_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef int64_t off_t;
typedef long ssize_t;
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef unsigned int nfds_t;

// errno.h
int *__error(void);
#ifndef __swift__
#define errno (*__error())
#endif
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EWOULDBLOCK 35
#define ENOTSUP 45
#define EADDRINUSE 48
#define ELOOP 62
#define ENOSYS 78

// sys/fcntl.h
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define O_EXEC 0x40000000
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int open(const char *, int, ...);
int openat(int, const char *, int, ...);
int fcntl(int, int, ...);
int flock(int, int);

// sys/stat.h, with 64 bits for a file's number
struct timespec {
    long tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    uint16_t st_nlink;
    ino_t st_ino;
    uint32_t st_uid;
    uint32_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int fchmod(int, mode_t);

// dirent.h
struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
typedef struct {
    int __dd_fd;
} DIR;
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *opendir(const char *);
DIR *fdopendir(int);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int dirfd(DIR *);

// sys/stdio.h, stdio.h
#define RENAME_SWAP 0x00000002
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int renameatx_np(int, const char *, int, const char *, unsigned int);
typedef struct __sFILE {
    int _file;
} FILE;
FILE *tmpfile(void);
int fileno(FILE *);
int fclose(FILE *);

// unistd.h
#define R_OK 4
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define SEEK_SET 0
#define _SC_NPROCESSORS_ONLN 58
int close(int);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
off_t lseek(int, off_t, int);
int ftruncate(int, off_t);
int access(const char *, int);
int unlink(const char *);
int unlinkat(int, const char *, int);
int linkat(int, const char *, int, const char *, int);
int pipe(int[2]);
int isatty(int);
long sysconf(int);
pid_t getpid(void);

// stdlib.h, string.h, mach-o/dyld.h
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
char *getenv(const char *);
char *realpath(const char *__restrict, char *__restrict);
void qsort(void *, size_t, size_t, int (*_Nonnull)(const void *, const void *));
void *bsearch(const void *, const void *, size_t, size_t, int (*_Nonnull)(const void *, const void *));
char *strerror(int);
size_t strlen(const char *);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
char *strdup(const char *);
char *strndup(const char *, size_t);
void *memset(void *, int, size_t);
void *memcpy(void *, const void *, size_t);
int _NSGetExecutablePath(char *buf, uint32_t *bufsize);

// signal.h
typedef int sig_atomic_t;
typedef uint32_t sigset_t;
struct sigaction {
    void (*sa_handler)(int);
    sigset_t sa_mask;
    int sa_flags;
};
#define SIGINT 2
#define SIGTERM 15
#define SIGXFSZ 25
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigemptyset(sigset_t *);

// pthread.h, which says what may be null
#pragma clang assume_nonnull begin
struct _opaque_pthread_t {
    long __sig;
};
typedef struct _opaque_pthread_t *pthread_t;
typedef struct {
    long __sig;
} pthread_attr_t;
typedef struct {
    long __sig;
} pthread_mutex_t;
typedef struct {
    long __sig;
} pthread_mutexattr_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
#define PTHREAD_CREATE_DETACHED 2
int pthread_attr_setdetachstate(pthread_attr_t *, int);
int pthread_create(
    pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
    void *_Nullable (*_Nonnull)(void *_Nullable), void *_Nullable __restrict);
int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutex_destroy(pthread_mutex_t *);
#pragma clang assume_nonnull end

// spawn.h, sys/wait.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define WNOHANG 0x00000001
int posix_spawnp(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict,
    char *const argv[__restrict], char *const envp[__restrict]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
pid_t waitpid(pid_t, int *, int);

// sys/socket.h, netinet/in.h, poll.h
struct sockaddr {
    uint8_t sa_len;
    sa_family_t sa_family;
    char sa_data[14];
};
struct in_addr {
    in_addr_t s_addr;
};
struct sockaddr_in {
    uint8_t sin_len;
    sa_family_t sin_family;
    in_port_t sin_port;
    struct in_addr sin_addr;
    char sin_zero[8];
};
struct pollfd {
    int fd;
    short events;
    short revents;
};
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SOMAXCONN 128
#define POLLIN 0x0001
int socket(int, int, int);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int setsockopt(int, int, int, const void *, socklen_t);
int getsockname(int, struct sockaddr *__restrict, socklen_t *__restrict);
int poll(struct pollfd *, nfds_t, int);
