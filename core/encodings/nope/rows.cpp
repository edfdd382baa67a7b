#include "core/state/rows/mask_choices.h"
#include "core/state/rows/member_rows.h"

namespace lab {

namespace {

const std::array rowsOfNope = {
    choiceRow<visibleKeys, &LabState::schemes, &Schemes::nope, &Nope::visible>({.key = "nope.mask",
        .label = LAB_WORDS("parameters", "Mask"),
        .meaning = LAB_WORDS("parameters",
            "Causal: a query attends only to keys up to its own position. All keys: nothing is "
            "masked.")}),
};

} // namespace

std::span<const Parameter> nopeRows()
{
    return rowsOfNope;
}

} // namespace lab
