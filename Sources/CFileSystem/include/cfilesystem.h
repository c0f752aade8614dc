#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

/// Puts each of two names, in open folders, where the other is, at one moment.
/// Returns 0, or -1 with errno set: ENOSYS where the system cannot, EINVAL or ENOTSUP where the file system cannot.
int navdocs_exchange(int folder, const char *first, int other, const char *second);

#endif
