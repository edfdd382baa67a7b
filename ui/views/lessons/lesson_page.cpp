#include "ui/views/lessons/lesson_page.h"

#include "core/state/parameters.h"
#include "ui/paint/cover.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/punctuation.h"
#include "ui/paint/text/tips.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/lessons/outcome_line_view.h"
#include "ui/views/lessons/sketch_view.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/presentation/tally_view.h"

#include <QHelpEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The label of a button of that width, on two lines if necessary; a longer label is truncated.
QString inTwoLines(const QString& label, int width, const Look& look)
{
    constexpr int besideLabel = 36; ///< margins of the button
    const QFont font = lab::ui::font(look, TextRole::Body);
    const QString first = brokenLines(label, font, width - besideLabel).front();
    const QString rest = label.mid(first.size()).trimmed();
    const QString second = cutLine(rest, font, width - besideLabel);
    const QString lines = second.isEmpty() ? first : first + u'\n' + second;
    return QString(lines).replace(u'&', u"&&"_s);
}

} // namespace

LessonPage::LessonPage(const LessonShown& shown, const LabState& state, const Look& look, int width)
    : m_look(look)
{
    constexpr int padding = 16;
    constexpr int besideBar = 16; ///< the scroll bar and its gap
    const int textWidth = width - 2 * padding - besideBar;
    auto* content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(padding, 8, 4, padding);
    m_column->setSpacing(10);
    setAccessibleName(shown.title);
    add(shown.title, tr("Title"), TextRole::PictureTitle);
    add(shown.goal, tr("Goal"));
    m_question = add(shown.question, tr("Question"), TextRole::BodyStrong);
    if (shown.asked) {
        m_box = new PredictionBox(*shown.asked, textWidth, look, nullptr);
        m_box->setQuestion(shown.question);
        connect(m_box, &PredictionBox::predicted, this, &LessonPage::predicted);
        connect(m_box, &PredictionBox::incomplete, this, &LessonPage::incomplete);
        m_column->addWidget(m_box);
        auto* show = new QPushButton(tr("Show the answer"));
        show->setToolTip(tr("Skips the prediction. The map marks the lesson as revealed."));
        connect(show, &QPushButton::clicked, this, &LessonPage::answerWanted);
        m_column->addWidget(show, 0, Qt::AlignLeft);
    }
    if (shown.result)
        addResult(*shown.result);
    for (const std::string& key : shown.controls) {
        auto* row = newParameterRow(*parameterNamed(key), textWidth, content);
        connect(row, &ParameterRow::edited, this, &LessonPage::edited);
        row->setEnabled(std::ranges::find(shown.locked, key) == shown.locked.end());
        if (!row->isEnabled())
            row->setToolTip(tip(coverWords(Cover::QuestionBeside)));
        m_column->addWidget(row);
        m_rows.push_back(row);
    }
    m_column->addStretch(1);
    auto* back = new QPushButton(tr("Back to the lesson's start"));
    connect(back, &QPushButton::clicked, this, &LessonPage::reverted);
    m_column->addWidget(back);
    for (const LessonShown::Way& way : shown.ways) {
        auto* button = new QPushButton(inTwoLines(way.label, textWidth, look));
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        button->setAccessibleName(way.label);
        button->setToolTip(tip(way.label));
        connect(
            button, &QPushButton::clicked, this, [this, key = way.key] { Q_EMIT wayChosen(key); });
        m_column->addWidget(button);
    }
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setWidget(content);
    setState(state);
    setLook(look);
}

QLabel* LessonPage::add(const QString& text, const QString& name, TextRole role)
{
    auto* label = newLabel(heldTogether(text));
    m_labels.emplace_back(label, role);
    label->setWordWrap(true);
    label->setAccessibleName(name);
    label->setAccessibleDescription(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_column->addWidget(label);
    return label;
}

void LessonPage::addResult(const LessonShown::Result& result)
{
    if (result.sketch) {
        m_sketch = new SketchView;
        m_sketch->setAccessibleName(tr("Your curve and the true one"));
        m_sketch->setFrame(*result.sketch);
        m_column->addWidget(m_sketch);
    }
    add(result.prediction, tr("Your prediction"));
    if (result.line) {
        m_line = new OutcomeLineView(*result.line, nullptr);
        m_column->addWidget(m_line);
    }
    add(result.outcome, tr("Outcome"), TextRole::BodyStrong);
    m_hands = new TallyView;
    m_hands->setVisible(false);
    m_column->addWidget(m_hands);
    if (!result.overlooked.isEmpty())
        add(result.overlooked, tr("Why this is tempting"));
    add(result.explanation, tr("Explanation"));
    // The page then gets the focus, and its name announces the result of the prediction.
    setAccessibleName(result.prediction);
    QStringList said {result.outcome, result.overlooked};
    said.removeAll(QString());
    setAccessibleDescription(oneAfterAnother(said));
}

void LessonPage::setQuestion(const QString& question)
{
    m_question->setText(heldTogether(question));
    m_question->setAccessibleDescription(question);
    if (m_box)
        m_box->setQuestion(question);
}

std::vector<ShownWord> LessonPage::shownWords() const
{
    std::vector<ShownWord> words;
    for (int i = 0; i < m_column->count(); ++i) {
        const auto* label = qobject_cast<const QLabel*>(m_column->itemAt(i)->widget());
        if (!label)
            continue;
        const QPointF corner = label->mapTo(this, QPoint());
        for (ShownWord& word : wordsOf(*label, bench())) {
            word.rect.translate(corner);
            words.push_back(std::move(word));
        }
    }
    return words;
}

bool LessonPage::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip)
        return showWord(*static_cast<QHelpEvent*>(event), *this, this);
    return QScrollArea::event(event);
}

void LessonPage::setState(const LabState& state)
{
    setBench(state.bench);
    for (ParameterRow* row : m_rows)
        row->setState(state);
}

void LessonPage::setLook(const Look& look)
{
    m_look = look;
    setFont(lab::ui::font(look, TextRole::Body)); // an audience does not see it
    for (const auto& [label, role] : m_labels)
        label->setFont(lab::ui::font(look, role));
    for (ParameterRow* row : m_rows)
        row->setLook(look);
    if (m_box)
        m_box->setLook(look);
    if (m_sketch)
        m_sketch->setLook(look);
    if (m_line)
        m_line->setLook(look);
    if (m_hands)
        m_hands->setLook(look);
}

void LessonPage::setTally(const Tally& tally)
{
    if (m_hands)
        m_hands->setTally(tally);
}

void LessonPage::takeFocus()
{
    if (m_box)
        m_box->takeFocus();
    else
        setFocus(); // so that its keys scroll
}

} // namespace lab::ui

#include "moc_lesson_page.cpp"
