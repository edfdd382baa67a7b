#include "ui/windows/lesson_dock.h"

#include "ui/paint/text/number_text.h"
#include "ui/store/store.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/windows/help_window.h"
#include "ui/windows/main_window.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStyle>
#include <QTextLayout>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 16;
constexpr int textWidth = ParameterPanel::fixedWidth - 2 * padding - 16;

// The words of a button, which breaks no lines by itself.
QString broken(const QString& text, const QFont& font, int width)
{
    QTextLayout layout(text, font);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines += text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.join(u'\n');
}

} // namespace

LessonDock::LessonDock(Store& store, const WindowServices& services, MainWindow& window)
    : QDockWidget(&window)
    , m_store(store)
    , m_services(services)
    , m_window(window)
{
    setObjectName(u"lesson"_s);
    setFeatures(QDockWidget::DockWidgetClosable);
    setAllowedAreas(Qt::RightDockWidgetArea);
    setFixedWidth(ParameterPanel::fixedWidth // with the gap beside it as wide as the parameters
        - window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window));
    connect(&m_store, &Store::changed, this, [this](const LabState& state) {
        for (ParameterRow* row : m_rows)
            row->setState(state);
        if (m_question && !m_outcome)
            m_question->setText(words(m_lesson.question.text, scopeBefore()));
    });
}

void LessonDock::play(const Lesson& lesson)
{
    m_lesson = lesson;
    m_time = m_services.timesAnswered ? m_services.timesAnswered(lesson.key) : 0;
    load();
    show();
    if (m_field)
        m_field->setFocus();
}

void LessonDock::revert()
{
    load();
}

void LessonDock::again()
{
    ++m_time;
    load();
}

void LessonDock::load()
{
    const auto start = lessonStart(m_lesson, m_time);
    if (std::holds_alternative<LabState>(start))
        showState(std::get<LabState>(start));
    m_outcome.reset();
    build();
    Q_EMIT started();
}

// What the lesson changes by itself is nobody's work that would have to be saved.
void LessonDock::showState(const LabState& state)
{
    const bool wasModified = m_store.isModified();
    m_store.dispatch(LoadState {state});
    if (!wasModified)
        m_store.markSaved();
}

void LessonDock::predict()
{
    double prediction = NAN;
    if (m_field) {
        const QString typed = m_field->text().trimmed().replace(u'\u2212', u'-');
        bool isNumber = false;
        const double number = typed.toDouble(&isNumber);
        if (isNumber)
            prediction = number;
    }
    for (std::size_t k = 0; k < m_options.size(); ++k) {
        if (m_options[k]->isChecked())
            prediction = static_cast<double>(k);
    }
    if (!std::isfinite(prediction)) {
        m_window.say(m_field ? tr("The prediction must be a number, such as 12.5.")
                             : tr("Choose one of the answers first."));
        return;
    }
    LabState before = m_store.state();
    const auto result = graded(m_lesson, before, prediction);
    const auto after = revealed(m_lesson, before, prediction);
    if (!std::holds_alternative<Graded>(result) || !std::holds_alternative<LabState>(after)) {
        m_window.say(tr("This question has no answer in the present state; go back to the "
                        "lesson's start."));
        return;
    }
    m_window.say({});
    m_outcome = Outcome {std::move(before), prediction, std::get<Graded>(result)};
    if (m_services.recordAnswer) {
        const QString problem =
            m_services.recordAnswer({m_lesson.key, m_time, prediction, m_outcome->graded});
        if (!problem.isEmpty())
            m_window.say(problem);
    }
    showState(std::get<LabState>(after));
    build();
}

QString LessonDock::words(const LessonText& text, const LessonScope& scope) const
{
    return QString::fromStdString(filledWords(text, lessonLanguage(), scope));
}

LessonLanguage lessonLanguage()
{
    return HelpWindow::tr("en") == "zh_CN"_L1 ? LessonLanguage::Chinese : LessonLanguage::English;
}

QString LessonDock::gradeWords() const
{
    switch (m_outcome->graded.grade) {
    case Grade::Right:
        return tr("Right.");
    case Grade::Magnitude:
        return tr("Not quite, but of the right order of magnitude.");
    case Grade::KnownWrong:
    case Grade::Wrong:
        break;
    }
    return tr("Not so.");
}

// Before the reveal the numbers of a text are those that the reveal leads to.
LessonScope LessonDock::scopeBefore() const
{
    return outcomeScope(m_lesson, m_store.state(), 0, 0);
}

QLabel* LessonDock::add(const QString& text, const QString& name)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAccessibleName(name);
    label->setAccessibleDescription(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_column->addWidget(label);
    return label;
}

void LessonDock::addControls()
{
    for (const std::string& key : m_lesson.controls) {
        auto* row = newParameterRow(*parameterNamed(key), textWidth, nullptr);
        row->setLook(m_window.look());
        row->setState(m_store.state());
        connect(row, &ParameterRow::edited, this,
            [this](const Edit& edit, Gesture gesture) { m_store.dispatch(edit, gesture); });
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
}

void LessonDock::addQuestion(const LessonScope& scope)
{
    m_question = add(words(m_lesson.question.text, scope), tr("Question"));
    m_question->setFont(lab::ui::font(m_window.look(), TextRole::BodyStrong));
    if (m_outcome)
        return;
    for (const LessonOption& option : m_lesson.question.options) {
        auto* button = new QRadioButton;
        button->setText(broken(words(option.text, scope), m_window.font(), textWidth - 28)
                            .replace(u'&', u"&&"_s));
        button->setAccessibleName(words(option.text, scope));
        m_options.push_back(button);
        m_column->addWidget(button);
    }
    if (m_options.empty()) {
        const QString unit = words(m_lesson.question.unit, scope);
        m_field = new QLineEdit;
        m_field->setAccessibleName(tr("Your prediction"));
        m_field->setPlaceholderText(
            unit.isEmpty() ? tr("Your prediction") : tr("Your prediction, %1").arg(unit));
        connect(m_field, &QLineEdit::returnPressed, this, &LessonDock::predict);
        m_column->addWidget(m_field);
    }
    auto* button = new QPushButton(tr("Predict, then show"));
    connect(button, &QPushButton::clicked, this, &LessonDock::predict);
    m_column->addWidget(button);
}

void LessonDock::addOutcome(const LessonScope& scope)
{
    const LessonQuestion& question = m_lesson.question;
    const double prediction = m_outcome->prediction;
    const QString said = question.options.empty()
        ? (QString::number(prediction, 'g', 6).replace(u'-', u'\u2212') + u' '
            + words(question.unit, scope))
              .trimmed()
        : words(question.options[static_cast<std::size_t>(prediction)].text, scope);
    add(tr("You said: %1. %2").arg(said, gradeWords()), tr("Your prediction"));
    auto* outcome = add(words(m_lesson.outcome, scope), tr("Outcome"));
    outcome->setFont(lab::ui::font(m_window.look(), TextRole::BodyStrong));
    if (const auto model = m_outcome->graded.model) {
        const LessonText& says =
            question.options.empty() ? question.wrong[*model].says : question.options[*model].says;
        if (!says.english.empty())
            add(words(says, scope), tr("What this answer overlooks"));
    }
    add(words(m_lesson.explanation, scope), tr("Explanation"));
}

void LessonDock::build()
{
    m_field = nullptr;
    m_question = nullptr;
    m_options.clear();
    m_rows.clear();
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(padding, 8, 4, padding);
    m_column->setSpacing(10);
    const LessonScope scope = m_outcome
        ? outcomeScope(m_lesson, m_outcome->before, m_outcome->prediction, m_outcome->graded.answer)
        : scopeBefore();
    const QString title = words(m_lesson.title, scope);
    setWindowTitle(tr("Lesson"));
    setAccessibleName(tr("Lesson: %1").arg(title));
    add(title, tr("Title"))->setFont(lab::ui::font(m_window.look(), TextRole::PictureTitle));
    add(words(m_lesson.goal, scope), tr("Goal"));
    addQuestion(scope);
    if (m_outcome)
        addOutcome(scope);
    addControls();
    m_column->addStretch(1);
    auto* back = new QPushButton(tr("Back to the lesson's start"));
    connect(back, &QPushButton::clicked, this, &LessonDock::revert, Qt::QueuedConnection);
    m_column->addWidget(back);
    if (m_outcome && !m_lesson.again.empty()) {
        auto* more = new QPushButton(tr("Ask with other numbers"));
        connect(more, &QPushButton::clicked, this, &LessonDock::again, Qt::QueuedConnection);
        m_column->addWidget(more);
    }
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setWidget(content);
    if (QWidget* old = widget())
        old->deleteLater(); // one of its buttons may be telling of its click at this moment
    setWidget(scroll);
    wear();
}

void LessonDock::wear()
{
    for (ParameterRow* row : m_rows)
        row->setLook(m_window.look());
}

void LessonDock::changeEvent(QEvent* event)
{
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_column)
        build();
    else if (event->type() == QEvent::PaletteChange && m_column)
        wear();
}

} // namespace lab::ui
