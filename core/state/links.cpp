#include "core/state/links.h"

#include "core/state/benches.h"
#include "core/state/schemes/taken_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lab {

namespace {

constexpr std::array<std::string_view, 6> baseMembers {"rope.base", "sinusoidal.base",
    "functional_relative.base", "xpos.base", "transformer_xl.base", "sandwich.base"};
constexpr std::array<std::string_view, 5> widthMembers {
    "rope.width", "sinusoidal.width", "functional_relative.width", "learned.width", "xpos.width"};

constexpr std::array allGroups {LinkGroup {"link.base", &Links::base, baseMembers, 10000},
    LinkGroup {"link.width", &Links::width, widthMembers, 16}};

std::vector<const Parameter*> membersOf(const LinkGroup& group, const LabState& state)
{
    std::vector<const Parameter*> rows;
    for (const std::string_view key : group.members)
        if (isMember(state, key))
            rows.push_back(parameterNamed(key));
    return rows;
}

Value valueOf(const Parameter& row, double number)
{
    if (row.kind == ParameterKind::Real)
        return number;
    return static_cast<std::int64_t>(number);
}

double numberOf(const Value& value)
{
    const auto* const whole = std::get_if<std::int64_t>(&value);
    return whole ? static_cast<double>(*whole) : std::get<double>(value);
}

/// The number clamped to what all members allow, coming from another; empty if it is not finite.
std::optional<double> allowed(
    const std::vector<const Parameter*>& rows, const LabState& state, double number, double from)
{
    if (!std::isfinite(number))
        return std::nullopt;
    int multiple = 1;
    for (const Parameter* const row : rows) {
        const Range range = row->range(state);
        number = std::clamp(number, range.lowest, range.highest);
        multiple = std::max(multiple, row->multipleOf);
    }
    if (rows.front()->kind == ParameterKind::Real)
        return number;
    const double count = number / multiple;
    return multiple * (number > from ? std::ceil(count) : std::max(1.0, std::floor(count)));
}

LabState withAll(LabState state, const std::vector<const Parameter*>& rows, double number)
{
    for (const Parameter* const row : rows)
        if (const Value value = valueOf(*row, number); row->read(state) != value)
            state = row->with(std::move(state), value);
    return state;
}

/// The value that the bench shows, or the first of the group if it shows none.
double leadingNumber(const LinkGroup& group, const LabState& state)
{
    for (const Parameter* const row : nearestFirst(state))
        if (std::ranges::find(group.members, row->key) != group.members.end()
            && isMember(state, row->key))
            return numberOf(row->read(state));
    return group.first;
}

/// The distinct values to which an edit has changed members.
std::vector<double> changedNumbers(
    const std::vector<const Parameter*>& rows, const LabState& before, const LabState& after)
{
    std::vector<double> numbers;
    for (const Parameter* const row : rows) {
        const Value value = row->read(after);
        if (value != row->read(before)
            && std::ranges::find(numbers, numberOf(value)) == numbers.end())
            numbers.push_back(numberOf(value));
    }
    return numbers;
}

LabState linkedIn(const LinkGroup& group, const LabState& before, LabState after)
{
    const auto rows = membersOf(group, after);
    const auto present = membersOf(group, before);
    const double last = numberOf(present.front()->read(before));
    double next = last;
    if (!(before.links.*group.isOn)) {
        next = leadingNumber(group, after);
    } else if (const auto numbers = changedNumbers(rows, before, after); numbers.size() > 1) {
        after.links.*group.isOn = false;
        return after;
    } else if (!numbers.empty()) {
        next = numbers.front();
    }
    return withAll(std::move(after), rows, allowed(rows, after, next, last).value_or(last));
}

/// The state with the settings of a patch for the learned table, which decides whether its
/// dimension is a member. Its rows are not derived.
LabState withTableOf(const Patch& patch, LabState state)
{
    for (const Setting& one : patch) {
        const Parameter* const row = parameterNamed(one.key);
        const auto value = row && one.key.starts_with("learned.") ? accepted(*row, one.value, state)
                                                                  : std::nullopt;
        if (value)
            state = row->with(std::move(state), *value);
    }
    return state;
}

/// The values to which a patch sets members.
std::vector<double> givenNumbers(
    const std::vector<const Parameter*>& rows, const LabState& state, const Patch& patch)
{
    std::vector<double> numbers;
    for (const Setting& one : patch) {
        const auto row = std::ranges::find(rows, one.key, &Parameter::key);
        if (row != rows.end() && accepted(**row, one.value, state))
            numbers.push_back(numberOf(one.value));
    }
    return numbers;
}

bool isWanted(const LinkGroup& group, const LabState& state, const Patch& patch)
{
    bool isOn = state.links.*group.isOn;
    for (const Setting& one : patch)
        if (const auto* const flag = std::get_if<bool>(&one.value); flag && one.key == group.flag)
            isOn = *flag;
    return isOn;
}

} // namespace

std::span<const LinkGroup> linkGroups()
{
    return allGroups;
}

const LinkGroup* linkGroupOf(std::string_view key)
{
    const auto found = std::ranges::find_if(allGroups, [key](const LinkGroup& group) {
        return group.flag == key || std::ranges::find(group.members, key) != group.members.end();
    });
    return found == allGroups.end() ? nullptr : &*found;
}

bool isMember(const LabState& state, std::string_view key)
{
    const LearnedScheme& learned = state.schemes.learned;
    return linkGroupOf(key) && !(key == "learned.width" && learned.table.table() && fits(learned));
}

Links equalGroups(const LabState& state)
{
    Links equal;
    for (const LinkGroup& group : allGroups)
        equal.*group.isOn = unequalMembers(group, state).first.empty();
    return equal;
}

std::pair<std::string_view, std::string_view> unequalMembers(
    const LinkGroup& group, const LabState& state)
{
    const auto rows = membersOf(group, state);
    const Parameter& first = *rows.front();
    for (const Parameter* const row : rows)
        if (row->read(state) != first.read(state))
            return {first.key, row->key};
    return {};
}

LabState linked(const LabState& before, LabState after)
{
    for (const LinkGroup& group : allGroups)
        if (after.links.*group.isOn)
            after = linkedIn(group, before, std::move(after));
    return after;
}

Patch withMembers(const LabState& state, Patch patch)
{
    const LabState reached = withTableOf(patch, state);
    for (const LinkGroup& group : allGroups) {
        const auto rows = membersOf(group, reached);
        const auto given = givenNumbers(rows, state, patch);
        if (given.empty() || !isWanted(group, state, patch))
            continue;
        if (std::ranges::adjacent_find(given, std::not_equal_to<>()) != given.end()) {
            std::erase_if(patch, [&](const Setting& one) { return one.key == group.flag; });
            patch.push_back({std::string(group.flag), false});
            continue;
        }
        const double last = numberOf(rows.front()->read(state));
        const double shared = allowed(rows, state, given.front(), last).value_or(last);
        for (const Parameter* const row : rows) {
            std::erase_if(patch, [row](const Setting& one) { return one.key == row->key; });
            patch.push_back({std::string(row->key), valueOf(*row, shared)});
        }
    }
    return patch;
}

LabState unlinked(LabState state)
{
    state.links = {};
    return state;
}

LabState firstState(Links links)
{
    LabState state;
    state.links = links;
    for (const LinkGroup& group : allGroups)
        if (links.*group.isOn)
            state = withAll(std::move(state), membersOf(group, state), group.first);
    return clamped(std::move(state));
}

LabState newScene()
{
    return firstState({true, true});
}

} // namespace lab
