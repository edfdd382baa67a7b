#include "ui/windows/dialogs/code_window.h"

#include "core/frames/bench_frames.h"
#include "core/frames/code/code_slots.h"
#include "core/state/choices.h"
#include "ui/lessons/languages.h"
#include "ui/paint/code/mistake_words.h"
#include "ui/store/store.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int mistakesWidth = 416;
constexpr int minMistakesWidth = 240;
constexpr int minMistakesHeight = 48;
constexpr double codeShare = 0.7; ///< of a window whose parts are one above the other
constexpr int gapBeside = 32;
constexpr int gapBelow = 16;
constexpr auto selectable = Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard;

QString fileName(const LabState& state)
{
    return QString::fromStdString(keyOf(state.bench)) + u".py"_s;
}

} // namespace

CodeWindow::CodeWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : StateWindow(store, services, look, parent)
{
    resize(1120, 760);
    build();
}

QString CodeWindow::code() const
{
    return m_code->toPlainText();
}

void CodeWindow::addParts(QHBoxLayout& parts)
{
    setWindowTitle(tr("Code — Position Lab"));
    m_divider = new Divider(m_taken, [this](int given) { return mistakesSize(given); });
    m_divider->addWidget(newProgram());
    m_divider->addWidget(newMistakes());
    m_divider->handle(1)->setAccessibleName(
        tr("Divider between the code and common mistakes; move it with the arrow keys"));
    parts.addWidget(m_divider);
    fillMistakes();
}

QWidget* CodeWindow::newProgram()
{
    m_program = new QWidget;
    QWidget* const part = m_program;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_title = newText(part);
    m_choice = new SegmentedChoice({u"NumPy"_s, u"PyTorch"_s}, part);
    m_choice->setCurrent(m_library == CodeLibrary::NumPy ? 0 : 1);
    m_choice->setToolTip(tr("The library that the code uses."));
    m_code = newFixedText(tr("Code"), part);
    m_note = newText(part);
    auto* copyButton = new QPushButton(tr("Copy"), part);
    copyButton->setToolTip(tr("Copies the complete program, ready to run."));
    auto* saveAs = new QPushButton(tr("Save as .py…"), part);
    connect(m_choice, &SegmentedChoice::picked, this, [this](int index) {
        m_library = index == 0 ? CodeLibrary::NumPy : CodeLibrary::PyTorch;
        showState();
    });
    connect(
        copyButton, &QPushButton::clicked, this, [this, copyButton] { copy(code(), copyButton); });
    connect(saveAs, &QPushButton::clicked, this, &CodeWindow::save);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_choice);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_note, 1);
    foot->addWidget(saveAs);
    foot->addWidget(copyButton);
    column->addLayout(head);
    column->addWidget(m_code, 1);
    column->addLayout(foot);
    return part;
}

QWidget* CodeWindow::newMistakes()
{
    m_mistakes = new QWidget;
    auto* column = new QVBoxLayout(m_mistakes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_mistakesTitle = newText(m_mistakes);
    m_mistakesTitle->setText(tr("Common mistakes"));
    m_scroll = new QScrollArea(m_mistakes);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setAccessibleName(tr("Common mistakes"));
    column->addWidget(m_mistakesTitle);
    column->addWidget(m_scroll, 1);
    return m_mistakes;
}

void CodeWindow::fillMistakes()
{
    m_frames = &framesOf(store().state());
    m_cards.clear();
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(24);
    for (const CodeMistake mistake : m_frames->mistakes)
        m_cards.push_back(newCard(mistake, list));
    column->addStretch(1);
    m_scroll->setWidget(list); // deletes the previous one
    m_mistakes->setVisible(!m_cards.empty());
    m_divider->spread();
}

CodeWindow::MistakeCard CodeWindow::newCard(CodeMistake mistake, QWidget* list)
{
    auto* card = new QWidget(list);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    MistakeCard result {mistake, newText(card), newText(card), {}, {}, nullptr};
    result.sentence->setTextInteractionFlags(selectable);
    column->addWidget(result.title);
    column->addWidget(result.sentence);
    for (const QString& caption :
        {tr("Incorrect", "a line of code"), tr("Correct", "a line of code")}) {
        QLabel* word = newText(card);
        word->setText(caption);
        auto* code = newLabel(card);
        code->setTextInteractionFlags(selectable);
        code->setContentsMargins(12, 0, 0, 0);
        word->setBuddy(code);
        column->addWidget(word);
        column->addWidget(code);
        result.captions.push_back(word);
        result.lines.push_back(code);
    }
    const MistakeNumbers numbers = mistakeNumbers(store().state(), mistake);
    if (numbers.shown) {
        result.show = new QPushButton(tr("Show it"), card);
        result.show->setAccessibleName(tr("Show it: %1").arg(mistakeWords(mistake, numbers).title));
        result.show->setToolTip(numbers.shown->pinned.isEmpty()
                ? tr("Loads a state whose picture shows the effect.")
                : tr("Loads the effect as B, with the correct state pinned as A."));
        connect(result.show, &QPushButton::clicked, this, [this, mistake] { showDamage(mistake); });
        column->addWidget(result.show, 0, Qt::AlignLeft);
    }
    list->layout()->addWidget(card);
    return result;
}

void CodeWindow::applyLook()
{
    const QFont body = lab::ui::font(look(), TextRole::Body);
    const QFont fixed = fixedFont();
    setFont(body);
    m_title->setFont(lab::ui::font(look(), TextRole::PictureTitle));
    m_mistakesTitle->setFont(lab::ui::font(look(), TextRole::PictureTitle));
    m_note->setFont(lab::ui::font(look(), TextRole::Note));
    m_code->setFont(fixed);
    m_mistakes->setMinimumSize(
        qRound(minMistakesWidth * look().scale), qRound(minMistakesHeight * look().scale));
    for (const MistakeCard& card : m_cards) {
        card.title->setFont(lab::ui::font(look(), TextRole::BodyStrong));
        card.sentence->setFont(body);
        for (QLabel* caption : card.captions)
            caption->setFont(lab::ui::font(look(), TextRole::NoteStrong));
        for (QLabel* line : card.lines)
            line->setFont(fixed);
    }
}

void CodeWindow::showState()
{
    const LabState& state = store().state();
    if (&framesOf(state) != m_frames) {
        fillMistakes();
        applyLook();
    }
    m_title->setText(tr("The numbers of %1", "a bench").arg(benchName(state.bench)));
    m_note->setText(note());
    const QString text = codeText(state, m_library, windowLanguage());
    if (text != m_code->toPlainText()) {
        const int place = m_code->verticalScrollBar()->value();
        m_code->setPlainText(text);
        m_code->verticalScrollBar()->setValue(place);
    }
    for (const MistakeCard& card : m_cards) {
        const MistakeWords words = mistakeWords(card.mistake, mistakeNumbers(state, card.mistake));
        card.title->setText(words.title);
        card.sentence->setText(words.sentence);
        card.lines[0]->setText(words.wrongCode);
        card.lines[1]->setText(words.rightCode);
    }
    m_divider->spread(); // a longer note takes space from the code
}

void CodeWindow::arranged(bool isWide)
{
    m_divider->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
    m_divider->setHandleWidth(qRound((isWide ? gapBeside : gapBelow) * look().scale));
    m_divider->spread();
}

int CodeWindow::mistakesSize(int given) const
{
    if (m_divider->orientation() == Qt::Horizontal)
        return qRound(mistakesWidth * look().scale);
    const int around = m_program->layout()->totalHeightForWidth(m_divider->width())
        - m_code->sizeHint().height(); // the lines above and below the code
    return given - std::max(qRound(codeShare * given), (height() + 1) / 2 + around);
}

QString CodeWindow::note() const
{
    const LabState& state = store().state();
    if (state.bench == BenchId::Experiment && isCovered(state.experiment))
        return tr("The answers are hidden until you rank the encodings.");
    if (!hasOwnCode(state))
        return tr(
            "The chosen picture has no code of its own; these are other numbers of the bench.");
    if (state.bench == BenchId::Derivation)
        return tr("Writes the score of one pair in two ways; there is no table for it.");
    return tr("Writes the same table as `position-lab table`, at most %1 rows.").arg(maxCodeRows);
}

void CodeWindow::showDamage(CodeMistake mistake)
{
    if (const auto shown = mistakeNumbers(store().state(), mistake).shown)
        store().dispatch(LoadState {*shown, LoadState::Of::Mistake});
}

void CodeWindow::save()
{
    if (!services().write)
        return;
    const QString path = askForSavingName(
        this, tr("Save the code"), fileName(store().state()), u"Python (*.py)"_s, {u"py"_s});
    if (path.isEmpty())
        return;
    if (const auto written = services().write(path, code().toUtf8()); !written)
        m_note->setText(written.error().sentence);
}

void bindCodeWindow(const WindowParts& parts)
{
    QObject::connect(parts.actions.code, &QAction::triggered, &parts.window,
        [&parts, shown = QPointer<CodeWindow>()]() mutable {
            if (!shown) {
                shown = new CodeWindow(parts.store, parts.services, parts.look, &parts.window);
                shown->addActions({parts.actions.undo, parts.actions.redo});
            }
            shown->showInFront();
        });
}

} // namespace lab::ui

#include "moc_code_window.cpp"
