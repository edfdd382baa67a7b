#include "ui/windows/presentation/value_typing.h"

#include "ui/benches/bench.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/value_bar.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/window_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace lab::ui {

namespace {

std::vector<const Parameter*> parametersOf(const Bench& bench)
{
    return typedParameters(bench.panelParameters(), bench.usesPositions());
}

} // namespace

ValueTyping::ValueTyping(
    QMainWindow& window, BenchStack& benches, Store& store, const WindowPanels& panels)
    : QObject(&window)
    , m_benches(benches)
    , m_bar(new ValueBar(&window))
{
    m_bar->setState(store.state());
    connect(m_bar, &ValueBar::edited, &store, &Store::dispatch);
    connect(m_bar, &ValueBar::edited, this, &ValueTyping::note);
    connect(&benches, &BenchStack::edited, this, &ValueTyping::note);
    connect(&panels.parameters, &ParameterPanel::edited, this, &ValueTyping::note);
    connect(&panels.ruler, &PositionRuler::edited, this, &ValueTyping::note);
    connect(&benches, &BenchStack::typingWanted, this, &ValueTyping::openOn);
    connect(&panels.ruler, &PositionRuler::typingWanted, this,
        [this](Token token) { openOn(token == Token::Query ? "position.query" : "position.key"); });
    connect(&store, &Store::changed, this, &ValueTyping::follow);
}

void ValueTyping::open()
{
    const std::vector<const Parameter*> known = parametersOf(m_benches.shown());
    if (known.empty())
        return;
    const auto last = std::ranges::find(known, m_last[m_benches.shown().id()], &Parameter::key);
    const auto heads = std::ranges::find(known, "H", &Parameter::symbol);
    const bool isOnHeads = known.front()->symbol != "b" && heads != known.end();
    openOn((last != known.end() ? *last : isOnHeads ? *heads : known.front())->key);
}

void ValueTyping::openOn(std::string_view key, const QString& typed)
{
    std::vector<const Parameter*> known = parametersOf(m_benches.shown());
    const auto chosen = std::ranges::find(known, key, &Parameter::key);
    if (chosen == known.end())
        return;
    m_opened = m_benches.shown().id();
    const Parameter& row = **chosen;
    m_bar->open(std::move(known), row, typed);
}

// M and N have their own keys.
void ValueTyping::note(const Edit& edit)
{
    const auto* set = edit.as<SetParameter>();
    const Bench& bench = m_benches.shown();
    const std::vector<const Parameter*> known = parametersOf(bench);
    const bool isPosition = set && (set->key == "position.query" || set->key == "position.key");
    if (set && !isPosition && std::ranges::find(known, set->key, &Parameter::key) != known.end())
        m_last[bench.id()] = set->key;
}

void ValueTyping::follow(const LabState& state)
{
    if (state.bench != m_opened)
        m_bar->close();
    m_bar->setState(state);
}

} // namespace lab::ui

#include "moc_value_typing.cpp"
