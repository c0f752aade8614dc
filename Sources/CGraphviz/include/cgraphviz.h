#ifndef CGRAPHVIZ_H
#define CGRAPHVIZ_H
#include <stddef.h>
#endif
