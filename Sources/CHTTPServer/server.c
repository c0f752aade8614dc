// All that touches libmicrohttpd: one thread, which Swift answers on, and streams that sleep while they have nothing to send.
#include "chttpserver.h"

#include <microhttpd.h>
#include <pthread.h>
#include <stdint.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/socket.h>

/// A connection, from its start to its end; only the server's thread knows of them.
struct client {
    struct MHD_Connection *connection;
    /// The address it comes from.
    uint32_t peer;
    /// Whether it is being answered.
    int asks;
    /// Whether it was told to end.
    int goes;
    struct stream *stream;
    struct client *newer;
    struct client *older;
};

struct stream {
    navdocs_server *server;
    struct MHD_Connection *connection;
    struct client *client;
    void *owner;
    int sleeps;
    int ends;
    struct stream *next;
    struct stream *previous;
};

struct navdocs_server {
    struct MHD_Daemon *daemon;
    navdocs_handlers handlers;
    navdocs_limits limits;
    struct client *newest;
    struct client *oldest;
    /// Guards the streams: what has nothing to send goes to sleep before anyone can wake it.
    pthread_mutex_t lock;
    struct stream *streams;
    int ends;
};

/// How many connections there may be beside those that are told to end.
static const unsigned spare = 56;

struct reply {
    navdocs_server *server;
    struct MHD_Connection *connection;
    enum MHD_Result result;
};

static struct client *client_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static void add(navdocs_server *server, struct client *client) {
    client->newer = NULL;
    client->older = server->newest;
    if (client->older) client->older->newer = client;
    else server->oldest = client;
    server->newest = client;
}

static void take(navdocs_server *server, struct client *client) {
    if (client->newer) client->newer->older = client->older;
    else server->newest = client->older;
    if (client->older) client->older->newer = client->newer;
    else server->oldest = client->newer;
}

static uint32_t peer_of(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (!info || !info->client_addr || info->client_addr->sa_family != AF_INET) return 0;
    return ((const struct sockaddr_in *)(const void *)info->client_addr)->sin_addr.s_addr;
}

static void let_go(navdocs_server *server, struct client *client) {
    client->goes = 1;
    if (client->stream) {
        pthread_mutex_lock(&server->lock);
        client->stream->ends = 1;
        if (client->stream->sleeps) MHD_resume_connection(client->connection);
        client->stream->sleeps = 0;
        pthread_mutex_unlock(&server->lock);
        return;
    }
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(client->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (info) shutdown(info->connect_fd, SHUT_RDWR);
}

// Lets the one go that has asked nothing for the longest time, where a peer has more than its share, or all have more than
// there is: so whoever asks next gets an answer. Where each is being answered, the oldest page has to ask again.
static void make_room(navdocs_server *server, const struct client *newcomer) {
    unsigned all = 0, same = 0;
    for (struct client *each = server->newest; each; each = each->older) {
        if (each->goes) continue;
        all += 1;
        same += each->peer == newcomer->peer;
    }
    int is_share = same > server->limits.each;
    if (!is_share && all <= server->limits.connections) return;
    struct client *oldest = NULL;
    for (struct client *each = server->oldest; each && each != newcomer; each = each->newer) {
        if (each->goes || (is_share && each->peer != newcomer->peer)) continue;
        if (!each->asks) {
            oldest = each;
            break;
        }
        if (!oldest && each->stream) oldest = each;
    }
    if (oldest) let_go(server, oldest);
}

static void notice(
    void *context, struct MHD_Connection *connection, void **kept, enum MHD_ConnectionNotificationCode code) {
    navdocs_server *server = context;
    struct client *client = *kept;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        client = calloc(1, sizeof *client);
        *kept = client;
        if (!client) return;
        client->connection = connection;
        client->peer = peer_of(connection);
        add(server, client);
        make_room(server, client);
    } else if (client) {
        take(server, client);
        if (client->stream) client->stream->client = NULL;
        free(client);
        *kept = NULL;
    }
}

static void complete(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
    (void)state;
    (void)code;
    struct client *client = client_of(connection);
    if (!client) return;
    client->asks = 0;
    take(context, client);
    add(context, client);
}

// Targets are decoded in Swift, where a wrong one is refused.
static size_t leave(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    size_t size = 0;
    while (text[size] != '\0') size += 1;
    return size;
}

static ssize_t read_stream(void *context, uint64_t position, char *buffer, size_t size) {
    (void)position;
    struct stream *stream = context;
    navdocs_server *server = stream->server;
    pthread_mutex_lock(&server->lock);
    ssize_t count = server->ends || stream->ends ? -1 : server->handlers.read(stream->owner, buffer, size);
    if (count == 0) {
        stream->sleeps = 1;
        MHD_suspend_connection(stream->connection);
    }
    pthread_mutex_unlock(&server->lock);
    return count < 0 ? MHD_CONTENT_READER_END_OF_STREAM : count;
}

static void free_stream(void *context) {
    struct stream *stream = context;
    navdocs_server *server = stream->server;
    pthread_mutex_lock(&server->lock);
    if (stream->next) stream->next->previous = stream->previous;
    if (stream->previous) stream->previous->next = stream->next;
    else server->streams = stream->next;
    pthread_mutex_unlock(&server->lock);
    if (stream->client) stream->client->stream = NULL;
    server->handlers.release(stream->owner);
    free(stream);
}

static struct MHD_Response *stream_response(struct reply *reply, void *owner) {
    navdocs_server *server = reply->server;
    struct stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->server = server;
    stream->connection = reply->connection;
    stream->owner = owner;
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read_stream, stream, free_stream);
    if (!response) {
        free(stream);
        return NULL;
    }
    stream->client = client_of(reply->connection);
    if (stream->client) stream->client->stream = stream;
    pthread_mutex_lock(&server->lock);
    stream->next = server->streams;
    if (stream->next) stream->next->previous = stream;
    server->streams = stream;
    pthread_mutex_unlock(&server->lock);
    return response;
}

void navdocs_server_send(void *context, const navdocs_answer *answer) {
    struct reply *reply = context;
    navdocs_handlers *handlers = &reply->server->handlers;
    struct MHD_Response *response =
        answer->body ? MHD_create_response_from_buffer_with_free_callback_cls(
                           answer->size, (void *)(uintptr_t)answer->body, handlers->release, answer->owner)
                     : stream_response(reply, answer->owner);
    if (!response) {
        handlers->release(answer->owner);
        return;
    }
    int failed = 0;
    for (const char *const *header = answer->headers; header[0]; header += 2)
        failed |= MHD_add_response_header(response, header[0], header[1]) != MHD_YES;
    if (!failed) reply->result = MHD_queue_response(reply->connection, answer->status, response);
    MHD_destroy_response(response);
}

static enum MHD_Result count_hosts(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
    (void)kind;
    (void)value;
    *(unsigned *)context += strcasecmp(name, "Host") == 0;
    return MHD_YES;
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **state) {
    (void)version;
    (void)upload;
    (void)upload_size;
    (void)state;
    navdocs_server *server = context;
    struct client *client = client_of(connection);
    if (client) client->asks = 1;
    unsigned hosts = 0;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, count_hosts, &hosts);
    navdocs_request request = {
        .method = method,
        .target = url,
        .hosts = hosts,
        .host = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host"),
        .fetch_site = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Sec-Fetch-Site"),
    };
    // Without an answer the connection is closed.
    struct reply reply = {.server = server, .connection = connection, .result = MHD_NO};
    server->handlers.answer(server->handlers.context, &request, &reply);
    return reply.result;
}

navdocs_server *navdocs_server_start(int socket, navdocs_limits limits, navdocs_handlers handlers) {
    navdocs_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->handlers = handlers;
    server->limits = limits;
    pthread_mutex_init(&server->lock, NULL);
    // The socket goes with the daemon, which asks `answer` from its own thread on at once.
    server->daemon = MHD_start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, server,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, limits.connections + spare,
        MHD_OPTION_NOTIFY_CONNECTION, notice, server, MHD_OPTION_NOTIFY_COMPLETED, complete, server,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.silence, MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.head,
        MHD_OPTION_UNESCAPE_CALLBACK, leave, NULL, MHD_OPTION_END);
    if (server->daemon) return server;
    pthread_mutex_destroy(&server->lock);
    free(server);
    return NULL;
}

void navdocs_server_wake(navdocs_server *server) {
    pthread_mutex_lock(&server->lock);
    for (struct stream *stream = server->streams; stream; stream = stream->next) {
        if (stream->sleeps) MHD_resume_connection(stream->connection);
        stream->sleeps = 0;
    }
    pthread_mutex_unlock(&server->lock);
}

void navdocs_server_stop(navdocs_server *server) {
    pthread_mutex_lock(&server->lock);
    server->ends = 1;
    pthread_mutex_unlock(&server->lock);
    navdocs_server_wake(server);
    MHD_stop_daemon(server->daemon);
    pthread_mutex_destroy(&server->lock);
    free(server);
}
