#include "tests/fuzz/target.h"

#include <cstdio>
#include <cstdlib>

namespace lab::fuzz {

// Constructed on first use: static objects of other sources register in any order.
std::vector<Target>& targets()
{
    static std::vector<Target> all;
    return all;
}

void require(bool holds, const char* law)
{
    if (holds)
        return;
    std::fprintf(stderr, "This law does not hold: %s\n", law);
    std::abort();
}

} // namespace lab::fuzz
