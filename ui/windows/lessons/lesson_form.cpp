#include "ui/windows/lessons/lesson_form.h"

#include "core/lessons/unpredicted.h"
#include "core/state/first_words.h"
#include "core/state/links.h"
#include "ui/lessons/languages.h"
#include "ui/paint/text/key_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/store/plain_text.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/spoken_ticks.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/lessons/field_columns.h"
#include "ui/windows/lessons/lesson_draft.h"
#include "ui/windows/lessons/lesson_lines.h"
#include "ui/windows/parts/window_places.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr std::chrono::milliseconds pauseBeforeChecking(300);
constexpr int fieldWidth = 300; // three columns in the smallest window
constexpr qsizetype maxErrorsShown = 4;

// The default texts in the window's language are not part of a lesson that does not show them.
LabState withoutUnseenWords(LabState state)
{
    const bool isSeen = state.bench == BenchId::Order || state.position.wordsShown;
    if (!isSeen && isTeachingSentence(state.order.sentence))
        state.order.sentence = Order().sentence;
    if (areRelativeExample(state.relative.words)) // always in the learner's language
        state.relative.words = relativeExample;
    return state;
}

} // namespace

LessonForm::LessonForm(const LabState& state, const WindowServices& services, QWidget* parent,
    const PictureTitles& titles)
    : QDialog(parent)
    , m_services(services)
    , m_state(unlinked(withoutUnseenWords(state))) // the language in which lessons start
    , m_start(difference(clamped({}), m_state))
    , m_titles(titles)
    , m_file(*this)
    , m_keeper(
          services.unsavedLesson, [this] { return m_isTouched; }, [this] { return draft(); },
          nullptr)
{
    setWindowTitle(tr("Lesson from this state"));
    auto* fields = new FieldColumns(this);
    QFormLayout* const asked = fields->newColumn();
    QFormLayout* const answered = fields->newColumn();
    QFormLayout* const said = fields->newColumn();
    m_title = newLine(asked, tr("Title"));
    m_goal = newLine(asked, tr("Learning goal"));
    m_question = newText(asked, tr("Question"), tr("How large is …?"));
    m_kind = new QComboBox(this);
    m_kind->setAccessibleName(tr("Answer type"));
    m_kind->addItem(tr("A number"));
    m_kind->addItem(tr("One of several options"));
    asked->addRow(tr("Answer type"), m_kind);
    m_answer = newLine(asked, tr("Answer: a parameter, a number or a formula"));
    m_answer->setAccessibleName(tr("Answer"));
    m_parameter = new QComboBox(this);
    m_parameter->setAccessibleName(tr("Insert a parameter into the answer"));
    m_parameter->setFixedWidth(fieldWidth);
    asked->addRow(m_parameter);
    connect(m_parameter, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            m_answer->insert(m_parameter->itemData(index).toString());
        m_parameter->setCurrentIndex(0);
    });
    m_unit = newLine(asked, tr("Unit, if it has one"));
    m_tolerance = newLine(asked, tr("Tolerance"), u"0.01*abs(answer)"_s);
    m_wrong = newText(
        answered, tr("Wrong answers, one per line"), tr("2*answer | That is twice as far."));
    m_options =
        newText(answered, tr("Options, one per line"), tr("It grows | Nothing makes it grow."));
    m_right = new QComboBox(this);
    m_right->setAccessibleName(tr("Correct option"));
    answered->addRow(tr("Correct option"), m_right);
    m_again = newText(answered, tr("Other values when asked again, one set per line"),
        u"rope.base = 500, 2000; rope.width = 16 … 128"_s);
    m_hides = newTicks(answered, tr("Hidden until the answer"));
    m_notes = newText(answered, tr("Notes for the teacher"), tr("Let the class answer first …"));
    m_minutes = new QSpinBox(this);
    m_minutes->setAccessibleName(tr("Minutes needed"));
    m_minutes->setRange(1, maxMinutes);
    m_minutes->setValue(Lesson().minutes);
    m_minutes->setPrefix(tr("takes ", "so many minutes"));
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setFixedWidth(fieldWidth);
    answered->addRow(m_minutes);
    m_outcome = newText(said, tr("Outcome"), tr("It is {answer}. Your answer: {prediction}."));
    m_explanation = newText(said, tr("Explanation"), tr("Because …"));
    m_changed = new QComboBox(this);
    m_changed->setAccessibleName(tr("Revealed after the prediction"));
    m_changed->setFixedWidth(fieldWidth);
    fillParameters();
    said->addRow(tr("Revealed after the prediction"), m_changed);
    m_value = newLine(said, tr("with the value"));
    m_pictures = newTicks(said, tr("Pictures used"));
    m_controls = newTicks(said, tr("Parameters shown, at most three"));
    fillTicks({});
    m_said = newLabel(this);
    m_said->setWordWrap(true);
    m_said->setFixedHeight(64);
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_save = buttons->button(QDialogButtonBox::Save);
    m_save->setText(tr("Save the lesson"));
    QPushButton* const open = buttons->addButton(tr("&Open…"), QDialogButtonBox::ActionRole);
    open->setToolTip(
        tip(tr("Continue one of your own lessons (%1)")
                .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText))));
    open->setAutoDefault(false); // Enter in a field must not press it
    connect(open, &QPushButton::clicked, this, &LessonForm::openFile);
    connect(
        new QShortcut(QKeySequence::Open, this), &QShortcut::activated, open, &QPushButton::click);
    connect(buttons, &QDialogButtonBox::accepted, this, &LessonForm::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &LessonForm::reject);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(16, 16, 16, 16);
    whole->addWidget(fields, 1);
    whole->addWidget(m_said);
    whole->addWidget(buttons);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBeforeChecking);
    const auto changed = [this] {
        m_isTouched = true;
        m_pause.start();
        m_keeper.follow();
    };
    connect(&m_keeper, &UnsavedKeeper::failed, this, &LessonForm::note);
    connect(&m_keeper, &UnsavedKeeper::recovered, this, [this] { note({}); });
    connect(&m_file, &DocumentBase::messageShown, m_said, &QLabel::setText);
    connect(&m_pause, &QTimer::timeout, this, &LessonForm::check);
    for (QLineEdit* line : findChildren<QLineEdit*>())
        connect(line, &QLineEdit::textChanged, this, changed);
    for (QPlainTextEdit* text : findChildren<QPlainTextEdit*>())
        connect(text, &QPlainTextEdit::textChanged, this, changed);
    connect(m_minutes, &QSpinBox::valueChanged, this, changed);
    for (QComboBox* list : {m_kind, m_right, m_changed})
        connect(list, &QComboBox::currentTextChanged, this, changed);
    for (QListWidget* list : {m_pictures, m_controls, m_hides})
        connect(list, &QListWidget::itemChanged, this, changed);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &LessonForm::showKind);
    connect(m_changed, &QComboBox::currentIndexChanged, this, &LessonForm::showKind);
    connect(m_options, &QPlainTextEdit::textChanged, this, &LessonForm::showKind);
    showKind();
    check();
    m_isTouched = false;
    resize(sizeOnScreen(*this, sizeHint()));
}

QLineEdit* LessonForm::newLine(QFormLayout* form, const QString& label, const QString& example)
{
    auto* line = new QLineEdit(this);
    line->setAccessibleName(label);
    line->setPlaceholderText(example);
    line->setFixedWidth(fieldWidth);
    form->addRow(label, line);
    return line;
}

QPlainTextEdit* LessonForm::newText(QFormLayout* form, const QString& label, const QString& example)
{
    auto* text = new QPlainTextEdit(this);
    text->setAccessibleName(label);
    text->setPlaceholderText(example);
    text->setTabChangesFocus(true);
    text->setFixedSize(fieldWidth, 48);
    form->addRow(label, text);
    return text;
}

QListWidget* LessonForm::newTicks(QFormLayout* form, const QString& label)
{
    auto* list = new QListWidget(this);
    list->setAccessibleName(label);
    list->setFixedSize(fieldWidth, 64);
    speakTicks(*list);
    form->addRow(label, list);
    return list;
}

// Those of the bench first: several benches have a base.
void LessonForm::fillParameters()
{
    for (const auto& [list, first] :
        {std::pair(m_parameter, tr("Insert a parameter into the answer")),
            std::pair(m_changed, tr("The same state"))}) {
        const QSignalBlocker quiet(list);
        list->clear();
        list->addItem(first);
        for (const auto& [words, key] : parametersNearestFirst(m_state))
            list->addItem(words, key);
    }
}

void LessonForm::showKind()
{
    const bool isChoice = m_kind->currentIndex() == static_cast<int>(AnsweredBy::Choice);
    for (QWidget* field : std::initializer_list<QWidget*> {m_options, m_right})
        field->setEnabled(isChoice);
    for (QWidget* field :
        std::initializer_list<QWidget*> {m_answer, m_parameter, m_unit, m_tolerance, m_wrong})
        field->setEnabled(!isChoice);
    m_value->setEnabled(m_changed->currentIndex() > 0);
    QStringList options;
    for (const LessonOption& option : optionsIn(wordsIn(m_options)))
        options += inLanguage(option.text);
    const int chosen = m_right->currentIndex();
    QStringList shown;
    for (int k = 0; k < m_right->count(); ++k)
        shown += m_right->itemText(k);
    if (shown == options)
        return;
    m_right->clear();
    m_right->addItems(options);
    m_right->setCurrentIndex(std::clamp(chosen, 0, std::max(0, m_right->count() - 1)));
}

Lesson LessonForm::lesson() const
{
    Lesson made;
    made.key = m_key.empty() ? ownKeyOf(m_title->text()) : m_key;
    made.title = textInWindowLanguage(m_title->text());
    made.goal = textInWindowLanguage(m_goal->text());
    made.notes = textInWindowLanguage(wordsIn(m_notes));
    made.minutes = m_minutes->value();
    made.start = m_start;
    made.pictures = tickedKeys(*m_pictures);
    made.controls = tickedKeys(*m_controls);
    made.hides = tickedKeys(*m_hides);
    made.question.text = textInWindowLanguage(wordsIn(m_question));
    if (m_kind->currentIndex() == static_cast<int>(AnsweredBy::Choice)) {
        made.question.options = optionsIn(wordsIn(m_options));
        made.question.answer = std::to_string(std::max(0, m_right->currentIndex()));
    } else {
        made.question.answer = m_answer->text().trimmed().toStdString();
        made.question.unit = textInWindowLanguage(m_unit->text());
        if (const QString tolerance = m_tolerance->text().trimmed(); !tolerance.isEmpty())
            made.question.tolerance = tolerance.toStdString();
        made.question.wrong = wrongAnswersIn(wordsIn(m_wrong)).value_or(std::vector<WrongModel>());
    }
    made.again = variationsIn(wordsIn(m_again)).value_or(std::vector<Variation>());
    const QString changed = m_changed->currentData().toString();
    if (const Parameter* parameter = parameterNamed(changed.toStdString())) {
        const QString typed = m_value->text().trimmed();
        const auto value = typedValue(*parameter, typed, m_state);
        made.reveal.push_back(
            {std::string(parameter->key), value ? *value : Value(typed.toStdString())});
    }
    made.outcome = textInWindowLanguage(wordsIn(m_outcome));
    made.explanation = textInWindowLanguage(wordsIn(m_explanation));
    return made;
}

QString LessonForm::labelOf(const QString& path) const
{
    const std::pair<QString, const QWidget*> fields[] = {{u"title"_s, m_title}, {u"goal"_s, m_goal},
        {u"notes"_s, m_notes}, {u"minutes"_s, m_minutes}, {u"question/text"_s, m_question},
        {u"question/unit"_s, m_unit}, {u"question/answer"_s, m_answer},
        {u"question/tolerance"_s, m_tolerance}, {u"reveal"_s, m_value}, {u"outcome"_s, m_outcome},
        {u"explanation"_s, m_explanation}, {u"pictures"_s, m_pictures}, {u"controls"_s, m_controls},
        {u"hides"_s, m_hides}};
    for (const auto& [start, field] : fields)
        if (path.startsWith(start))
            return field->accessibleName();
    const std::pair<QString, const QWidget*> lists[] = {
        {u"question/wrong"_s, m_wrong}, {u"question/options"_s, m_options}, {u"again"_s, m_again}};
    for (const auto& [start, field] : lists) {
        bool isEntry = false;
        const int entry = path.mid(start.size() + 1).section(u'/', 0, 0).toInt(&isEntry);
        if (path.startsWith(start))
            return isEntry ? tr("%1, entry %2").arg(field->accessibleName()).arg(entry + 1)
                           : field->accessibleName();
    }
    return path;
}

// Empty fields are reported once, as empty; everything else as by the checker.
QStringList LessonForm::stillWrong(const Lesson& made) const
{
    QStringList empty;
    QStringList sentences;
    for (const auto& [text, field] : std::initializer_list<std::pair<const LessonText*, QWidget*>> {
             {&made.title, m_title}, {&made.goal, m_goal}, {&made.question.text, m_question},
             {&made.outcome, m_outcome}, {&made.explanation, m_explanation}})
        if (text->empty())
            empty += field->accessibleName();
    if (made.question.answer.empty())
        empty += m_answer->accessibleName();
    if (!empty.isEmpty())
        sentences += tr("Still empty: %1.").arg(listed(empty));
    if (m_wrong->isEnabled())
        if (const auto read = wrongAnswersIn(wordsIn(m_wrong)); !read)
            sentences += u"%1: %2."_s.arg(m_wrong->accessibleName(), read.error().sentence);
    if (const auto read = variationsIn(wordsIn(m_again)); !read)
        sentences += u"%1: %2."_s.arg(m_again->accessibleName(), read.error().sentence);
    const auto errors =
        m_services.lessonErrors ? m_services.lessonErrors(made) : std::vector<LessonEntryError>();
    for (const LessonEntryError& error : errors)
        if (!empty.contains(labelOf(error.path)))
            sentences += u"%1: %2."_s.arg(labelOf(error.path), error.what);
    return sentences;
}

void LessonForm::check()
{
    const Lesson made = lesson();
    const QStringList wrong = stillWrong(made);
    m_save->setEnabled(wrong.isEmpty() && m_services.saveLesson);
    QStringList said = wrong.mid(0, maxErrorsShown - (m_whyNotKept.isEmpty() ? 0 : 1));
    if (wrong.isEmpty()) {
        const auto start = lessonStart(made, 0);
        const auto answer =
            start ? gradedWithoutPrediction(made, *start) : Expected<Graded, LessonError>(Graded());
        said += answer && made.question.options.empty()
            ? tr("The lesson is valid. Its answer at the start is %1.")
                  .arg(QString::fromStdString(numberText(answer->answer)))
            : tr("The lesson is valid.");
        if (const QString path = m_file.path();
            !path.isEmpty()) // on the same line, like other notes
            said.back() = oneAfterAnother({said.back(),
                tr("It starts from the state in its file. Saving writes %1.")
                    .arg(shownFileName(path))});
        if (m_services.lessonWarnings)
            said += m_services.lessonWarnings(made).mid(0, maxErrorsShown - 1);
    }
    LabState kept = m_state;
    kept.series = {};
    kept.pinned = {};
    if (const auto start = patched(clamped({}), m_start); !start || !(*start == kept))
        said += tr("Content without a parameter (dragged vectors and scores, answers, pinned "
                   "states) is not part of a lesson's start.");
    if (!m_whyNotKept.isEmpty())
        said.prepend(m_whyNotKept);
    m_said->setText(said.join(u'\n'));
}

} // namespace lab::ui

#include "moc_lesson_form.cpp"
