#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H

/*
 * Draws a graph with Graphviz's `dot`, measuring text with a table of Helvetica's widths instead of the machine's
 * fonts, so that the same text gives the same bytes everywhere.
 *
 * Not thread-safe, as libgvc is not: one call at a time in a process.
 *
 * `dot` is one graph in DOT, UTF-8. Where it does not bound the layout itself (nslimit, nslimit1, mclimit), defaults
 * are set that do.
 *
 * Returns the SVG, or NULL when Graphviz reported an error. `*message` then holds Graphviz's own words, or is NULL
 * when memory ran out. Both are freed with cgraphviz_free. Nothing is printed.
 */
char *cgraphviz_svg(const char *dot, char **message);

/* The version of the Graphviz that draws, not of the one it was built with; freed with cgraphviz_free, NULL without memory. */
char *cgraphviz_version(void);

/* Frees what the others returned; NULL is fine. */
void cgraphviz_free(char *text);

/* The width of one line of UTF-8 text in the unit of `size`, as the layout takes it to be. */
double cgraphviz_text_width(const char *text, double size, int bold);

#endif
