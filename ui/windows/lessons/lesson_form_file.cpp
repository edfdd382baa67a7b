#include "core/frames/picture_names.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/lessons/lesson_form.h"
#include "ui/windows/lessons/lesson_left_out.h"
#include "ui/windows/lessons/lesson_lines.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

// The files of the form: opening a lesson, and where it is saved.

namespace lab::ui {

namespace {

/// The entries of a list that can be checked, each with its text and its key. Those checked in a
/// lesson come first, in its order, which is a part of it.
void addTicks(QListWidget& list, std::vector<std::pair<QString, QString>> entries,
    const std::vector<std::string>& ticked)
{
    const QSignalBlocker quiet(list);
    list.clear();
    const auto add = [&](const QString& words, const QString& key, Qt::CheckState state) {
        auto* item = new QListWidgetItem(words, &list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(state);
        item->setData(Qt::UserRole, key);
    };
    for (const std::string& one : ticked) {
        const QString key = QString::fromStdString(one);
        const auto entry = std::ranges::find(entries, key, &std::pair<QString, QString>::second);
        add(entry == entries.end() ? key : entry->first, key, Qt::Checked);
        if (entry != entries.end())
            entries.erase(entry);
    }
    for (const auto& [words, key] : entries)
        add(words, key, Qt::Unchecked);
}

/// The text of a value in the field of the reveal, if it has one.
QString typedAs(const Parameter& parameter, const Value& value, const LabState& state)
{
    constexpr double percent = 100;
    QString plain = QString::fromStdString(text(value));
    for (const QString& typed : {shownValue(parameter, value), plain,
             QString::fromStdString(text(Value(percent * asNumber(value))))})
        if (const auto read = typedValue(parameter, typed, state);
            read && text(*read) == text(value))
            return typed;
    return plain; // a formula
}

} // namespace

void LessonForm::fillTicks(const Lesson& ticked)
{
    using Entries = std::vector<std::pair<QString, QString>>;
    Entries pictures;
    for (const PictureName& picture : pictureNames())
        if (picture.bench == m_state.bench)
            pictures.emplace_back(m_titles.value(keyText(picture.name), keyText(picture.name)),
                keyText(picture.name));
    Entries controls = parametersNearestFirst(m_state);
    std::erase_if(controls, [](const auto& entry) { return entry.second == "bench"_L1; });
    Entries hides = pictures;
    hides.emplace_back(tr("Reading line"), keyText(hiddenReading));
    std::ranges::copy(controls, std::back_inserter(hides));
    addTicks(*m_pictures, std::move(pictures), ticked.pictures);
    addTicks(*m_controls, std::move(controls), ticked.controls);
    addTicks(*m_hides, std::move(hides), ticked.hides);
}

// For a lesson in the window's language.
void LessonForm::fill(const Lesson& lesson)
{
    const LessonQuestion& question = lesson.question;
    const bool isChoice = !question.options.empty();
    m_key = lesson.key;
    m_start = lesson.start;
    m_state = lessonStart(lesson, 0).value_or(m_state);
    m_kind->setCurrentIndex(static_cast<int>(isChoice ? AnsweredBy::Choice : AnsweredBy::Number));
    for (const auto& [line, words] :
        {std::pair(m_title, inLanguage(lesson.title)), std::pair(m_goal, inLanguage(lesson.goal)),
            std::pair(m_unit, inLanguage(question.unit)),
            std::pair(m_answer, isChoice ? QString() : QString::fromStdString(question.answer)),
            std::pair(m_tolerance,
                question.tolerance == LessonQuestion().tolerance
                    ? QString()
                    : QString::fromStdString(question.tolerance))})
        line->setText(words);
    for (const auto& [box, words] : {std::pair(m_question, inLanguage(question.text)),
             std::pair(m_notes, inLanguage(lesson.notes)),
             std::pair(m_outcome, inLanguage(lesson.outcome)),
             std::pair(m_explanation, inLanguage(lesson.explanation)),
             std::pair(m_wrong, linesOf(question.wrong)),
             std::pair(m_options, linesOf(question.options)),
             std::pair(m_again, linesOf(lesson.again))})
        box->setPlainText(words);
    m_right->setCurrentIndex(isChoice ? QString::fromStdString(question.answer).toInt() : 0);
    m_minutes->setValue(lesson.minutes);
    fillParameters();
    m_changed->setCurrentIndex(0);
    m_value->clear();
    if (!lesson.reveal.empty()) {
        const auto& [key, value] = lesson.reveal.front();
        m_changed->setCurrentIndex(std::max(0, m_changed->findData(QString::fromStdString(key))));
        if (const Parameter* parameter = parameterNamed(key))
            m_value->setText(typedAs(*parameter, value, m_state));
    }
    fillTicks(lesson);
}

void LessonForm::open(const QString& path)
{
    if (!m_services.lessonToEdit)
        return;
    m_pause.stop();
    const auto read = m_services.lessonToEdit(path);
    if (!read) {
        m_said->setText(read.error().sentence);
        return;
    }
    const QString name = shownFileName(path);
    const Lesson one = inOneLanguage(read->lesson, windowLanguage());
    LessonForm trial(m_state, m_services, nullptr, m_titles); // this one stays unchanged
    trial.fill(one);
    trial.m_isTouched = false; // nothing was typed by the user
    if (const QStringList beyond = leftOut(read->lesson, trial.lesson()); !beyond.isEmpty()) {
        m_said->setText(tr("This form cannot hold all of %1, so it is unchanged. Not covered: %2.")
                            .arg(name, listedApart(beyond)));
        return;
    }
    if (!m_file.confirmDiscard())
        return;
    m_keeper.drop();
    fill(one);
    m_file.open(path, read->fingerprint);
    m_savedPath.clear();
    setWindowTitle(tr("Lesson in %1").arg(titleText(name)));
    check();
    m_pause.stop();
    m_isTouched = false;
    m_title->setFocus();
}

void LessonForm::openFile()
{
    const auto own = m_services.ownLessons ? m_services.ownLessons() : std::vector<OwnLesson>();
    const QString folder = own.empty() ? QString() : QFileInfo(own.front().path).absolutePath();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open one of your own lessons"), folder, tr("Lessons (*.json)"));
    if (!path.isEmpty())
        open(path);
}

LessonForm::File::File(LessonForm& form)
    : DocumentBase(form.m_services, nullptr)
    , m_form(form)
{
}

void LessonForm::File::open(const QString& path, const QByteArray& fingerprint)
{
    m_path = path;
    m_fingerprint = fingerprint;
}

bool LessonForm::File::confirmDiscard()
{
    if (m_form.m_isTouched)
        m_form.check(); // whether it can be saved
    return DocumentBase::confirmDiscard();
}

DocumentBase::Questions LessonForm::File::questions() const
{
    const bool canBeSaved = m_form.m_save->isEnabled();
    return {.title = m_form.windowTitle(),
        .close = canBeSaved ? tr("Save this lesson before closing it?")
                            : tr("Close this lesson? It cannot be saved yet."),
        .lost = tr("Unsaved changes will be lost."),
        .canBeSaved = canBeSaved};
}

Outcome<void> LessonForm::File::write(const QString& path)
{
    const auto& save = m_services.saveLessonTo;
    return save ? save(path, m_form.lesson()) : Unexpected(Error {});
}

bool LessonForm::File::saveAs()
{
    const auto saved = m_services.saveLesson(m_form.lesson());
    Q_EMIT messageShown(sentenceOf(saved));
    if (saved)
        beSaved(*saved);
    return saved.has_value();
}

void LessonForm::reject()
{
    if (!m_file.confirmDiscard())
        return;
    m_keeper.drop();
    m_savedPath.isEmpty() ? QDialog::reject() : accept(); // the question may have saved it
}

void LessonForm::save()
{
    check();
    if (!m_save->isEnabled() || !m_file.save())
        return;
    m_keeper.drop();
    accept();
}

} // namespace lab::ui
