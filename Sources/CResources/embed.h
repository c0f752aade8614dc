/* One entry of the list in resources.c: the file at EMBEDDED. */
    {EMBEDDED,
     (const unsigned char[]){
#embed EMBEDDED
     },
     sizeof((const unsigned char[]){
#embed EMBEDDED
     })},
#undef EMBEDDED
