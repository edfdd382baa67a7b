#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

const std::array rowsOfLinks = {
    flagRow<&LabState::links, &Links::base>({.key = "link.base",
        .label = LAB_WORDS("parameters", "Shared base"),
        .meaning = LAB_WORDS("parameters",
            "All sinusoids and rotations have one base: changing it in one bench changes it in "
            "all.")}),
    flagRow<&LabState::links, &Links::width>({.key = "link.width",
        .label = LAB_WORDS("parameters", "Shared dimension"),
        .meaning = LAB_WORDS("parameters",
            "All sinusoids, rotations and untrained tables have one dimension: changing it in one "
            "bench changes it in all.")}),
};

} // namespace

std::span<const Parameter> linkRows()
{
    return rowsOfLinks;
}

} // namespace lab
