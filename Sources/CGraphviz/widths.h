#ifndef CGRAPHVIZ_WIDTHS_H
#define CGRAPHVIZ_WIDTHS_H

#include <stddef.h>
#include <stdint.h>

/* Widths of consecutive code points, in thousandths of the font size. */
struct width_range {
    uint32_t first;
    uint32_t last;
    const uint16_t *regular;
    const uint16_t *bold;
};

/* Sorted, without overlaps. */
extern const struct width_range width_ranges[];
extern const size_t width_range_count;

#endif
