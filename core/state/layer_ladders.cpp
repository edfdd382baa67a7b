#include "core/state/layer_ladders.h"

#include "core/encodings/rope/formula.h"
#include "core/state/rope_numbers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace lab {

namespace {

/// The state with the rotation of the layers of this kind.
LabState turnedAs(const LabState& state, const LayerKind& kind)
{
    LabState turned = state;
    turned.rotations.base = kind.base;
    turned.rotations.width = kind.width;
    turned.rotations.rotatedShare = kind.rotatedShare;
    turned.rotations.scaling = kind.scaling;
    return turned;
}

constexpr const char* anObject = "{…}"; // placeholder for the value in a note on a part

/// Keys about several axes of positions; no number about a single axis contains them.
constexpr std::array<std::string_view, 6> keysKept {"mrope_section", "xdrope_section",
    "mrope_interleaved", "mrope_interleaved_glm", "mrope_layout", "video_rope"};

std::string lastOf(const std::string& path)
{
    return path.substr(path.rfind('.') + 1);
}

bool isOfWord(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
        || (letter >= '0' && letter <= '9') || letter == '_';
}

// Notes may come from a scene file of unknown origin.
bool isOnPart(const ReadingNote& readingNote)
{
    const auto isOfPath = [](char letter) { return isOfWord(letter) || letter == '.'; };
    return readingNote.origin == Origin::File && readingNote.value == anObject
        && std::ranges::all_of(readingNote.key, isOfPath);
}

/// Whether the note is about a kept key in the block, which is lost when the block is replaced, or
/// about one set by the class, which a server needs all the same.
bool isOnKeptKey(const ReadingNote& readingNote)
{
    const bool isInBlock = readingNote.key.find("rope_parameters.") != std::string::npos
        || readingNote.key.find("rope_scaling.") != std::string::npos
        || readingNote.origin == Origin::ModelClass;
    return isInBlock && std::ranges::find(keysKept, lastOf(readingNote.key)) != keysKept.end();
}

/// The integers of a list, "24,20,20", with a space after each comma; empty for other text.
std::optional<std::string> listIn(const std::string& text)
{
    std::string list;
    bool isAfterDigit = false;
    for (const char letter : text) {
        const bool isDigit = letter >= '0' && letter <= '9';
        const bool isBetween = letter == ',' && isAfterDigit;
        const bool isBlank = letter == ' ' && !list.empty() && list.back() == ' ';
        if (!isDigit && !isBetween && !isBlank)
            return std::nullopt;
        if (!isBlank)
            list += letter;
        if (isBetween)
            list += ' ';
        isAfterDigit = isDigit;
    }
    return isAfterDigit ? std::optional(list) : std::nullopt;
}

/// A note contains a list of numbers, a truth value or a word as in the file, or a change: "false →
/// true". Anything else is rejected, because the value is written without further checks.
std::optional<std::string> jsonIn(const std::string& readingNote)
{
    const std::string value = readingNote.substr(readingNote.find("→ ") == std::string::npos
            ? 0
            : readingNote.find("→ ") + std::string("→ ").size());
    if (value == "true" || value == "false")
        return value;
    if (value.size() < 3)
        return std::nullopt;
    const std::string inner = value.substr(1, value.size() - 2);
    if (value.front() == '"' && value.back() == '"' && std::ranges::all_of(inner, isOfWord))
        return value;
    const auto list = listIn(inner);
    return value.front() == '[' && value.back() == ']' && list ? std::optional('[' + *list + ']')
                                                               : std::nullopt;
}

} // namespace

std::vector<LayerKind> currentLayerKinds(const LabState& state)
{
    std::vector<LayerKind> kinds = state.model.kinds;
    const auto shown = static_cast<std::size_t>(state.model.kind);
    if (shown >= kinds.size() || !kinds[shown].rotates)
        return kinds;
    const Rotations& rotations = state.rotations;
    kinds[shown].base = rotations.base;
    kinds[shown].width = rotations.width;
    kinds[shown].rotatedShare = rotations.rotatedShare;
    kinds[shown].scaling = rotations.scaling;
    return kinds;
}

bool haveSameRotation(const LabState& state, const LayerKind& one, const LayerKind& other)
{
    return haveSameRotation(turnedAs(state, one), turnedAs(state, other));
}

std::vector<LayerKind> kindsWithOtherFrequencies(const LabState& state)
{
    std::vector<LayerKind> others;
    const std::vector<LayerKind> kinds = currentLayerKinds(state);
    for (const LayerKind& kind : kinds)
        if (kind.rotates
            && !haveSameRotation(state, kind, kinds[static_cast<std::size_t>(state.model.kind)]))
            others.push_back(kind);
    return others;
}

std::string ropePart(const LabState& state)
{
    const auto part = std::ranges::find_if(state.model.readingNotes, isOnPart);
    return part == state.model.readingNotes.end() ? std::string() : part->key;
}

std::vector<KeptKey> keptKeys(const LabState& state)
{
    const auto shown = static_cast<std::size_t>(state.model.kind);
    if (shown >= state.model.kinds.size())
        return {};
    const LayerKind& own = state.model.kinds[shown];
    if (rotatedWidth(own.width, own.rotatedShare) != rotary(state.rotations).rotatedWidth)
        return {};
    std::vector<KeptKey> kept;
    for (const ReadingNote& readingNote : state.model.readingNotes) {
        const std::string key = lastOf(readingNote.key);
        const auto json = isOnKeptKey(readingNote) ? jsonIn(readingNote.value) : std::nullopt;
        if (json && std::ranges::find(kept, key, &KeptKey::key) == kept.end())
            kept.push_back({key, *json});
    }
    std::ranges::sort(kept, {}, [](const KeptKey& one) { // in the order of a file
        return std::ranges::find(keysKept, one.key) - keysKept.begin();
    });
    return kept;
}

bool isForWriting(const ReadingNote& readingNote)
{
    return isOnPart(readingNote) || isOnKeptKey(readingNote);
}

ReadingNote readingNoteOnPart(const std::string& path)
{
    return {Origin::File, path, anObject};
}

bool haveEntryEach(const std::vector<LayerKind>& kinds)
{
    std::set<std::string> entries;
    return std::ranges::all_of(kinds, [&](const LayerKind& kind) {
        return !kind.rotates || (!kind.entry.empty() && entries.insert(kind.entry).second);
    });
}

} // namespace lab
