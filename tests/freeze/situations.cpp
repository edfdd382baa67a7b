#include "tests/freeze/situations.h"

#include "core/state/benches.h"
#include "core/state/choices.h"
#include "core/state/edit.h"
#include "tests/ui/benches/bench_situations.h"
#include "tests/ui/benches/shaken_state.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <set>
#include <string_view>

namespace lab::freeze {

namespace {

/// Integers that select an item rather than give an amount.
constexpr std::array<std::string_view, 3> numbered {
    "derivation.page", "compare.claim", "compare.mistake"};

/// With the usual number of pairs the search for the smallest base takes a minute.
/// benchSituations() has a state with few.
bool isSlow(const LabState& state)
{
    return state.bench == BenchId::Context
        && state.context.picture == ContextPictureShown::BaseBound && state.rotations.width > 6;
}

bool isChoosing(const Parameter& row)
{
    const bool isNumbered = std::ranges::find(numbered, row.key) != numbered.end();
    const bool isOfWindow = row.key == "bench" || row.key.starts_with("link.");
    // The answers to claims and mistakes all work alike: benchSituations() has one of each.
    const bool isAnswer =
        row.key.starts_with("compare.vote_") || row.key.starts_with("compare.line_");
    return !isOfWindow && !isAnswer
        && (row.kind == ParameterKind::Flag || row.kind == ParameterKind::Choice || isNumbered);
}

std::vector<Value> valuesOf(const Parameter& row, const LabState& state)
{
    if (row.kind == ParameterKind::Flag)
        return {false, true};
    std::vector<Value> all;
    for (const Choice& choice : row.choices)
        all.emplace_back(std::string(choice.key));
    if (row.kind == ParameterKind::Integer) {
        const Range range = row.range(state);
        for (double number = range.lowest; number <= range.highest; ++number)
            all.emplace_back(static_cast<std::int64_t>(number));
    }
    return all;
}

class Walk {
public:
    explicit Walk(BenchId bench)
        : m_bench(ui::newBench(bench, nullptr))
    {
        m_bench->resize(ui::usualSize);
        m_bench->setLook({});
        LabState start = ui::startOf(bench);
        if (bench == BenchId::Derivation)
            start = patched(start, {{"derivation.ask_first", false}}).value();
        m_all.push_back({"start", start, ui::Comparison::Both, true});
        follow(0, {}, 2);
    }

    std::vector<Situation> all() const { return m_all; }

private:
    using Keys = std::set<std::string_view>;

    struct Shown {
        Keys rows; ///< choices that its pictures read
        std::set<QString> pictures;
    };

    Shown shownIn(const LabState& state)
    {
        m_bench->setState(state);
        Shown shown;
        const auto panel = m_bench->panelParameters();
        for (const Parameter& row : parameters()) {
            const bool isInPanel = std::ranges::find(panel, row.key) != panel.end();
            const bool isOwn = row.key.starts_with(keyOf(state.bench) + '.');
            if (isChoosing(row) && isRead(state, row.key) && (isInPanel || isOwn))
                shown.rows.insert(row.key);
        }
        for (const ui::PictureView* picture : m_bench->pictures())
            shown.pictures.insert(picture->exportName());
        return shown;
    }

    struct Turn {
        std::size_t at = 0;
        bool hasOtherPictures = false;
        Keys rows;
    };

    /// All values of each row; then, for values that bring other pictures or rows, those of the new
    /// rows.
    void follow(std::size_t at, const Keys& tried, int further)
    {
        const Situation from = m_all[at];
        const Shown before = shownIn(from.state);
        std::vector<Turn> turns;
        Keys turning = tried;
        for (const Parameter& row : parameters()) {
            if (!before.rows.contains(row.key) || tried.contains(row.key))
                continue;
            for (const Value& value : valuesOf(row, from.state)) {
                const auto state = patched(from.state, {{std::string(row.key), value}});
                if (!state || value == row.read(from.state) || isSlow(clamped(*state)))
                    continue;
                const std::string own = std::string(row.key) + '=' + lab::text(value);
                m_all.push_back({at == 0 ? own : from.name + ", " + own, clamped(*state)});
                const Shown after = shownIn(m_all.back().state);
                const bool hasOthers = after.pictures != before.pictures;
                m_all.back().hasNewPictures = hasOthers;
                if (!hasOthers && after.rows == before.rows)
                    continue;
                turns.push_back({m_all.size() - 1, hasOthers, before.rows});
                turning.insert(row.key);
            }
        }
        if (further == 0)
            return;
        for (Turn& turn : turns) {
            // Other pictures may show each choice differently.
            turn.rows = turn.hasOtherPictures ? Keys() : turn.rows;
            turn.rows.insert(turning.begin(), turning.end());
            follow(turn.at, turn.rows, further - 1);
        }
    }

    std::unique_ptr<ui::Bench> m_bench;
    std::vector<Situation> m_all;
};

} // namespace

std::vector<Situation> situationsOf(BenchId bench)
{
    std::vector<Situation> all = Walk(bench).all();
    std::vector<Situation> bases;
    std::ranges::copy_if(all, std::back_inserter(bases), &Situation::hasNewPictures);
    for (const std::uint64_t seed : {1, 2, 3}) {
        const LabState state = ui::shaken(all.front().state, seed);
        if (!isSlow(state))
            all.push_back({"random " + std::to_string(seed), state});
    }
    for (const BenchSituation& one : benchSituations())
        if (one.start.bench == bench) {
            all.push_back({"state " + one.name, one.start});
            bases.push_back(all.back());
        }
    for (const Situation& base : bases) {
        const LabState pinned = applied(base.state, PinState {});
        const auto changed = patched(pinned, otherNumbers(bench));
        if (!changed)
            continue;
        all.push_back({base.name + ", A under B", *changed, ui::Comparison::Both});
        all.push_back({base.name + ", B - A", *changed, ui::Comparison::Difference});
    }
    return all;
}

} // namespace lab::freeze
