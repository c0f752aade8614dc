#include "cgraphviz.h"
