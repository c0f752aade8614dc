// FSEvents as far as notices-darwin.c asks for it, told by hand: what is told of paths has to come out as numbers of folders.
#include <CoreServices/CoreServices.h>
#include <assert.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "csystem.h"

static FSEventStreamCallback told;
static void *receiver;
static const char *watched[8];
static int count, releases, is_stopped, is_invalid;

const CFArrayCallBacks kCFTypeArrayCallBacks = {0};
CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callBacks) {
    assert(!allocator && capacity == 0 && callBacks == &kCFTypeArrayCallBacks);
    return (CFMutableArrayRef)watched;
}
void CFArrayAppendValue(CFMutableArrayRef array, const void *value) {
    assert((void *)array == (void *)watched);
    watched[count++] = value;
}
CFStringRef CFStringCreateWithFileSystemRepresentation(CFAllocatorRef allocator, const char *path) {
    (void)allocator;
    return (CFStringRef)path;
}
void CFRelease(CFTypeRef object) {
    assert(object);
    releases += 1;
}
dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attribute) {
    assert(label && !attribute);
    return (dispatch_queue_t)watched;
}
void dispatch_sync_f(dispatch_queue_t queue, void *context, dispatch_function_t work) {
    assert(queue && is_invalid);
    work(context);
}
void dispatch_release(dispatch_queue_t queue) { assert(queue); }
FSEventStreamRef FSEventStreamCreate(
    CFAllocatorRef allocator, FSEventStreamCallback callback, FSEventStreamContext *context, CFArrayRef paths,
    FSEventStreamEventId since, CFTimeInterval latency, FSEventStreamCreateFlags flags) {
    assert(!allocator && paths && since == kFSEventStreamEventIdSinceNow && latency < 0.1 && flags);
    told = callback;
    receiver = context->info;
    return (FSEventStreamRef)watched;
}
void FSEventStreamSetDispatchQueue(FSEventStreamRef stream, dispatch_queue_t queue) { assert(stream && queue); }
Boolean FSEventStreamStart(FSEventStreamRef stream) { return stream != NULL; }
void FSEventStreamStop(FSEventStreamRef stream) { is_stopped = stream != NULL; }
void FSEventStreamInvalidate(FSEventStreamRef stream) { is_invalid = stream && is_stopped; }
void FSEventStreamRelease(FSEventStreamRef stream) { assert(stream && is_invalid); }

static void tell(const char *path, FSEventStreamEventFlags flags) {
    FSEventStreamEventId id = 1;
    told((ConstFSEventStreamRef)watched, receiver, 1, &path, &flags, &id);
}

static int has_news(const navdocs_notices *notices) {
    struct pollfd place = {.fd = navdocs_notices_descriptor(notices), .events = POLLIN};
    return poll(&place, 1, 0) == 1;
}

// Arguments: a folder, one in it, a link to another folder, and where that leads.
int main(int argc, char **arguments) {
    assert(argc == 5);
    const char *outer = arguments[1], *inner = arguments[2], *target = arguments[4];
    const char *folders[] = {inner, "/nowhere/at/all", arguments[3], outer};
    navdocs_notices *notices = navdocs_notices_start(folders, 4);
    assert(notices);
    // A folder is watched with all that is below it.
    assert(count == 2 && releases == 3);
    for (int index = 0; index < count; index += 1) assert(strcmp(watched[index], outer) == 0 || strcmp(watched[index], target) == 0);
    assert(!has_news(notices) && navdocs_notices_next(notices) == -1);

    char path[4096];
    snprintf(path, sizeof path, "%s/A.swift", inner);
    tell(path, 0);
    tell(path, 0);
    assert(has_news(notices));
    assert(navdocs_notices_next(notices) == 0 && navdocs_notices_next(notices) == -1 && !has_news(notices));

    // Files that a link leads to are told by where they really are.
    snprintf(path, sizeof path, "%s/B.swift", target);
    tell(path, 0);
    assert(navdocs_notices_next(notices) == 2 && navdocs_notices_next(notices) == -1);

    // A folder that came or went: it, and the one that it is in.
    snprintf(path, sizeof path, "%s/", inner);
    tell(path, 0);
    long first = navdocs_notices_next(notices), second = navdocs_notices_next(notices);
    assert(first + second == 3 && first != second && navdocs_notices_next(notices) == -1);

    // What nobody asked about.
    snprintf(path, sizeof path, "%s/build/products/C.o", outer);
    tell(path, 0);
    assert(navdocs_notices_next(notices) == -1);

    // Too much at once: it may be anything.
    tell("/", kFSEventStreamEventFlagMustScanSubDirs);
    assert(navdocs_notices_next(notices) >= 0 && navdocs_notices_next(notices) >= 0 && navdocs_notices_next(notices) >= 0);
    assert(navdocs_notices_next(notices) == -1);

    navdocs_notices_stop(notices);
    assert(is_stopped && is_invalid);
    const char *missing[] = {"/nowhere/at/all"};
    assert(!navdocs_notices_start(missing, 1));
    return 0;
}
