#include "ui/windows/lessons/lesson_draft.h"

#include "ui/windows/lessons/lesson_form.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_parts.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTextDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

// The input in a lesson's form, autosaved for the start after a kill.

namespace lab::ui {

QString wordsIn(const QPlainTextEdit* box)
{
    return box->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

std::vector<std::string> tickedKeys(const QListWidget& list)
{
    std::vector<std::string> keys;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            keys.push_back(list.item(row)->data(Qt::UserRole).toString().toStdString());
    return keys;
}

// In the order in which they are filled: the right one after the options, because it is one of
// them.
std::vector<std::pair<QString, QWidget*>> LessonForm::fields() const
{
    return {{u"title"_s, m_title}, {u"goal"_s, m_goal}, {u"question"_s, m_question},
        {u"kind"_s, m_kind}, {u"answer"_s, m_answer}, {u"unit"_s, m_unit},
        {u"tolerance"_s, m_tolerance}, {u"wrong"_s, m_wrong}, {u"options"_s, m_options},
        {u"right"_s, m_right}, {u"again"_s, m_again}, {u"notes"_s, m_notes},
        {u"minutes"_s, m_minutes}, {u"outcome"_s, m_outcome}, {u"explanation"_s, m_explanation},
        {u"changed"_s, m_changed}, {u"value"_s, m_value}, {u"hides"_s, m_hides},
        {u"pictures"_s, m_pictures}, {u"controls"_s, m_controls}};
}

QString LessonForm::textOf(const QWidget* field) const
{
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text();
    if (const auto* box = qobject_cast<const QPlainTextEdit*>(field))
        return wordsIn(box);
    if (const auto* number = qobject_cast<const QSpinBox*>(field))
        return QString::number(number->value());
    if (const auto* ticks = qobject_cast<const QListWidget*>(field)) {
        QStringList keys;
        for (const std::string& key : tickedKeys(*ticks))
            keys += QString::fromStdString(key);
        return keys.join(u' ');
    }
    const auto* list = qobject_cast<const QComboBox*>(field);
    return list == m_changed ? list->currentData().toString()
                             : QString::number(list->currentIndex());
}

void LessonForm::setText(QWidget* field, const QString& text)
{
    if (auto* line = qobject_cast<QLineEdit*>(field))
        line->setText(text);
    else if (auto* box = qobject_cast<QPlainTextEdit*>(field))
        box->setPlainText(text);
    else if (auto* number = qobject_cast<QSpinBox*>(field))
        number->setValue(text.toInt());
    else if (auto* list = qobject_cast<QComboBox*>(field))
        list->setCurrentIndex(list == m_changed ? std::max(0, list->findData(text)) : text.toInt());
}

void LessonForm::restoreUnsaved(const UnsavedLesson& left)
{
    if (!left.path.isEmpty())
        open(left.path);
    const QString lost = m_file.path() == left.path ? QString() : m_said->text();
    if (lost.isEmpty() && !left.fingerprint.isEmpty())
        m_file.open(left.path, left.fingerprint);
    const QMap<QString, QString>& texts = left.work.fields;
    for (const auto& [name, field] : fields())
        if (texts.contains(name))
            setText(field, texts.value(name));
    const auto ticked = [&texts](const QString& name) {
        std::vector<std::string> keys;
        for (const QString& key : texts.value(name).split(u' ', Qt::SkipEmptyParts))
            keys.push_back(key.toStdString());
        return keys;
    };
    Lesson ticks;
    ticks.pictures = ticked(u"pictures"_s);
    ticks.controls = ticked(u"controls"_s);
    ticks.hides = ticked(u"hides"_s);
    fillTicks(ticks);
    m_isTouched = true;
    m_keeper.takeUp(left);
    check();
    m_pause.stop();
    if (!lost.isEmpty())
        m_said->setText(lost + u'\n' + m_said->text());
}

UnsavedLesson LessonForm::draft() const
{
    UnsavedLesson draft {m_file.path(), {m_state, {}}, {}, m_file.savedFingerprint()};
    for (const auto& [name, field] : fields())
        draft.work.fields.insert(name, textOf(field));
    return draft;
}

void LessonForm::note(const QString& sentence)
{
    m_whyNotKept = sentence;
    check();
}

std::optional<UnsavedLesson> lessonToRestore(const WindowParts& parts)
{
    const auto question = [](const UnsavedLesson& one) {
        const QString title = one.work.fields.value(u"title"_s).trimmed();
        return title.isEmpty() ? LessonForm::tr("Restore the unsaved lesson?")
                               : LessonForm::tr("Restore the unsaved lesson “%1”?").arg(title);
    };
    return AbandonedWork<LessonDraft> {parts.services.unsavedLesson, parts.window,
        LessonForm::tr("Unsaved lesson"), question,
        [&parts](const QString& sentence) { parts.messages.notify(sentence); }}
        .offered();
}

} // namespace lab::ui
