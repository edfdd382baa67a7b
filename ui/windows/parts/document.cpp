#include "ui/windows/parts/document.h"

#include "core/state/links.h"
#include "core/state/pass_answers.h"
#include "ui/lessons/languages.h"
#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/views/parameters/model_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QFileDialog>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

Document::Document(Store& store, const WindowServices& services, QWidget* window)
    : DocumentBase(services, window)
    , m_store(store)
    , m_window(window)
    , m_keeper(
          services.unsavedScene, [this] { return m_store.hasWork(); },
          [this] {
              return UnsavedScene {m_path, m_store.kept(), {}, m_fingerprint};
          },
          nullptr)
{
    connect(&m_store, &Store::modifiedChanged, &m_keeper, &UnsavedKeeper::follow);
    connect(this, &Document::named, &m_keeper, &UnsavedKeeper::follow);
    connect(&m_keeper, &UnsavedKeeper::failed, this, &Document::messageShown);
    connect(&m_store, &Store::keptChanged, this, &Document::followHistory);
}

void Document::openPath(const QString& path)
{
    if (m_services.open)
        show(path, m_services.open(path));
}

void Document::show(const QString& path, const Outcome<Opened>& opened)
{
    Q_EMIT messageShown(sentenceOf(opened)); // or nothing, for an earlier file
    if (!opened)
        return;
    const auto& [contents, fingerprint] = *opened;
    if (const auto* lesson = std::get_if<Lesson>(&contents)) {
        Q_EMIT lessonOpened(*lesson);
        return;
    }
    if (const auto* lecture = std::get_if<Lecture>(&contents)) {
        Q_EMIT lectureOpened(*lecture, path, fingerprint);
        return;
    }
    const auto& edit = std::get<Edit>(contents);
    if (!edit.is<LoadState>()) {
        const bool isMereLook = m_path.isEmpty() && !m_store.isModified();
        m_store.dispatch(edit);
        if (isMereLook)
            m_store.markUntouched();
        if (const QString lack = sentenceOnPictures(m_store.state().model); !lack.isEmpty())
            Q_EMIT messageShown(lack);
        return;
    }
    const bool wasModified = m_store.isModified();
    if (!confirmDiscard())
        return;
    if (wasModified && !m_store.isModified()) // the saved state may be the file itself
        return openPath(path);
    m_store.dispatch(edit);
    begin(path, fingerprint);
    m_store.markSaved();
    Q_EMIT replaced();
    showNote(edit);
}

void Document::showNote(const Edit& edit)
{
    if (const auto* read = edit.as<LoadState>(); read && !read->readingNote.empty())
        Q_EMIT messageShown(QString::fromStdString(read->readingNote));
}

void Document::openPathAsA(const QString& path)
{
    if (!m_services.open)
        return;
    const auto opened = m_services.open(path);
    if (!opened) {
        Q_EMIT messageShown(opened.error().sentence);
    } else if (const auto* edit = std::get_if<Edit>(&opened->contents)) {
        Q_EMIT messageShown({}); // of an earlier file
        m_store.dispatch(PinOther {applied(m_store.state(), *edit)});
        showNote(*edit);
    } else {
        Q_EMIT messageShown((std::holds_alternative<Lesson>(opened->contents)
                ? tr("%1 is a lesson. Only a scene or a model's config.json can be compared.")
                : tr("%1 is a lecture. Only a scene or a model's config.json can be compared."))
                                .arg(shownFileName(path)));
    }
}

void Document::restoreUnsaved(const UnsavedScene& scene)
{
    QString said; // which an edit removes
    const auto received = connect(
        this, &Document::messageShown, this, [&said](const QString& sentence) { said = sentence; });
    if (!scene.path.isEmpty())
        openPath(scene.path);
    disconnect(received);
    m_store.dispatch(LoadState {scene.work});
    if (m_path != scene.path) {
        begin({});
    } else if (!scene.fingerprint.isEmpty() && scene.fingerprint != m_fingerprint
        && m_store.isModified()) {
        // Undo leads back to the file in its current form.
        begin(scene.path, scene.fingerprint);
    }
    Q_EMIT replaced();
    if (!said.isEmpty())
        Q_EMIT messageShown(said);
}

void Document::offerUnsaved()
{
    const AbandonedWork<LabState> left {m_services.unsavedScene, *m_window, tr("Unsaved scene"),
        [](const UnsavedScene& scene) {
            return scene.path.isEmpty()
                ? tr("Restore the unsaved scene, on %1?", "a bench")
                      .arg(benchName(scene.work.bench))
                : tr("Restore the unsaved changes to %1?").arg(shownFileName(scene.path));
        },
        [this](const QString& sentence) { Q_EMIT messageShown(sentence); }};
    if (const auto scene = left.offered()) {
        restoreUnsaved(*scene);
        m_keeper.takeUp(*scene); // which nothing above may drop
    }
    Q_EMIT unsavedOffered();
}

Document::Questions Document::questions() const
{
    return {.title = tr("Position Lab"),
        .close = tr("Save this scene before closing it?"),
        .lost = tr("Your answers are saved automatically; other changes will be lost."),
        .saveTitle = tr("Save the scene"),
        .proposed = tr("scene"),
        .filter = tr("Scenes (*.json)")};
}

bool Document::isUnsaved() const
{
    return m_store.hasWork();
}

bool Document::confirmDiscard()
{
    m_store.closeAside();
    return DocumentBase::confirmDiscard();
}

bool Document::confirmReplace()
{
    m_store.closeAside();
    const bool isWork = !m_path.isEmpty() || !m_store.state().series.isEmpty();
    if (!isWork || !m_store.isModified())
        return true;
    if (!confirmDiscard())
        return false;
    m_store.markUntouched();
    return true;
}

void Document::beReplaced(const LabState& before)
{
    if (m_path.isEmpty() || m_store.state() == before)
        return;
    Left left {m_path, m_fingerprint, before, m_store.state()};
    become({});
    m_left = std::move(left);
}

void Document::followHistory(const LabState& state)
{
    const std::uint64_t now = m_store.moment();
    if (now > m_newest) { // a new step: the redo steps are gone
        m_newest = now;
        m_epochs.resize(m_epoch + 1);
    } else {
        std::size_t epoch = m_epochs.size() - 1;
        while (epoch > 0 && m_epochs[epoch].first > now)
            --epoch;
        turnTo(epoch);
    }
    // Undo back to before the lesson, and redo to its start.
    if (!m_left)
        return;
    const bool isLesson = m_path.isEmpty();
    LabState awaited = isLesson ? m_left->last : m_left->lesson;
    // The end of a lesson keeps the answers to the derivation given meanwhile.
    awaited.derivation = withAnswersOf(std::move(awaited.derivation), state.derivation);
    if (!(state == awaited))
        return;
    m_path = isLesson ? m_left->path : QString();
    m_fingerprint = isLesson ? m_left->fingerprint : QByteArray();
    Q_EMIT named();
}

void Document::turnTo(std::size_t epoch)
{
    if (epoch == m_epoch)
        return;
    Epoch& last = m_epochs[m_epoch];
    last = {last.first, m_path, m_fingerprint, std::move(m_left), m_store.untouched()};
    m_epoch = epoch;
    const Epoch& next = m_epochs[epoch];
    m_path = next.path;
    m_fingerprint = next.fingerprint;
    m_left = next.left;
    m_store.setUntouched(next.untouched);
    Q_EMIT named();
}

void Document::begin(const QString& path, const QByteArray& fingerprint)
{
    m_epochs[m_epoch] = {
        m_epochs[m_epoch].first, m_path, m_fingerprint, std::move(m_left), m_store.untouched()};
    ++m_epoch; // without a step, as for reopening the same file, the redo steps stay
    m_epochs.insert(m_epochs.begin() + static_cast<std::ptrdiff_t>(m_epoch), {m_store.moment()});
    become(path, fingerprint);
}

void Document::become(const QString& path, const QByteArray& fingerprint)
{
    m_left.reset();
    m_path = path;
    m_fingerprint = fingerprint;
    Q_EMIT named();
}

void Document::startNew()
{
    if (!confirmDiscard())
        return;
    LabState fresh = newScene();
    fresh.bench = m_store.state().bench;
    m_store.dispatch(
        LoadState {clamped(withFirstWords(fresh, firstWords())), LoadState::Of::NewScene});
    begin({});
    m_store.markSaved();
    Q_EMIT replaced();
}

void Document::open()
{
    const QString path = QFileDialog::getOpenFileName(m_window,
        tr("Open a scene, a model, a lesson or a lecture"), QFileInfo(m_path).path(),
        tr("Scenes, models, lessons and lectures (*.json);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void Document::openAsA()
{
    const QString path = QFileDialog::getOpenFileName(m_window,
        tr("Open a scene or model for comparison (A)"), QFileInfo(m_path).path(),
        tr("Scenes and model configurations (*.json);;All files (*)"));
    if (!path.isEmpty())
        openPathAsA(path);
}

Outcome<void> Document::write(const QString& path)
{
    const auto& save = m_services.save;
    return save ? save(path, m_store.kept()) : Unexpected(Error {});
}

void Document::beSaved(const QString& path)
{
    m_store.markSaved();
    if (path != m_path)
        m_left.reset();
    m_path = path;
    m_fingerprint = fingerprint();
    if (m_left && m_left->path == path)
        m_left->fingerprint = m_fingerprint;
    Q_EMIT named();
    for (Epoch& epoch : m_epochs) {
        const bool hasLeft = epoch.left && epoch.left->path == path;
        if (hasLeft)
            epoch.left->fingerprint = m_fingerprint;
        else if (epoch.path == path)
            epoch.fingerprint = m_fingerprint;
        else
            continue;
        epoch.untouched = m_store.untouched();
    }
}

} // namespace lab::ui

#include "moc_document.cpp"
