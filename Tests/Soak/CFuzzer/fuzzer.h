/* The entry to libFuzzer for a program with a `main` of its own: compiler-rt's FuzzerInterface.h does not declare it. */
#ifndef NAVDOCS_FUZZER_H
#define NAVDOCS_FUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*feed)(const uint8_t *bytes, size_t count));

#endif
