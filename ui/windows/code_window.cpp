#include "ui/windows/code_window.h"

#include "core/frames/code/code_slots.h"
#include "core/state/parameters.h"
#include "ui/paint/code/mistake_words.h"
#include "ui/store/store.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/actions.h"
#include "ui/windows/main_window.h"

#include <QAction>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int mistakesWidth = 416;
constexpr auto copiedFor = std::chrono::seconds(2);
constexpr auto selectable = Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard;

QLabel* newText(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QFont fixedFont(const Look& look)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(font(look, TextRole::Note).pixelSize());
    return fixed;
}

QString fileName(const LabState& state)
{
    const auto value = parameterNamed("bench")->read(state);
    return QString::fromStdString(std::get<std::string>(value)) + u".py"_s;
}

} // namespace

CodeWindow::CodeWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_store(store)
    , m_services(services)
    , m_look(look)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    resize(1120, 760);
    build();
    connect(&m_store, &Store::changed, this, &CodeWindow::showState);
}

QString CodeWindow::code() const
{
    return m_code->toPlainText();
}

void CodeWindow::build()
{
    setWindowTitle(tr("Code — Position Lab"));
    delete m_content;
    m_content = new QWidget;
    auto* halves = new QHBoxLayout(m_content);
    halves->setContentsMargins(padding, padding, padding, padding);
    halves->setSpacing(32);
    halves->addWidget(newProgram(), 1);
    halves->addWidget(newMistakes());
    layout()->addWidget(m_content);
    fillMistakes();
    wear();
}

QWidget* CodeWindow::newProgram()
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_title = newText(part);
    m_choice = new SegmentedChoice({u"NumPy"_s, u"PyTorch"_s}, part);
    m_choice->setCurrent(m_library == CodeLibrary::NumPy ? 0 : 1);
    m_choice->setToolTip(tr("Which library the code is for."));
    m_code = new QPlainTextEdit(part);
    m_code->setReadOnly(true);
    m_code->setTabChangesFocus(true);
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setTextInteractionFlags(selectable);
    m_code->setAccessibleName(tr("Code"));
    m_remark = newText(part);
    m_copy = new QPushButton(tr("Copy"), part);
    m_copy->setToolTip(tr("Copies the whole program; it runs as it is."));
    auto* saveAs = new QPushButton(tr("Save as .py…"), part);
    connect(m_choice, &SegmentedChoice::picked, this, [this](int index) {
        m_library = index == 0 ? CodeLibrary::NumPy : CodeLibrary::PyTorch;
        showState();
    });
    connect(m_copy, &QPushButton::clicked, this, &CodeWindow::copy);
    connect(saveAs, &QPushButton::clicked, this, &CodeWindow::save);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_choice);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_remark, 1);
    foot->addWidget(saveAs);
    foot->addWidget(m_copy);
    column->addLayout(head);
    column->addWidget(m_code, 1);
    column->addLayout(foot);
    return part;
}

QWidget* CodeWindow::newMistakes()
{
    auto* part = new QWidget;
    part->setFixedWidth(mistakesWidth);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_mistakesTitle = newText(part);
    m_mistakesTitle->setText(tr("What people get wrong"));
    m_scroll = new QScrollArea(part);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("What people get wrong"));
    column->addWidget(m_mistakesTitle);
    column->addWidget(m_scroll, 1);
    return part;
}

void CodeWindow::fillMistakes()
{
    m_bench = m_store.state().bench;
    m_cards.clear();
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(24);
    for (const CodeMistake mistake : mistakesOf(m_bench))
        m_cards.push_back(newCard(mistake, list));
    column->addStretch(1);
    m_scroll->setWidget(list); // deletes the one before
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
    for (const QString& caption : {tr("Wrong", "a line of code"), tr("Right", "a line of code")}) {
        QLabel* word = newText(card);
        word->setText(caption);
        auto* code = new QLabel(card);
        code->setTextFormat(Qt::PlainText);
        code->setTextInteractionFlags(selectable);
        code->setContentsMargins(12, 0, 0, 0);
        word->setBuddy(code);
        column->addWidget(word);
        column->addWidget(code);
        result.captions.push_back(word);
        result.lines.push_back(code);
    }
    const MistakeNumbers numbers = mistakeNumbers(m_store.state(), mistake);
    if (numbers.shown) {
        result.show = new QPushButton(tr("Show it"), card);
        result.show->setAccessibleName(tr("Show it: %1").arg(mistakeWords(mistake, numbers).title));
        result.show->setToolTip(numbers.shown->pinned.isEmpty()
                ? tr("Loads a state whose picture shows the damage.")
                : tr("Loads the damage as B, with the right state pinned as A."));
        connect(result.show, &QPushButton::clicked, this, [this, mistake] { showDamage(mistake); });
        column->addWidget(result.show, 0, Qt::AlignLeft);
    }
    list->layout()->addWidget(card);
    return result;
}

void CodeWindow::wear()
{
    const QFont body = lab::ui::font(m_look, TextRole::Body);
    const QFont fixed = fixedFont(m_look);
    setFont(body);
    m_title->setFont(lab::ui::font(m_look, TextRole::PictureTitle));
    m_mistakesTitle->setFont(lab::ui::font(m_look, TextRole::PictureTitle));
    m_remark->setFont(lab::ui::font(m_look, TextRole::Note));
    m_code->setFont(fixed);
    for (const MistakeCard& card : m_cards) {
        card.title->setFont(lab::ui::font(m_look, TextRole::BodyStrong));
        card.sentence->setFont(body);
        for (QLabel* caption : card.captions)
            caption->setFont(lab::ui::font(m_look, TextRole::NoteStrong));
        for (QLabel* line : card.lines)
            line->setFont(fixed);
    }
    showState();
}

void CodeWindow::showState()
{
    const LabState& state = m_store.state();
    if (state.bench != m_bench) {
        fillMistakes();
        wear();
        return;
    }
    m_title->setText(tr("The numbers of %1", "a bench").arg(benchName(state.bench)));
    m_remark->setText(tr("Writes the table that `position-lab table` writes, at most %1 rows.")
                          .arg(mostCodeRows));
    const QString text = codeText(state, m_library, commentLanguage());
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
}

void CodeWindow::showDamage(CodeMistake mistake)
{
    if (const auto shown = mistakeNumbers(m_store.state(), mistake).shown)
        m_store.dispatch(LoadState {*shown});
}

void CodeWindow::copy()
{
    if (!m_services.copyText)
        return;
    m_services.copyText(code());
    m_copy->setText(tr("Copied"));
    QTimer::singleShot(copiedFor, m_copy, [button = m_copy] { button->setText(tr("Copy")); });
}

void CodeWindow::save()
{
    if (!m_services.write)
        return;
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the code"), fileName(m_store.state()), u"Python (*.py)"_s);
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".py"_s;
    if (const QString problem = m_services.write(path, code().toUtf8()); !problem.isEmpty())
        m_remark->setText(problem);
}

void CodeWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::PaletteChange && m_content)
        wear();
}

void CodeWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void CodeWindow::showEvent(QShowEvent* event)
{
    showState();
    QWidget::showEvent(event);
}

void bindCodeWindow(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window)
{
    QObject::connect(
        actions.code, &QAction::triggered, &window, [&, shown = QPointer<CodeWindow>()]() mutable {
            if (!shown) {
                shown = new CodeWindow(store, services, window.look(), &window);
                shown->addActions({actions.undo, actions.redo});
            }
            shown->show();
            shown->raise();
            shown->activateWindow();
        });
}

} // namespace lab::ui
