/* Graphviz in process: libgvc 2.42 and later, <graphviz/gvc.h>. */
#include "cgraphviz.h"

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <graphviz/gvplugin.h>
#include <graphviz/gvplugin_textlayout.h>
#include <stdlib.h>
#include <string.h>

/* Text layout: a plug-in for Graphviz that stands before the one that asks the machine's fonts. */

static __typeof__(((gvtextlayout_engine_t *)0)->textlayout(NULL, NULL)) lay_out(textspan_t *span, char **font_path) {
    (void)font_path;
    double size = span->font->size;
    span->size.x = cgraphviz_text_width(span->str, size, (span->font->flags & HTML_BF) != 0);
    span->size.y = size * 1.2;
    span->yoffset_layout = 0;
    span->yoffset_centerline = size * 0.1;
    span->layout = NULL;
    span->free_layout = NULL;
    return 1;
}

static gvtextlayout_engine_t engine = {lay_out};
static gvplugin_installed_t text_layouts[] = {{0, "textlayout", 1000, &engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t apis[] = {{API_textlayout, text_layouts}, {(api_t)0, NULL}};
static gvplugin_library_t library = {"navdocs", apis};
static const lt_symlist_t builtins[] = {{"gvplugin_navdocs_LTX_library", &library}, {NULL, NULL}};

/* Messages: Graphviz hands over a word for the level, then the text, piece by piece. */

static char *messages;

static int collect(char *piece) {
    size_t held = messages ? strlen(messages) : 0;
    char *longer = realloc(messages, held + strlen(piece) + 1);
    if (longer) {
        messages = longer;
        strcpy(messages + held, piece);
    }
    return 0;
}

static void bound(Agraph_t *graph, char *name, char *value) {
    if (!agattr(graph, AGRAPH, name, NULL)) agattr(graph, AGRAPH, name, value);
}

static char *drawn(GVC_t *context, Agraph_t *graph) {
    bound(graph, "nslimit", "8");
    bound(graph, "nslimit1", "8");
    bound(graph, "mclimit", "1");
    char *svg = NULL;
    size_t length = 0;
    if (gvLayout(context, graph, "dot") == 0) {
        /* The length's type differs between versions; the text ends with a zero in all of them. */
        if (gvRenderData(context, graph, "svg", &svg, (void *)&length) != 0 || agerrors() >= AGERR) {
            gvFreeRenderData(svg);
            svg = NULL;
        }
        gvFreeLayout(context, graph);
    }
    return svg;
}

/*
 * The scanner keeps what follows a graph, and stays inside a comment that never ended. This ends the comment and reads
 * the rest away, so that no graph meets what is left of the one before.
 */
static void settle(void) {
    const char *const texts[] = {"*/ graph {}", ""};
    for (size_t index = 0; index < sizeof texts / sizeof texts[0]; index++) {
        Agraph_t *graph = agmemread(texts[index]);
        if (graph) agclose(graph);
    }
}

char *cgraphviz_svg(const char *dot, char **message) {
    *message = NULL;
    messages = NULL;
    agseterr(AGERR);
    agreseterrors();
    agusererrf previous = agseterrf((agusererrf)collect);
    char *svg = NULL;
    GVC_t *context = gvContextPlugins(builtins, 1);
    if (context) {
        agreadline(1);
        Agraph_t *graph = agmemread(dot);
        if (graph) {
            svg = drawn(context, graph);
            agclose(graph);
        }
        gvFreeContext(context);
    }
    if (!svg) {
        *message = messages ? messages : strdup("there is no graph in the text");
        messages = NULL;
    }
    settle();
    agseterrf(previous);
    free(messages);
    messages = NULL;
    return svg;
}

char *cgraphviz_version(void) {
    GVC_t *context = gvContextPlugins(builtins, 1);
    if (!context) return NULL;
    char *version = strdup(gvcVersion(context));
    gvFreeContext(context);
    return version;
}

void cgraphviz_free(char *text) { free(text); }
