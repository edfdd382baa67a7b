#include "ui/windows/parts/bench_stack.h"

#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"

#include <QAbstractSpinBox>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace lab::ui {

BenchStack::BenchStack(std::vector<BenchEntry> entries)
    : m_entries(std::move(entries))
{
}

std::vector<BenchId> BenchStack::ids() const
{
    std::vector<BenchId> ids(m_entries.size());
    std::ranges::transform(m_entries, ids.begin(), &BenchEntry::id);
    return ids;
}

bool BenchStack::turnTo(BenchId id)
{
    Made& made = madeOf(id);
    if (std::exchange(made.isBehind, false))
        made.bench->setLook(m_look);
    Bench* const bench = made.bench;
    if (bench == std::exchange(m_shown, bench))
        return false;
    bench->setFocus(Focus {});
    return true;
}

void BenchStack::setState(const LabState& state)
{
    const bool isOfOthers = !m_a.isEmpty() && state.pinned == m_a
        && std::ranges::find(m_benchesOfA, m_shown->id()) == m_benchesOfA.end();
    if (!isOfOthers)
        return m_shown->setState(state);
    LabState shown = state;
    shown.pinned = {};
    m_shown->setState(shown);
}

void BenchStack::keepToBenches(const Pinned& a, std::vector<BenchId> benches)
{
    m_a = a;
    m_benchesOfA = std::move(benches);
}

bool BenchStack::raiseShown()
{
    if (currentWidget() == m_shown)
        return false;
    const QWidget* const has = window()->focusWidget();
    const bool hasKeys = has && currentWidget() && currentWidget()->isAncestorOf(has);
    const bool isKnown = std::ranges::any_of(m_shown->pictures(),
        [this](const PictureView* one) { return one == m_shown->focusWidget(); });
    setCurrentWidget(m_shown);
    // Otherwise Qt would focus the first button, which then has a frame, or the last focused
    // widget.
    if (hasKeys && !isKnown && !m_shown->keyTaker() && !m_shown->pictures().empty())
        m_shown->pictures().front()->setFocus(Qt::OtherFocusReason);
    return true;
}

void BenchStack::giveKeys()
{
    QWidget* const taker = m_shown->keyTaker();
    const QWidget* const has = window()->focusWidget();
    const bool isTyping =
        qobject_cast<const QLineEdit*>(has) || qobject_cast<const QAbstractSpinBox*>(has);
    if (taker && (!isTyping || m_shown->isAncestorOf(has)))
        taker->setFocus(Qt::OtherFocusReason);
}

BenchStack::Made& BenchStack::madeOf(BenchId id)
{
    auto entry = std::ranges::find(m_entries, id, &BenchEntry::id);
    if (entry == m_entries.end())
        entry = m_entries.begin();
    const auto known = m_made.find(entry->id);
    if (known != m_made.end())
        return known->second;
    Bench* const bench = entry->make(this);
    Made& made = m_made.emplace(entry->id, Made {bench}).first->second;
    addWidget(bench);
    bench->setLook(m_look);
    bench->setDigits(m_digits);
    bench->setSlide(m_slide);
    bench->setHidden(m_hidden, m_hiding);
    bench->setPlaying(m_isPlaying);
    connect(bench, &Bench::edited, this, &BenchStack::edited);
    connect(bench, &Bench::pointed, bench, &Bench::setFocus);
    connect(bench, &Bench::pointed, this, &BenchStack::pointed);
    connect(bench, &Bench::typingWanted, this, &BenchStack::typingWanted);
    connect(bench, &Bench::digitsChanged, this, &BenchStack::digitsChanged);
    connect(bench, &Bench::filled, this, [this, bench] {
        if (bench == m_shown)
            Q_EMIT filled();
    });
    return made;
}

void BenchStack::setLook(const Look& look)
{
    m_look = look;
    for (auto& [id, made] : m_made) {
        made.isBehind = made.bench != m_shown;
        if (!made.isBehind)
            made.bench->setLook(look);
    }
}

void BenchStack::setDigits(DigitsShown digits)
{
    m_digits = digits;
    for (const auto& [id, made] : m_made)
        made.bench->setDigits(digits);
}

void BenchStack::setSlide(const Slide& show)
{
    m_slide = show;
    for (const auto& [id, made] : m_made)
        made.bench->setSlide(show);
}

void BenchStack::setHidden(const std::vector<std::string>& names, Cover cover)
{
    m_hidden = names;
    m_hiding = cover;
    for (const auto& [id, made] : m_made)
        made.bench->setHidden(names, cover);
    Q_EMIT hiddenTurned();
}

bool BenchStack::hidesPictures() const
{
    return std::ranges::any_of(
        m_hidden, [](const std::string& name) { return !parameterNamed(name); });
}

void BenchStack::setPlaying(bool isPlaying)
{
    m_isPlaying = isPlaying;
    for (const auto& [id, made] : m_made)
        made.bench->setPlaying(isPlaying);
}

std::map<BenchId, SlidePictures> BenchStack::chosenPictures() const
{
    std::map<BenchId, SlidePictures> chosen;
    for (const auto& [id, made] : m_made)
        chosen.emplace(id, made.bench->chosenPictures());
    return chosen;
}

void BenchStack::choosePictures(const std::map<BenchId, SlidePictures>& chosen)
{
    for (const auto& [id, pictures] : chosen)
        madeOf(id).bench->choosePictures(pictures);
}

void BenchStack::goBackToFirstPictures()
{
    for (const auto& [id, made] : m_made)
        made.bench->choosePictures(made.bench->chosenPictures().atFirst());
}

void BenchStack::setFocusShown(const Focus& focus)
{
    m_shown->setFocus(focus);
}

} // namespace lab::ui

#include "moc_bench_stack.cpp"
