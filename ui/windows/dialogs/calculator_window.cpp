#include "ui/windows/dialogs/calculator_window.h"

#include "ui/paint/context/context_words.h"
#include "ui/store/store.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/windows/dialogs/calculator_words.h"
#include "ui/windows/dialogs/server_facts.h"
#include "ui/windows/dialogs/server_words.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/paste_words.h"
#include "ui/windows/parts/window_parts.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>
#include <QtMath>

#include <algorithm>
#include <array>

namespace lab::ui {

namespace {

constexpr int lengthWidth = 224;
constexpr int lengthGap = 32;
constexpr int nameWidth = 136;
constexpr int blockWidth = 368;
constexpr std::array servers = {Server::Vllm, Server::LlamaCpp, Server::Sglang};

/// The edits that make the state rotate as in the line, with the method last, because it names the
/// undo step.
Patch settingsOf(const CalculatorFrame::Line& line)
{
    LabState state;
    state.rotations.scaling = line.scaling;
    Patch patch;
    for (const char* key : {"scaling.original_length", "scaling.factor", "scaling.method"})
        patch.push_back({key, parameterNamed(key)->read(state)});
    return patch;
}

} // namespace

CalculatorWindow::CalculatorWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : StateWindow(store, services, look, parent)
{
    resize(1040, 720);
    build();
}

QString CalculatorWindow::block() const
{
    return m_block->toPlainText();
}

void CalculatorWindow::addParts(QHBoxLayout& parts)
{
    setWindowTitle(tr("Context-length calculator — Position Lab"));
    setLeastBeside(2 * lengthWidth + lengthGap);
    m_lengths.clear();
    m_methods.clear();
    auto* left = new QVBoxLayout;
    left->setSpacing(16);
    left->addWidget(newLengths());
    left->addWidget(newMethods(), 1);
    parts.addLayout(left, 1);
    parts.addWidget(newBlock());
}

QWidget* CalculatorWindow::newLengths()
{
    auto* lengths = new QWidget;
    auto* grid = new QGridLayout(lengths);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(lengthGap);
    grid->setVerticalSpacing(4);
    for (const char* key : {"context.training_length", "context.target_length"}) {
        ParameterRow* row = newParameterRow(*parameterNamed(key), lengthWidth, lengths);
        row->setFixedWidth(lengthWidth);
        connect(row, &ParameterRow::edited, this,
            [this](const Edit& edit, Gesture gesture) { store().dispatch(edit, gesture); });
        grid->addWidget(row, 0, static_cast<int>(m_lengths.size()), Qt::AlignTop);
        m_lengths.push_back(row);
    }
    grid->setColumnStretch(2, 1);
    m_sum = newText(lengths);
    grid->addWidget(m_sum, 1, 0, 1, 3);
    return lengths;
}

QWidget* CalculatorWindow::newMethods()
{
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 8, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const CalculatorFrame frame = calculatorFrame(store().state());
    for (const CalculatorFrame::Line& line : frame.lines) {
        const int place = static_cast<int>(m_methods.size());
        const MethodRow row {newText(list), newText(list), new QPushButton(list)};
        row.name->setText(methodName(line.method));
        row.name->setFixedWidth(nameWidth);
        row.name->setContentsMargins(0, 4, 0, 0);
        row.sentence->setContentsMargins(0, 4, 0, 0);
        row.sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row.use->setAccessibleName(tr("Use %1").arg(methodName(line.method)));
        row.use->setToolTip(tr("Uses this method in all pictures and in the block."));
        connect(row.use, &QPushButton::clicked, this, [this, place] { use(place); });
        grid->addWidget(row.name, place, 0);
        grid->addWidget(row.sentence, place, 1);
        grid->addWidget(row.use, place, 2, Qt::AlignTop);
        m_methods.push_back(row);
    }
    grid->setRowStretch(static_cast<int>(m_methods.size()), 1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(list);
    return scroll;
}

void CalculatorWindow::use(int method)
{
    const CalculatorFrame frame = calculatorFrame(store().state());
    const Gesture gesture = newGesture();
    for (const Setting& one : settingsOf(frame.lines[static_cast<std::size_t>(method)]))
        store().dispatch(SetParameter {one.key, one.value}, gesture);
}

QWidget* CalculatorWindow::newBlock()
{
    auto* part = new QWidget;
    setSide(part, blockWidth);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_blockTitle = newText(part);
    QStringList forms {QStringLiteral("config.json")};
    for (const Server server : servers)
        forms += serverName(server);
    m_form = new SegmentedChoice(forms, part);
    m_form->setCurrent(0);
    m_form->setToolTip(tr("The block for a config.json, or the command that starts a server with "
                          "the same RoPE and length."));
    m_keys = new SegmentedChoice({tr("rope_parameters"), tr("rope_scaling, older")}, part);
    m_keys->setCurrent(0);
    m_keys->setToolTip(tr("Key names in the block: those of transformers 5, or older ones."));
    m_block = newFixedText(tr("RoPE block"), part);
    m_readingNotes = newText(part);
    m_copy = new QPushButton(tr("Copy"), part);
    connect(m_form, &SegmentedChoice::picked, this, &CalculatorWindow::showState);
    connect(m_keys, &SegmentedChoice::picked, this, &CalculatorWindow::showState);
    connect(m_copy, &QPushButton::clicked, this, [this] { copy(block(), m_copy); });
    column->addWidget(m_blockTitle);
    column->addWidget(m_form);
    column->addWidget(m_keys);
    column->addWidget(m_block, 1);
    column->addWidget(m_readingNotes);
    column->addWidget(m_copy);
    column->addStretch(); // if there is no text
    return part;
}

void CalculatorWindow::applyLook()
{
    setFont(lab::ui::font(look(), TextRole::Body));
    for (ParameterRow* row : m_lengths)
        row->setLook(look());
    m_blockTitle->setFont(lab::ui::font(look(), TextRole::PictureTitle));
    m_readingNotes->setFont(lab::ui::font(look(), TextRole::Note));
    m_block->setFont(fixedFont());
}

void CalculatorWindow::showState()
{
    const LabState& state = store().state();
    for (ParameterRow* row : m_lengths)
        row->setState(state);
    const CalculatorFrame frame = calculatorFrame(state);
    m_sum->setText(lengthsSentence(frame));
    for (std::size_t i = 0; i < m_methods.size(); ++i) {
        const CalculatorFrame::Line& line = frame.lines[i];
        const bool isChosen = line.method == frame.method;
        const MethodRow& row = m_methods[i];
        row.sentence->setText(calculatorSentence(frame, line));
        row.name->setFont(lab::ui::font(look(), isChosen ? TextRole::BodyStrong : TextRole::Body));
        row.use->setText(isChosen ? tr("In use") : tr("Use"));
        row.use->setEnabled(!isChosen);
    }
    showBlock(state, frame);
}

std::optional<Server> CalculatorWindow::chosenServer() const
{
    const int form = m_form->current(); // the block is the first
    return form > 0 ? std::optional(servers.at(static_cast<std::size_t>(form - 1))) : std::nullopt;
}

RopeBlockText CalculatorWindow::chosenText(const LabState& state) const
{
    const BlockKeys keys = m_keys->current() == 1 ? BlockKeys::Older : BlockKeys::Present;
    if (const auto server = chosenServer())
        return serverText(state, *server, keys);
    return services().ropeBlock ? services().ropeBlock(state, keys) : RopeBlockText {};
}

void CalculatorWindow::showBlock(const LabState& state, const CalculatorFrame& frame)
{
    const bool isCommand = chosenServer().has_value();
    m_blockTitle->setText(
        (isCommand ? tr("Command for %1", "a method") : tr("Block for %1", "a method"))
            .arg(methodName(frame.method)));
    m_keys->setVisible(chosenServer() != Server::LlamaCpp);
    m_block->setLineWrapMode(isCommand ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    m_copy->setToolTip(isCommand
            ? tr("Copies the command; add the model's name in the shell.")
            : tr("Copies the block, ready for a config.json or to paste back here."));
    const RopeBlockText text = chosenText(state);
    if (text.text != m_block->toPlainText())
        m_block->setPlainText(text.text);
    m_block->setVisible(!text.text.isEmpty());
    m_copy->setEnabled(!text.text.isEmpty());
    const CalculatorFrame::Line& chosen = frame.lines[static_cast<std::size_t>(frame.method)];
    const QString said = calculatorSentence(frame, chosen); // its row is above or beside
    QStringList readingNotes = text.readingNotes;
    readingNotes.removeIf(
        [&said](const QString& readingNote) { return said.contains(readingNote); });
    m_readingNotes->setText(readingNotes.join(QChar::LineFeed));
    m_readingNotes->setVisible(!readingNotes.isEmpty());
    fitBlock();
}

void CalculatorWindow::arranged(bool isWide)
{
    m_isWide = isWide;
    fitBlock();
}

int CalculatorWindow::linesShown() const
{
    if (m_block->lineWrapMode() == QPlainTextEdit::NoWrap)
        return m_block->blockCount();
    const QTextDocument& text = *m_block->document();
    const QFontMetricsF metrics(text.defaultFont());
    const QRectF space(0, 0, m_block->viewport()->width() - 2 * text.documentMargin(), 1e6);
    const QRectF taken = metrics.boundingRect(
        space, Qt::TextWordWrap | Qt::TextWrapAnywhere, m_block->toPlainText());
    return std::max(1, qRound(taken.height() / metrics.lineSpacing()));
}

void CalculatorWindow::fitBlock()
{
    constexpr int maxLines = 7; // below the list, which is compared; the block scrolls
    const QTextDocument& text = *m_block->document();
    const QFontMetricsF metrics(text.defaultFont());
    const double widest = metrics.size(0, m_block->toPlainText()).width();
    const bool isCut = m_block->lineWrapMode() == QPlainTextEdit::NoWrap
        && widest + 2 * text.documentMargin() > m_block->viewport()->width();
    const int bar = isCut ? m_block->horizontalScrollBar()->sizeHint().height() : 0;
    const double lines = (std::min(linesShown(), maxLines) + 0.5) * metrics.lineSpacing();
    const int height = qCeil(lines + 2 * text.documentMargin()) + 2 * m_block->frameWidth() + bar;
    m_block->setMaximumHeight(m_isWide ? QWIDGETSIZE_MAX : height);
}

void bindCalculator(const WindowParts& parts)
{
    Actions& actions = parts.actions;
    QObject::connect(actions.calculator, &QAction::triggered, &parts.window,
        [&parts, shown = QPointer<CalculatorWindow>()]() mutable {
            if (arePicturesHidden(parts))
                return;
            if (!shown) {
                shown =
                    new CalculatorWindow(parts.store, parts.services, parts.look, &parts.window);
                shown->addActions({parts.actions.undo, parts.actions.redo, parts.actions.paste});
                closeWhenPicturesHidden(parts, *shown);
            }
            shown->showInFront();
        });
    QObject::connect(actions.copyRopeBlock, &QAction::triggered, &parts.window, [&parts] {
        const WindowServices& services = parts.services;
        if (!services.ropeBlock || !services.copyText)
            return;
        services.copyText(services.ropeBlock(parts.store.state(), BlockKeys::Present).text);
        Actions* const all = &parts.actions;
        all->copyRopeBlock->setIconText(StateWindow::tr("Copied"));
        QTimer::singleShot(StateWindow::copiedFor, all, [all] { all->retranslate(); });
    });
    QObject::connect(actions.paste, &QAction::triggered, &parts.window, [&parts] {
        if (!parts.services.paste)
            return;
        Store& store = parts.store;
        const LabState before = store.state();
        const auto edit = parts.services.paste(before);
        if (edit)
            store.dispatch(*edit);
        parts.messages.notify(
            edit ? pastedWords(before, *edit, store.state()) : edit.error().sentence);
    });
}

} // namespace lab::ui

#include "moc_calculator_window.cpp"
