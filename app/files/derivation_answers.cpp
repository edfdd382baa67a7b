#include "app/files/derivation_answers.h"

#include "app/files/json_file.h"
#include "app/files/scene_file.h"
#include "core/state/pass_answers.h"
#include "ui/store/atomic_writing.h"
#include "ui/store/store.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

bool isSameWork(const Derivation& one, const Derivation& other)
{
    return withAnswersOf(Derivation(), one) == withAnswersOf(Derivation(), other);
}

/// Whether all answers must be deleted.
bool isReset(const Edit& edit, const LabState& state)
{
    return edit.is<ResetBench>() && state.bench == BenchId::Derivation;
}

/// Whether the edit brings answers from someone else or from another time.
bool isForeign(const Edit& edit)
{
    return edit.is<LoadState>() || edit.is<StepTo>();
}

/// Only the derivation and the positions.
LabState keptOf(const LabState& state)
{
    LabState kept;
    kept.bench = BenchId::Derivation;
    kept.derivation = state.derivation;
    kept.derivation.revealedPage = clamped({}).derivation.revealedPage; // belongs to a lesson
    kept.position.query = state.position.query;
    kept.position.key = state.position.key;
    return clamped(std::move(kept));
}

/// Adds the saved entries that were not visible before the edit. Visible ones that are missing now
/// were removed by the edit.
template <typename Entries> void addUnseen(Entries& now, const Entries& before, Entries kept)
{
    std::erase_if(kept, [&before](const auto& entry) {
        if constexpr (requires { typename Entries::mapped_type; })
            return before.contains(entry.first);
        else
            return before.contains(entry);
    });
    now.merge(kept);
}

Derivation withKept(Derivation now, const Derivation& before, Derivation kept)
{
    kept = onPass(std::move(kept), now.pass);
    const Derivation seen = onPass(before, now.pass);
    for (const auto& [page, repeat] : now.repeats) { // pages that are asked again now
        if (!now.isDue(page))
            continue;
        kept.predictions.erase(page);
        kept.shown.erase(page);
    }
    addUnseen(now.predictions, seen.predictions, std::move(kept.predictions));
    addUnseen(now.shown, seen.shown, std::move(kept.shown));
    addUnseen(now.repeats, seen.repeats, std::move(kept.repeats));
    addUnseen(now.principles, seen.principles, std::move(kept.principles));
    addUnseen(now.sentences, seen.sentences, std::move(kept.sentences));
    addUnseen(now.lines, seen.lines, std::move(kept.lines));
    addUnseen(now.cards, seen.cards, std::move(kept.cards));
    return now;
}

Outcome<LabState> keptIn(const QString& path)
{
    // An older version leaves an empty file if the disk is full.
    if (const QFileInfo info(path); !info.exists() || (info.isFile() && info.size() == 0))
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
    if (!isFresh || isSameWork(m_kept.derivation, fresh.derivation))
        return start;
    start.derivation = m_kept.derivation;
    return applied(start, MovePositions {m_kept.position.query, m_kept.position.key});
}

void DerivationAnswers::follow(const ui::Store& store)
{
    m_last = store.state().derivation;
    connect(&store, &ui::Store::keptChanged, this, [this, &store] { onStoreChanged(store); });
}

void DerivationAnswers::onStoreChanged(const ui::Store& store)
{
    const Derivation before = std::exchange(m_last, store.state().derivation);
    const bool isUndone = store.canRedo() && store.redoState().derivation == before;
    const bool isDone =
        store.canUndo() && (!store.canRedo() || store.undoState().derivation == before);
    const bool isForgotten = isDone && isReset(store.undoEdit(), store.state());
    if (isSameWork(before, m_last) && !isForgotten)
        return;
    // If the edit was undone, the step before it says nothing about it. After going back from a
    // file, the saved answers are the ones from before.
    if ((isUndone && isForeign(store.redoEdit())) || (isDone && isForeign(store.undoEdit())))
        return;
    const auto old = keptIn(m_path);
    if (old && QFileInfo(m_path).size() > 0)
        m_kept = keptOf(*old); // another window may have written it
    LabState kept = keptOf(store.state());
    if (!isForgotten)
        kept.derivation = withKept(std::move(kept.derivation), before, m_kept.derivation);
    m_kept = std::move(kept);
    if (!old) {
        Q_EMIT failed(tr("This answer was not saved. %1 Move that file away to start a new one.")
                          .arg(old.error().sentence));
        return;
    }
    auto written = ui::madeFolder(QFileInfo(m_path).path());
    if (written)
        written = writtenAtomically(m_path, sceneBytes(m_kept));
    if (!written)
        Q_EMIT failed(tr("This answer was not saved. %1").arg(written.error().sentence));
}

} // namespace lab::app

#include "moc_derivation_answers.cpp"
