/* How wide text is, from a table and not from the machine's fonts. */
#include "cgraphviz.h"
#include "widths.h"

/* Blocks the table leaves out, in thousandths of the font size; sorted. What no block holds is `average`. */
static const struct {
    uint32_t first, last;
    uint16_t width;
} blocks[] = {
    {0x0000, 0x001F, 0},    {0x007F, 0x009F, 0},    {0x0300, 0x036F, 0},    {0x0483, 0x0489, 0},
    {0x0591, 0x05BD, 0},    {0x0610, 0x061A, 0},    {0x064B, 0x065F, 0},    {0x0670, 0x0670, 0},
    {0x06D6, 0x06DC, 0},    {0x0E31, 0x0E31, 0},    {0x0E34, 0x0E3A, 0},    {0x0E47, 0x0E4E, 0},
    {0x1100, 0x115F, 1000}, {0x1160, 0x11FF, 0},    {0x1AB0, 0x1AFF, 0},    {0x1DC0, 0x1DFF, 0},
    {0x200B, 0x200F, 0},    {0x2028, 0x202E, 0},    {0x2060, 0x206F, 0},    {0x20D0, 0x20FF, 0},
    {0x2600, 0x27BF, 1200}, {0x2E80, 0x303E, 1000}, {0x3040, 0xA4CF, 1000}, {0xA960, 0xA97F, 1000},
    {0xAC00, 0xD7A3, 1000}, {0xF900, 0xFAFF, 1000}, {0xFE00, 0xFE0F, 0},    {0xFE20, 0xFE2F, 0},
    {0xFE30, 0xFE4F, 1000}, {0xFEFF, 0xFEFF, 0},    {0xFF00, 0xFF60, 1000}, {0xFFE0, 0xFFE6, 1000},
    {0x1F1E6, 0x1F1FF, 600}, {0x1F300, 0x1F3FA, 1200}, {0x1F3FB, 0x1F3FF, 0}, {0x1F400, 0x1FAFF, 1200},
    {0x20000, 0x3FFFF, 1000}, {0xE0000, 0xE0FFF, 0},
};
static const uint16_t average = 620;
static const uint32_t joiner = 0x200D;

/* The next code point; malformed bytes count as one character each. */
static uint32_t next_scalar(const unsigned char **cursor) {
    const unsigned char *bytes = *cursor;
    uint32_t lead = bytes[0];
    int length = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 0;
    uint32_t scalar = length < 2 ? lead : lead & (0x7Fu >> length);
    for (int index = 1; index < length; index++) {
        if ((bytes[index] & 0xC0) != 0x80) {
            length = 0;
            break;
        }
        scalar = scalar << 6 | (bytes[index] & 0x3Fu);
    }
    *cursor += length > 0 ? length : 1;
    return length > 0 ? scalar : 0xFFFD;
}

static unsigned scalar_width(uint32_t scalar, int bold) {
    for (size_t index = 0; index < width_range_count && width_ranges[index].first <= scalar; index++) {
        const struct width_range *range = &width_ranges[index];
        if (scalar > range->last) continue;
        uint16_t width = (bold ? range->bold : range->regular)[scalar - range->first];
        if (width > 0) return width;
    }
    for (size_t index = 0; index < sizeof blocks / sizeof blocks[0] && blocks[index].first <= scalar; index++) {
        if (scalar <= blocks[index].last) return blocks[index].width;
    }
    return average;
}

double cgraphviz_text_width(const char *text, double size, int bold) {
    const unsigned char *cursor = (const unsigned char *)text;
    unsigned long thousandths = 0;
    uint32_t previous = 0;
    while (*cursor) {
        uint32_t scalar = next_scalar(&cursor);
        /* An emoji after a joiner is drawn into the one before it. */
        if (previous != joiner || scalar < 0x2600) thousandths += scalar_width(scalar, bold);
        previous = scalar;
    }
    return (double)thousandths * size / 1000;
}
