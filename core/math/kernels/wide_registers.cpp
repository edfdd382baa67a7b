#include "core/math/kernels/wide_registers.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lab {

#if defined(__x86_64__)
namespace {

__attribute__((target("avx"))) void zeroUpperHalves()
{
    _mm256_zeroupper();
}

} // namespace
#endif

void releaseWideRegisters()
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx"))
        zeroUpperHalves();
#endif
}

} // namespace lab
