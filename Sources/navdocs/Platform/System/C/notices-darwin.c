// macOS tells of everything below a folder, on a queue of its own and by the path that a file really has: FSEvents.
#if defined(__APPLE__)

#include "csystem.h"

#include <CoreServices/CoreServices.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct folder {
    /// Without links.
    char *path;
    long number;
};

struct navdocs_notices {
    /// Sorted by path.
    struct folder *folders;
    size_t count;
    FSEventStreamRef stream;
    dispatch_queue_t queue;
    int is_started;
    /// A pipe that holds a byte where there is news.
    int ends[2];
    /// Guards the news.
    pthread_mutex_t lock;
    /// Whether there is news of each folder, in the order of `folders`.
    char *told;
};

// How long the system may hold back what it tells, in seconds.
static const double latency = 0.01;

static int compare(const void *left, const void *right) {
    return strcmp(((const struct folder *)left)->path, ((const struct folder *)right)->path);
}

static int is_below(const char *path, const char *folder) {
    size_t size = strlen(folder);
    return strncmp(path, folder, size) == 0 && (path[size] == '/' || path[size] == '\0');
}

// Marks a folder by the first characters of a path.
static void tell(navdocs_notices *notices, const char *path, size_t size) {
    char *folder = strndup(path, size);
    if (!folder) return;
    struct folder key = {.path = folder, .number = 0};
    struct folder *found = bsearch(&key, notices->folders, notices->count, sizeof key, compare);
    if (found) notices->told[found - notices->folders] = 1;
    free(folder);
}

static void notice(
    ConstFSEventStreamRef stream, void *context, size_t count, void *paths, const FSEventStreamEventFlags *flags,
    const FSEventStreamEventId *ids) {
    (void)stream;
    (void)ids;
    navdocs_notices *notices = context;
    pthread_mutex_lock(&notices->lock);
    for (size_t index = 0; index < count; index += 1) {
        const char *path = ((char **)paths)[index];
        size_t size = strlen(path);
        while (size > 1 && path[size - 1] == '/') size -= 1;
        // Where there was too much to tell, it may be anything below.
        if (flags[index] & kFSEventStreamEventFlagMustScanSubDirs) {
            for (size_t each = 0; each < notices->count; each += 1) notices->told[each] = 1;
            continue;
        }
        tell(notices, path, size);
        while (size > 1 && path[size - 1] != '/') size -= 1;
        tell(notices, path, size > 1 ? size - 1 : size);
    }
    pthread_mutex_unlock(&notices->lock);
    // A pipe that is full holds a byte already.
    ssize_t written = write(notices->ends[1], "", 1);
    (void)written;
}

// The folders that no other one contains, as FSEvents wants them.
static CFArrayRef roots(const navdocs_notices *notices) {
    CFMutableArrayRef paths = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
    const char *last = NULL;
    for (size_t index = 0; paths && index < notices->count; index += 1) {
        const char *path = notices->folders[index].path;
        if (last && is_below(path, last)) continue;
        CFStringRef text = CFStringCreateWithFileSystemRepresentation(NULL, path);
        if (!text) continue;
        CFArrayAppendValue(paths, text);
        CFRelease(text);
        last = path;
    }
    return paths;
}

static int listen_to(navdocs_notices *notices) {
    if (pipe(notices->ends) != 0) return 0;
    for (int end = 0; end < 2; end += 1) {
        fcntl(notices->ends[end], F_SETFD, FD_CLOEXEC);
        fcntl(notices->ends[end], F_SETFL, O_NONBLOCK);
    }
    CFArrayRef paths = roots(notices);
    if (!paths) return 0;
    FSEventStreamContext context = {0, notices, NULL, NULL, NULL};
    notices->stream = FSEventStreamCreate(
        NULL, notice, &context, paths, kFSEventStreamEventIdSinceNow, latency,
        kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagFileEvents);
    CFRelease(paths);
    if (!notices->stream) return 0;
    notices->queue = dispatch_queue_create("navdocs.notices", NULL);
    FSEventStreamSetDispatchQueue(notices->stream, notices->queue);
    notices->is_started = FSEventStreamStart(notices->stream);
    return notices->is_started;
}

navdocs_notices *navdocs_notices_start(const char *const *folders, size_t count) {
    navdocs_notices *notices = calloc(1, sizeof *notices);
    if (!notices) return NULL;
    notices->ends[0] = notices->ends[1] = -1;
    pthread_mutex_init(&notices->lock, NULL);
    notices->folders = calloc(count + 1, sizeof *notices->folders);
    notices->told = calloc(count + 1, 1);
    for (size_t index = 0; notices->folders && notices->told && index < count; index += 1) {
        char *path = realpath(folders[index], NULL);
        if (!path) continue;
        notices->folders[notices->count] = (struct folder){.path = path, .number = (long)index};
        notices->count += 1;
    }
    if (notices->count > 0) qsort(notices->folders, notices->count, sizeof *notices->folders, compare);
    if (notices->count > 0 && listen_to(notices)) return notices;
    navdocs_notices_stop(notices);
    return NULL;
}

int navdocs_notices_descriptor(const navdocs_notices *notices) { return notices->ends[0]; }

long navdocs_notices_next(navdocs_notices *notices) {
    // What is told from now on writes another byte.
    char bytes[64];
    while (read(notices->ends[0], bytes, sizeof bytes) > 0) {}
    long number = -1;
    pthread_mutex_lock(&notices->lock);
    for (size_t index = 0; number < 0 && index < notices->count; index += 1) {
        if (!notices->told[index]) continue;
        notices->told[index] = 0;
        number = notices->folders[index].number;
    }
    pthread_mutex_unlock(&notices->lock);
    return number;
}

static void nothing(void *context) { (void)context; }

void navdocs_notices_stop(navdocs_notices *notices) {
    if (notices->stream) {
        if (notices->is_started) FSEventStreamStop(notices->stream);
        if (notices->queue) FSEventStreamInvalidate(notices->stream);
        // Whatever is being told still ends before its memory goes.
        if (notices->queue) dispatch_sync_f(notices->queue, NULL, nothing);
        FSEventStreamRelease(notices->stream);
    }
    if (notices->queue) dispatch_release(notices->queue);
    for (int end = 0; end < 2; end += 1)
        if (notices->ends[end] >= 0) close(notices->ends[end]);
    for (size_t index = 0; index < notices->count; index += 1) free(notices->folders[index].path);
    free(notices->folders);
    free(notices->told);
    pthread_mutex_destroy(&notices->lock);
    free(notices);
}

#endif
