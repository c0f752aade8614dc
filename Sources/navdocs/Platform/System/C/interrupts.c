#define _GNU_SOURCE
#include "csystem.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t end;

static void tell(int signal) {
    (void)signal;
    int error = errno;
    // A pipe that is full holds a byte already.
    ssize_t count = write(end, "", 1);
    (void)count;
    errno = error;
}

int navdocs_catch_interrupts(int pipe) {
    end = pipe;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = tell;
    action.sa_flags = SA_RESTART | (int)SA_RESETHAND;
    sigemptyset(&action.sa_mask);
    return sigaction(SIGINT, &action, NULL) == 0 && sigaction(SIGTERM, &action, NULL) == 0 ? 0 : -1;
}
