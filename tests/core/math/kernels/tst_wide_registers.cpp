#include "core/math/kernels/wide_registers.h"

#include <doctest/doctest.h>

#include <cmath>

#if defined(__x86_64__)
#include <cpuid.h>

#include <optional>

namespace {

/// Whether the processor marks the upper halves as in use; empty if it does not report this.
std::optional<bool> areInUse()
{
    unsigned eax = 0;
    unsigned ebx = 0;
    unsigned ecx = 0;
    unsigned edx = 0;
    if (!__get_cpuid_count(0xd, 1, &eax, &ebx, &ecx, &edx) || !(eax & 4U))
        return std::nullopt;
    asm volatile("xgetbv" : "=a"(eax), "=d"(edx) : "c"(1));
    return (eax & 4U) != 0;
}

void use()
{
    asm volatile("vpcmpeqd %%xmm15, %%xmm15, %%xmm15\n\t"
                 "vinsertf128 $1, %%xmm15, %%ymm15, %%ymm15" ::
                     : "xmm15");
}

} // namespace

TEST_CASE("the upper halves of the vector registers are released")
{
    if (!__builtin_cpu_supports("avx") || !areInUse().has_value())
        return;
    lab::releaseWideRegisters();
    const bool isTracked = !*areInUse(); // some processors always report them as in use
    use();
    CHECK(*areInUse());
    lab::releaseWideRegisters();
    CHECK(*areInUse() != isTracked);
}
#endif

TEST_CASE("releasing registers changes no numbers")
{
    double sum = 0;
    for (int i = 1; i <= 100; ++i) {
        const double logarithm = std::log(i);
        lab::releaseWideRegisters();
        sum += logarithm - std::log(i);
    }
    CHECK(std::abs(sum) <= 0);
}
