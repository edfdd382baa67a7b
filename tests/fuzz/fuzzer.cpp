/// libFuzzer's side of the targets: the variable LAB_FUZZ names the one that is to read.

#include "tests/fuzz/hostile_strings.h"
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

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Every fourth time one of the file's strings becomes a stranger's; else libFuzzer's own ways.
extern "C" std::size_t LLVMFuzzerCustomMutator(
    std::uint8_t* data, std::size_t size, std::size_t most, unsigned int seed)
{
    constexpr unsigned int others = 4;
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto places = lab::fuzz::stringsIn(bytes);
    if (seed % others != 0 || places.empty())
        return LLVMFuzzerMutate(data, size, most);
    const lab::fuzz::FoundString& place = places[seed / others % places.size()];
    const auto& texts = lab::fuzz::hostileStrings(bytes[place.first] == '"');
    const QByteArray whole =
        lab::fuzz::withString(bytes, place, texts[seed / others / places.size() % texts.size()]);
    if (static_cast<std::size_t>(whole.size()) > most)
        return LLVMFuzzerMutate(data, size, most);
    std::ranges::copy(whole, data);
    return static_cast<std::size_t>(whole.size());
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    wanted->read(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    return 0;
}
