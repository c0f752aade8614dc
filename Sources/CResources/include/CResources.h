#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>

/*
 * Files that are built into the program as they stand: what every site holds, and what the program writes for others.
 * As object data they cost the compiler nothing.
 */

/* A file. All of it lives as long as the program. */
typedef struct {
    const char *path;
    const unsigned char *bytes;
    size_t count;
} CResource;

/* Every file that is built in. */
const CResource *cresources(size_t *count);

#endif
