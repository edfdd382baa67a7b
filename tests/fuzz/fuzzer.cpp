/// libFuzzer's side of the targets: the variable LAB_FUZZ names the one that is to read.

#include "tests/fuzz/target.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

const lab::fuzz::Target* wanted = nullptr;

}

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    static const QCoreApplication application(*argc, *argv);
    const QByteArray name = qgetenv("LAB_FUZZ");
    const auto& all = lab::fuzz::targets();
    const auto found =
        std::ranges::find_if(all, [&](const auto& target) { return name == target.name; });
    if (found == all.end()) {
        std::fputs("LAB_FUZZ must be one of:", stderr);
        for (const auto& target : all)
            std::fprintf(stderr, " %s", target.name);
        std::fputs("\n", stderr);
        std::exit(2);
    }
    wanted = &*found;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    wanted->read(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
