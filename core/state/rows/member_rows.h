#pragma once

#include "core/state/rows/parameter_rows.h"

#include <type_traits>

namespace lab {

/// Start of the path to most parameters of an encoding.
inline constexpr auto schemes = &LabState::schemes;

/// state.*first.*second and so on
template <auto... path> constexpr auto& memberAt(auto& state)
{
    return (state.*....*path);
}

/// A row that reads and writes one member of the state, reached through `path`, pointers to members
/// starting at LabState; key, texts and range of the row are as given. A row whose value is
/// computed, or that changes more than one member, is a Parameter with its own functions.
template <auto... path> constexpr Parameter integerRow(Parameter row)
{
    row.kind = ParameterKind::Integer;
    row.read = [](const LabState& s) {
        return Value(static_cast<std::int64_t>(memberAt<path...>(s)));
    };
    row.with = [](LabState s, const Value& v) {
        auto& member = memberAt<path...>(s);
        member = static_cast<std::remove_reference_t<decltype(member)>>(integer(v));
        return s;
    };
    return row;
}

template <auto... path> constexpr Parameter realRow(Parameter row)
{
    row.kind = ParameterKind::Real;
    row.read = [](const LabState& s) { return Value(memberAt<path...>(s)); };
    row.with = [](LabState s, const Value& v) {
        memberAt<path...>(s) = real(v);
        return s;
    };
    return row;
}

template <auto... path> constexpr Parameter flagRow(Parameter row)
{
    row.kind = ParameterKind::Flag;
    row.read = [](const LabState& s) { return Value(memberAt<path...>(s)); };
    row.with = [](LabState s, const Value& v) {
        memberAt<path...>(s) = std::get<bool>(v);
        return s;
    };
    return row;
}

template <auto... path> constexpr Parameter textRow(Parameter row)
{
    row.kind = ParameterKind::Text;
    row.read = [](const LabState& s) { return Value(memberAt<path...>(s)); };
    row.with = [](LabState s, const Value& v) {
        memberAt<path...>(s) = std::get<std::string>(v);
        return s;
    };
    return row;
}

/// The same for an enumeration with the keys `names`.
template <const auto& names, auto... path> constexpr Parameter choiceRow(Parameter row)
{
    row.kind = ParameterKind::Choice;
    row.choices = names.choices;
    row.read = [](const LabState& s) { return keyOf(names, memberAt<path...>(s)); };
    row.with = [](LabState s, const Value& v) {
        memberAt<path...>(s) = valueOf(names, v);
        return s;
    };
    return row;
}

} // namespace lab
