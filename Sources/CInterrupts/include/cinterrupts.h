#ifndef CINTERRUPTS_H
#define CINTERRUPTS_H

/// From now on the first SIGINT or SIGTERM writes a byte into a pipe instead of ending the process; the second ends it.
/// Returns 0, or -1 with errno set.
int navdocs_catch_interrupts(int pipe);

#endif
