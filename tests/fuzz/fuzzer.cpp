/// libFuzzer's part of the targets. The first line of an input names the kind of the following
/// file, so one run tests every kind.

#include "tests/fuzz/hostile_strings.h"
#include "tests/fuzz/target.h"
#include "ui/paint/text/fonts.h"

#include <QApplication>

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace {

QByteArray bytesOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
}

} // namespace

/// Caches of a library, which it keeps until the end.
extern "C" const char* __lsan_default_suppressions()
{
    return "leak:libfontconfig\n";
}

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    new QApplication(*argc, *argv); // never deleted: Qt's own static objects are destroyed first
    lab::ui::useOwnFonts();
    return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

/// Keeps the kind. Every fourth mutation replaces one of the file's strings by a hostile one; the
/// others are libFuzzer's own.
extern "C" std::size_t LLVMFuzzerCustomMutator(
    std::uint8_t* data, std::size_t size, std::size_t most, unsigned int seed)
{
    constexpr unsigned int others = 4;
    const auto first = static_cast<std::size_t>(bytesOf(data, size).indexOf('\n') + 1);
    if (first == 0 || first >= most)
        return LLVMFuzzerMutate(data, size, most);
    std::uint8_t* const file = data + first;
    const QByteArray bytes = bytesOf(file, size - first);
    const auto places = lab::fuzz::stringsIn(bytes);
    if (seed % others == 0 && !places.empty()) {
        const lab::fuzz::FoundString& place = places[seed / others % places.size()];
        const auto& texts = lab::fuzz::hostileStrings(bytes[place.first] == '"');
        const QByteArray whole = lab::fuzz::withString(
            bytes, place, texts[seed / others / places.size() % texts.size()]);
        if (static_cast<std::size_t>(whole.size()) <= most - first) {
            std::ranges::copy(whole, file);
            return first + static_cast<std::size_t>(whole.size());
        }
    }
    return first + LLVMFuzzerMutate(file, size - first, most - first);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray input = bytesOf(data, size);
    const qsizetype end = input.indexOf('\n');
    const std::string_view kind(
        input.constData(), static_cast<std::size_t>(std::max<qsizetype>(end, 0)));
    const auto& all = lab::fuzz::targets();
    const auto found =
        std::ranges::find_if(all, [&](const auto& target) { return kind == target.name; });
    if (found == all.end())
        return -1; // not to be kept
    found->read(input.sliced(end + 1));
    return 0;
}
