#include "core/state/parameters.h"

#include "core/math/read_number.h"
#include "core/math/written_number.h"
#include "core/state/links.h"
#include "core/state/rope_numbers.h"
#include "core/state/rows/parameter_rows.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace lab {

namespace {

// In the order in which a patch applies them: the positions, then each encoding, then what concerns
// several.
std::vector<Parameter> joined()
{
    std::vector<Parameter> all;
    for (const auto rows : {modelRows(), positionRows(), linkRows(), orderRows(), schemeRows(),
             alibiFormRows(), derivationRows(), derivationHandleRows(), scalingRows(),
             contextBenchRows(), shownMethodRows(), precisionRows(), attentionRows(), wavesRows(),
             biasesRows(), relativeRows(), gridsRows(), experimentRows(), compareRows(),
             needsRows(), contextRows()})
        all.insert(all.end(), rows.begin(), rows.end());
    return all;
}

std::optional<double> number(const Value& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return *real;
    return std::nullopt;
}

// Removes the spaces between thousands from digits, one point, a sign and an exponent.
std::string plain(std::string_view typed)
{
    constexpr std::array<std::string_view, 4> gaps = {
        "\u2009", "\u202f", "\u00a0", " "}; // thin, narrow, no-break, plain
    constexpr std::string_view minus = "\u2212";
    std::string result;
    while (!typed.empty()) {
        const auto gap = std::ranges::find_if(
            gaps, [typed](std::string_view g) { return typed.starts_with(g); });
        if (gap != gaps.end()) {
            typed.remove_prefix(gap->size());
        } else if (typed.starts_with(minus)) {
            result += '-';
            typed.remove_prefix(minus.size());
        } else {
            result += typed.front();
            typed.remove_prefix(1);
        }
    }
    return result;
}

/// "131,072" without its commas.
std::string withoutThousands(std::string digits)
{
    const auto isDigit = [](char sign) { return sign >= '0' && sign <= '9'; };
    const std::size_t first = digits.find(',');
    if (first == std::string::npos || first == 0 || first > 3)
        return digits;
    for (std::size_t place = 0; place < digits.size(); ++place) {
        const bool isComma = place >= first && (place - first) % 4 == 0;
        if (isComma ? digits[place] != ',' : !isDigit(digits[place]))
            return digits;
    }
    if ((digits.size() - first) % 4 == 0)
        std::erase(digits, ',');
    return digits;
}

template <class Number> std::optional<Number> whole(std::string_view digits)
{
    Number number {};
    const auto [end, error] = readNumber(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc {} || end != digits.data() + digits.size())
        return std::nullopt;
    return number;
}

/// The saved rows whose values in `state` and `base` differ.
Patch unlike(const LabState& base, const LabState& state)
{
    Patch patch;
    for (const Parameter& parameter : parameters()) {
        const Value value = parameter.read(state);
        if (!parameter.derived && value != parameter.read(base))
            patch.push_back({std::string(parameter.key), value});
    }
    return patch;
}

} // namespace

std::span<const Parameter> parameters()
{
    static const std::vector<Parameter> all = joined();
    return all;
}

const Parameter* parameterNamed(std::string_view key)
{
    static const auto all = [] {
        std::unordered_map<std::string_view, const Parameter*> named;
        for (const Parameter& parameter : parameters())
            named.emplace(parameter.key, &parameter);
        return named;
    }();
    const auto found = all.find(key);
    return found == all.end() ? nullptr : found->second;
}

std::optional<Value> accepted(const Parameter& parameter, const Value& value, const LabState& state)
{
    switch (parameter.kind) {
    case ParameterKind::Flag:
        return std::holds_alternative<bool>(value) ? std::optional(value) : std::nullopt;
    case ParameterKind::Choice: {
        const auto* key = std::get_if<std::string>(&value);
        const bool isKnown = key
            && std::ranges::find(parameter.choices, *key, &Choice::key) != parameter.choices.end();
        return isKnown ? std::optional(value) : std::nullopt;
    }
    case ParameterKind::Text: {
        const auto* text = std::get_if<std::string>(&value);
        return text && parameter.admits(state, *text) ? std::optional(value) : std::nullopt;
    }
    case ParameterKind::Integer:
    case ParameterKind::Real:
        break;
    }
    const auto given = number(value);
    const Range range = parameter.range(state);
    if (!given || !(*given >= range.lowest && *given <= range.highest))
        return std::nullopt;
    if (parameter.kind == ParameterKind::Real)
        return *given;
    const auto rounded = static_cast<std::int64_t>(*given);
    const bool isWhole = std::abs(*given - static_cast<double>(rounded)) <= 0;
    if (!isWhole || rounded % parameter.multipleOf != 0)
        return std::nullopt;
    return rounded;
}

std::optional<Value> wellFormed(const Parameter& parameter, std::string_view text)
{
    if (parameter.kind == ParameterKind::Text)
        return std::string(text);
    std::string typed = plain(text);
    switch (parameter.kind) {
    case ParameterKind::Flag:
        if (typed == "true" || typed == "yes" || typed == "on" || typed == "1")
            return true;
        if (typed == "false" || typed == "no" || typed == "off" || typed == "0")
            return false;
        return std::nullopt;
    case ParameterKind::Choice:
    case ParameterKind::Text:
        return typed;
    case ParameterKind::Integer:
        typed = withoutThousands(std::move(typed));
        break;
    case ParameterKind::Real:
        if (std::ranges::count(typed, ',') > 1) // a single comma may be the decimal point
            typed = withoutThousands(std::move(typed));
        break;
    }
    if (const auto integral = whole<std::int64_t>(typed))
        return *integral;
    if (const auto fractional = whole<double>(typed))
        return *fractional;
    if (const auto brief = writtenNumber(typed)) {
        constexpr double exact = 9e15; // whole numbers below it are doubles
        return std::abs(*brief) < exact && std::floor(*brief) >= *brief
            ? Value(static_cast<std::int64_t>(*brief))
            : Value(*brief);
    }
    return std::nullopt;
}

std::optional<Value> parsed(
    const Parameter& parameter, std::string_view text, const LabState& state)
{
    const auto value = wellFormed(parameter, text);
    return value ? accepted(parameter, *value, state) : std::nullopt;
}

std::string text(const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* key = std::get_if<std::string>(&value))
        return *key;
    std::array<char, 40> digits {};
    const auto end = std::holds_alternative<double>(value)
        ? std::to_chars(digits.data(), digits.data() + digits.size(), std::get<double>(value)).ptr
        : std::to_chars(digits.data(), digits.data() + digits.size(), std::get<std::int64_t>(value))
              .ptr;
    return {digits.data(), end};
}

// A value that is already in the base can be clamped between two settings, when its range is
// smaller; it must then be set as well.
Patch difference(const LabState& base, const LabState& state)
{
    Patch patch = unlike(base, state);
    auto reached = patched(base, patch);
    while (reached) {
        Patch longer = patch;
        for (Setting& setting : unlike(*reached, state))
            if (std::ranges::find(patch, setting.key, &Setting::key) == patch.end())
                longer.push_back(std::move(setting));
        if (longer.size() == patch.size())
            break;
        std::ranges::sort(
            longer, {}, [](const Setting& setting) { return parameterNamed(setting.key); });
        reached = patched(base, longer);
        if (reached)
            patch = std::move(longer);
    }
    return patch;
}

Expected<LabState, PatchError> patched(LabState state, const Patch& given)
{
    const auto isFlag = [](const Setting& one) {
        const LinkGroup* const group = linkGroupOf(one.key);
        return group && group->flag == one.key;
    };
    const bool hasLinks = state.links.any() || std::ranges::any_of(given, isFlag);
    const std::optional<LabState> start = hasLinks ? std::optional(state) : std::nullopt;
    const Patch& patch = hasLinks ? withMembers(state, given) : given;
    struct Step {
        const Parameter* parameter; // in the table
        const Setting* setting;
    };
    std::vector<Step> steps;
    for (const Setting& setting : patch) {
        steps.push_back({parameterNamed(setting.key), &setting});
        if (!steps.back().parameter)
            return Unexpected(
                PatchError {PatchError::Kind::UnknownKey, setting.key, setting.value});
    }
    std::ranges::stable_sort(steps, {}, &Step::parameter);
    // Each position is set by itself here: a lock in the same patch must not move the other one.
    const bool wasLocked = std::exchange(state.position.distanceLocked, false);
    bool isLocked = wasLocked;
    Links links = std::exchange(state.links, {}); // their members are set one after the other
    state = clamped(std::move(state));
    const RotaryScaling before = state.rotations.scaling;
    for (const auto& [parameter, setting] : steps) {
        const auto value = accepted(*parameter, setting->value, state);
        if (!value)
            return Unexpected(PatchError {PatchError::Kind::WrongValue, setting->key,
                setting->value, std::make_shared<const LabState>(std::move(state))});
        if (parameter->key == "position.lock")
            isLocked = std::get<bool>(*value);
        else if (isFlag(*setting))
            links.*linkGroupOf(setting->key)->isOn = std::get<bool>(*value);
        else if (parameter->derived || *value != parameter->read(state)) // else the law holds
            state = clamped(parameter->with(std::move(state), *value));
    }
    state.position.distanceLocked = isLocked;
    state.links = links;
    if (links.any())
        state = clamped(linked(*start, std::move(state)));
    return withTargetAfter(std::move(state), patch, before);
}

} // namespace lab
