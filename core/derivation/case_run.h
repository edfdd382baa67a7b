#pragma once

#include "core/derivation/derivation_scope.h"
#include "core/derivation/page_rule.h"

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace lab {

/// The cases of a claim besides the learner's own, one after the other.
class CaseRun {
public:
    /// A claim with the shift t in a formula runs over t, any other over both positions.
    CaseRun(const DerivationInputs& inputs, Cases cases, bool hasShift)
        : m_inputs(inputs)
        , m_cases(cases)
        , m_hasShift(hasShift)
    {
    }

    /// Calls with each case; stops when the call returns false.
    template <class Try> void each(Try trial) const
    {
        switch (m_cases) {
        case Cases::Own:
            return;
        case Cases::Shift:
            shifts(m_inputs, trial);
            return;
        case Cases::VectorAndShift:
            for (const auto& [query, key] : vectors()) {
                DerivationInputs other = m_inputs;
                other.query = query;
                other.key = key;
                if (!shifts(other, trial))
                    return;
            }
            return;
        case Cases::PositionsSquare:
            square(trial);
            return;
        case Cases::Positions:
            run("p", 0, 29, trial);
            return;
        case Cases::Neighbours:
            run("j", 0, derivationPairs - 2, trial);
            return;
        case Cases::Orders:
            run("order", 0, 23, trial);
            return;
        case Cases::Sizes:
            run("size", 2, 20, trial);
            return;
        }
    }
    bool isLoadable() const
    {
        return m_cases == Cases::Shift || m_cases == Cases::VectorAndShift
            || m_cases == Cases::PositionsSquare;
    }

private:
    std::vector<std::pair<Complex, Complex>> vectors() const
    {
        auto all = derivationPanel();
        all.emplace_back(m_inputs.query, m_inputs.key);
        return all;
    }
    template <class Try> bool shifts(const DerivationInputs& inputs, Try& trial) const
    {
        DerivationScope scope(inputs);
        for (std::int64_t shift = 0; shift <= lastShift; ++shift) {
            if (m_hasShift)
                scope.setShift(shift);
            else
                scope.setPositions(inputs.queryPosition + shift, inputs.keyPosition + shift);
            if (!trial(scope))
                return false;
        }
        return true;
    }
    template <class Try> void square(Try& trial) const
    {
        DerivationScope scope(m_inputs);
        for (std::int64_t m = 0; m <= lastShift; ++m) {
            for (std::int64_t n = 0; n <= lastShift; ++n) {
                scope.setPositions(m, n);
                if (!trial(scope))
                    return;
            }
        }
    }
    template <class Try> void run(std::string_view name, int from, int to, Try& trial) const
    {
        DerivationScope scope(m_inputs);
        for (int value = from; value <= to; ++value) {
            scope.setRunning(name, value);
            if (!trial(scope))
                return;
        }
    }

    const DerivationInputs& m_inputs;
    const Cases m_cases;
    const bool m_hasShift;
};

} // namespace lab
