// Linux tells of each folder by itself, up to some thousands of them, and not of those that other machines share.
#if defined(__linux__)

#include "csystem.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

struct navdocs_notices {
    int descriptor;
    /// The number of each folder by the one that the system gives it, -1 for none.
    long *folders;
    int limit;
    char buffer[64 << 10];
    ssize_t filled;
    ssize_t position;
};

// A file that is new is of interest once it is written.
static const uint32_t written = IN_CLOSE_WRITE | IN_MOVE | IN_DELETE | IN_CREATE;

// Remembers which folder a number stands for. Returns 0 where there is no memory.
static int remember(navdocs_notices *notices, int number, long folder) {
    if (number >= notices->limit) {
        int limit = number * 2 + 64;
        long *folders = realloc(notices->folders, (size_t)limit * sizeof *folders);
        if (!folders) return 0;
        for (int index = notices->limit; index < limit; index += 1) folders[index] = -1;
        notices->folders = folders;
        notices->limit = limit;
    }
    notices->folders[number] = folder;
    return 1;
}

navdocs_notices *navdocs_notices_start(const char *const *folders, size_t count) {
    navdocs_notices *notices = calloc(1, sizeof *notices);
    if (!notices) return NULL;
    notices->descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (notices->descriptor < 0) {
        free(notices);
        return NULL;
    }
    for (size_t index = 0; index < count; index += 1) {
        int number = inotify_add_watch(notices->descriptor, folders[index], written);
        if (number >= 0 && !remember(notices, number, (long)index)) break;
    }
    return notices;
}

int navdocs_notices_descriptor(const navdocs_notices *notices) { return notices->descriptor; }

long navdocs_notices_next(navdocs_notices *notices) {
    for (;;) {
        if (notices->position >= notices->filled) {
            notices->position = 0;
            notices->filled = read(notices->descriptor, notices->buffer, sizeof notices->buffer);
            if (notices->filled <= 0) return -1;
        }
        struct inotify_event event;
        memcpy(&event, notices->buffer + notices->position, sizeof event);
        notices->position += (ssize_t)(sizeof event + event.len);
        int is_new_file = event.mask & IN_CREATE && !(event.mask & IN_ISDIR);
        if (!is_new_file && event.wd >= 0 && event.wd < notices->limit && notices->folders[event.wd] >= 0)
            return notices->folders[event.wd];
    }
}

void navdocs_notices_stop(navdocs_notices *notices) {
    close(notices->descriptor);
    free(notices->folders);
    free(notices);
}

#endif
