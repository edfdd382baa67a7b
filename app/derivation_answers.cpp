#include "app/derivation_answers.h"

#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "core/frames/derivation/page_frame.h"
#include "ui/store/store.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

bool saysTheSame(const Derivation& one, const Derivation& other)
{
    return one.pass == other.pass && one.predictions == other.predictions
        && one.shown == other.shown && one.repeats == other.repeats
        && one.sentences == other.sentences && one.principles == other.principles
        && one.blanks == other.blanks && one.lines == other.lines && one.cards == other.cards;
}

bool isAskedTheSame(const LabState& one, const LabState& other)
{
    return one.derivation.pass == other.derivation.pass
        && one.derivation.blanks == other.derivation.blanks
        && derivationInputs(withOwnNumbers(one)) == derivationInputs(withOwnNumbers(other));
}

bool isAnswer(const Edit& edit)
{
    return edit.is<Predict>() || edit.is<ShowAnswer>() || edit.is<ChoosePrinciple>()
        || edit.is<ChooseHalf>() || edit.is<FillLine>() || edit.is<JudgeBreak>()
        || edit.is<MeasureBreak>();
}

/// Whether what it brings was said by somebody else, or at another time.
bool isForeign(const Edit& edit)
{
    return edit.is<LoadState>() || edit.is<StepTo>();
}

/// The derivation and the positions alone.
LabState keptOf(const LabState& state)
{
    LabState kept;
    kept.bench = BenchId::Derivation;
    kept.derivation = state.derivation;
    kept.position.query = state.position.query;
    kept.position.key = state.position.key;
    return clamped(std::move(kept));
}

/// What was kept joins what is said now, but for pages that are asked again now.
void addKept(Derivation& now, Derivation kept)
{
    now.repeats.merge(kept.repeats);
    for (const auto& [page, repeat] : now.repeats) {
        if (!now.isDue(page))
            continue;
        kept.predictions.erase(page);
        kept.shown.erase(page);
    }
    now.predictions.merge(kept.predictions);
    now.shown.merge(kept.shown);
    now.principles.merge(kept.principles);
    now.sentences.merge(kept.sentences);
    now.lines.merge(kept.lines);
    now.cards.merge(kept.cards);
}

Outcome<LabState> keptIn(const QString& path)
{
    if (!QFileInfo::exists(path))
        return keptOf({});
    const auto json = jsonObjectInFile(path);
    if (!json)
        return Unexpected(json.error());
    return sceneState(*json, QDir::toNativeSeparators(path));
}

} // namespace

DerivationAnswers::DerivationAnswers(QString path, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_kept(keptOf({}))
{
    if (const auto kept = keptIn(m_path))
        m_kept = keptOf(*kept);
}

QString DerivationAnswers::usualPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + u"/derivation_answers.json"_s;
}

LabState DerivationAnswers::restored(LabState start) const
{
    const LabState fresh = clamped({});
    const bool isFresh = start.derivation == fresh.derivation
        && start.position.query == fresh.position.query && start.position.key == fresh.position.key;
    if (!isFresh || saysTheSame(m_kept.derivation, fresh.derivation))
        return start;
    start.derivation = m_kept.derivation;
    return applied(start, MovePositions {m_kept.position.query, m_kept.position.key});
}

void DerivationAnswers::follow(const ui::Store& store)
{
    m_last = store.state().derivation;
    connect(&store, &ui::Store::changed, this, [this, &store] { hear(store); });
}

void DerivationAnswers::hear(const ui::Store& store)
{
    const Derivation before = std::exchange(m_last, store.state().derivation);
    if (saysTheSame(before, m_last))
        return;
    const bool isUndone = store.canRedo();
    if (store.canUndo() && isForeign(store.undoEdit()))
        return;
    if (isUndone && isForeign(store.redoEdit()))
        return; // back from a file: what was kept is what was there
    LabState kept = keptOf(store.state());
    if (!isUndone && isAnswer(store.undoEdit()) && isAskedTheSame(m_kept, kept))
        addKept(kept.derivation, m_kept.derivation);
    m_kept = std::move(kept);
    const auto old = keptIn(m_path);
    QDir().mkpath(QFileInfo(m_path).path());
    const auto written = old ? writtenWhole(m_path, sceneBytes(m_kept)) : Unexpected(old.error());
    if (!written)
        Q_EMIT failed(written.error().sentence);
}

} // namespace lab::app

#include "moc_derivation_answers.cpp"
