#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stddef.h>

/// Puts each of two names, in open folders, where the other is, at one moment.
/// Returns 0, or -1 with errno set: ENOSYS where the system cannot, EINVAL or ENOTSUP where the file system cannot.
int navdocs_exchange(int folder, const char *first, int other, const char *second);

/// From now on the first SIGINT or SIGTERM writes a byte into a pipe instead of ending the process; the second ends it.
/// Returns 0, or -1 with errno set.
int navdocs_catch_interrupts(int pipe);

/// What the system tells of folders in which something was written, came or went.
typedef struct navdocs_notices navdocs_notices;

/// Has the system tell of some folders, whose paths are absolute. NULL where it tells nothing.
navdocs_notices *navdocs_notices_start(const char *const *folders, size_t count);

/// What can be read from where there is news.
int navdocs_notices_descriptor(const navdocs_notices *notices);

/// The number of a folder that there is news of, counted from 0 in the order in which they were named; -1 where there is no
/// more. One may be told several times.
long navdocs_notices_next(navdocs_notices *notices);

void navdocs_notices_stop(navdocs_notices *notices);

#endif
