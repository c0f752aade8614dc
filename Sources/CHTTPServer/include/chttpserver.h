#ifndef CHTTPSERVER_H
#define CHTTPSERVER_H

#include <stddef.h>
#include <sys/types.h>

/// What a client asks, as it came: nothing is decoded. Texts live as long as the call they are handed to.
typedef struct {
    const char *method;
    /// The path and what is before it, without the query.
    const char *target;
    /// How many headers name a host.
    unsigned hosts;
    /// The headers of these names; null where they are missing.
    const char *host;
    const char *fetch_site;
} navdocs_request;

/// What a client gets.
typedef struct {
    unsigned status;
    /// Names and values in turn, then a null; copied.
    const char *const *headers;
    /// What is sent; not copied, it has to live until its owner is released. Null for a stream.
    const void *body;
    size_t size;
    /// Released once, when nothing is sent of it any more. For a stream, what is read from.
    void *owner;
} navdocs_answer;

/// What the server asks, always on one and the same thread.
typedef struct {
    void *context;
    /// Answers a request: fills the answer and calls `send` with it once, before it returns.
    void (*answer)(void *context, const navdocs_request *request, void *reply);
    /// Reads what a stream has to send next. Returns the number of bytes, 0 where there is nothing now, -1 at its end.
    ssize_t (*read)(void *owner, char *buffer, size_t size);
    /// Lets go of an owner.
    void (*release)(void *owner);
} navdocs_handlers;

/// What clients may take.
typedef struct {
    /// How many may be connected at once, and how many from one address. Where more come, the one goes that has asked nothing
    /// for the longest time.
    unsigned connections;
    unsigned each;
    /// How long one may be silent, in seconds.
    unsigned silence;
    /// What the head of a request may take, in bytes.
    size_t head;
} navdocs_limits;

typedef struct navdocs_server navdocs_server;

/// Serves on a socket that listens and does not block, which it owns from then on. Null where that cannot be.
navdocs_server *navdocs_server_start(int socket, navdocs_limits limits, navdocs_handlers handlers);

/// Sends an answer, from within `answer` alone.
void navdocs_server_send(void *reply, const navdocs_answer *answer);

/// Reads from every stream that had nothing to send.
void navdocs_server_wake(navdocs_server *server);

/// Ends every connection and the server's thread, and frees the server.
void navdocs_server_stop(navdocs_server *server);

#endif
