#pragma once

#include "core/attention/added_terms.h"
#include "core/encodings/sinusoidal/parameters.h"
#include "core/frames/number_table.h"
#include "core/frames/reading.h"
#include "core/state/lab_state.h"

#include <array>
#include <cstdint>

namespace lab {

/// The score of two words with added positions: its four terms at the current positions, and with
/// both shifted by `moved` positions, at the same distance.
///
/// Laws: the first term is the same at both places. With M = 1 so is the last, which is Σ cos((m −
/// n)θᵢ); with another M it is not. Every term is linear in the share of the random matrix. Sines
/// alone have no matrix for a shift, and their product is ½Σ[cos((m − n)θᵢ) − cos((m + n)θᵢ)],
/// which depends on the positions.
struct AddedTermsFrame {
    Sinusoidal encoding;
    double mix = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::int64_t moved = 0;
    AddedTerms here;
    AddedTerms there;
    std::array<AddedTerms, 2> endsHere; ///< with M = 1, and with the random M alone
    std::array<AddedTerms, 2> endsThere;
    double sinesHere = 0; ///< Σ sin(mθᵢ)·sin(nθᵢ)
    double sinesThere = 0;
    int pair = 0; ///< the selected one
    /// The residual of sin((p + t)θᵢ) after fitting the best multiple of sin(pθᵢ), and after the
    /// best matrix on sine and cosine, 0 to 1, over 512 positions; k = n − m.
    double sineResidual = 0;
    double pairResidual = 0;
    std::int64_t weightsAdded = 0; ///< of Wq and Wk, each width × width
    /// The same if word and position have separate matrices: the two diagonal blocks of one that is
    /// 2·width × 2·width, whose other two blocks would produce mixed terms.
    std::int64_t weightsConcatenated = 0;

    bool operator==(const AddedTermsFrame&) const = default;
};
AddedTermsFrame addedTermsFrame(const LabState& state);
NumberTable numbers(const AddedTermsFrame& frame);

/// Term `index` of the four, in the order of their names.
double termOf(const AddedTerms& terms, int index);

/// For the term under the pointer, Focus::cell, or for the whole score.
Reading addedTermsReading(const LabState& state, const Focus& focus);

} // namespace lab
