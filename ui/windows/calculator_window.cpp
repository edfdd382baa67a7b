#include "ui/windows/calculator_window.h"

#include "core/frames/base/calculator_frame.h"
#include "ui/paint/base/base_words.h"
#include "ui/store/store.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/windows/actions.h"
#include "ui/windows/calculator_words.h"
#include "ui/windows/main_window.h"

#include <QAction>
#include <QEvent>
#include <QFontDatabase>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int lengthWidth = 224;
constexpr int nameWidth = 136;
constexpr int blockWidth = 368;
constexpr auto copiedFor = std::chrono::seconds(2);

QLabel* newText(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

LabState withMethod(ScalingMethod method)
{
    LabState state;
    state.rotations.scaling.method = method;
    return state;
}

} // namespace

CalculatorWindow::CalculatorWindow(
    Store& store, const WindowServices& services, const Look& look, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_store(store)
    , m_services(services)
    , m_look(look)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    resize(1040, 720);
    build();
    connect(&m_store, &Store::changed, this, &CalculatorWindow::showState);
}

QString CalculatorWindow::block() const
{
    return m_block->toPlainText();
}

void CalculatorWindow::build()
{
    setWindowTitle(tr("Length calculator — Position Lab"));
    delete m_content;
    m_lengths.clear();
    m_methods.clear();
    m_content = new QWidget;
    auto* halves = new QHBoxLayout(m_content);
    halves->setContentsMargins(padding, padding, padding, padding);
    halves->setSpacing(32);
    auto* left = new QVBoxLayout;
    left->setSpacing(16);
    left->addWidget(newLengths());
    left->addWidget(newMethods(), 1);
    halves->addLayout(left, 1);
    halves->addWidget(newBlock());
    layout()->addWidget(m_content);
    wear();
    showState();
}

QWidget* CalculatorWindow::newLengths()
{
    auto* lengths = new QWidget;
    auto* grid = new QGridLayout(lengths);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(4);
    for (const char* key : {"context.training_length", "context.target_length"}) {
        ParameterRow* row = newParameterRow(*parameterNamed(key), lengthWidth, lengths);
        row->setFixedWidth(lengthWidth);
        connect(row, &ParameterRow::edited, this,
            [this](const Edit& edit, Gesture gesture) { m_store.dispatch(edit, gesture); });
        grid->addWidget(row, 0, static_cast<int>(m_lengths.size()));
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
    const CalculatorFrame frame = calculatorFrame(m_store.state());
    for (const CalculatorFrame::Line& line : frame.lines) {
        const int place = static_cast<int>(m_methods.size());
        const MethodRow row {newText(list), newText(list), new QPushButton(list)};
        row.name->setText(methodName(line.method));
        row.name->setFixedWidth(nameWidth);
        row.name->setContentsMargins(0, 4, 0, 0);
        row.sentence->setContentsMargins(0, 4, 0, 0);
        row.sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row.use->setAccessibleName(tr("Use %1").arg(methodName(line.method)));
        row.use->setToolTip(tr("Makes this the method of all pictures, and the block its own."));
        const Value key = parameterNamed("scaling.method")->read(withMethod(line.method));
        connect(row.use, &QPushButton::clicked, this, [this, key] {
            m_store.dispatch(SetParameter {"scaling.method", key});
        });
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

QWidget* CalculatorWindow::newBlock()
{
    auto* part = new QWidget;
    part->setFixedWidth(blockWidth);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_blockTitle = newText(part);
    m_keys = new SegmentedChoice({tr("rope_parameters"), tr("rope_scaling, older")}, part);
    m_keys->setCurrent(0);
    m_keys->setToolTip(tr("Which names of keys the block has: those of transformers 5, or those "
                          "before it."));
    m_block = new QPlainTextEdit(part);
    m_block->setReadOnly(true);
    m_block->setTabChangesFocus(true);
    m_block->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_block->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_block->setAccessibleName(tr("RoPE block"));
    m_remarks = newText(part);
    m_copy = new QPushButton(tr("Copy"), part);
    m_copy->setToolTip(tr("Copies the block, to be put into a config.json or pasted here."));
    connect(m_keys, &SegmentedChoice::picked, this, &CalculatorWindow::showState);
    connect(m_copy, &QPushButton::clicked, this, &CalculatorWindow::copy);
    column->addWidget(m_blockTitle);
    column->addWidget(m_keys);
    column->addWidget(m_block, 1);
    column->addWidget(m_remarks);
    column->addWidget(m_copy);
    return part;
}

void CalculatorWindow::wear()
{
    setFont(lab::ui::font(m_look, TextRole::Body));
    for (ParameterRow* row : m_lengths)
        row->setLook(m_look);
    m_blockTitle->setFont(lab::ui::font(m_look, TextRole::PictureTitle));
    m_remarks->setFont(lab::ui::font(m_look, TextRole::Note));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(lab::ui::font(m_look, TextRole::Note).pixelSize());
    m_block->setFont(fixed);
    showState();
}

void CalculatorWindow::showState()
{
    const LabState& state = m_store.state();
    for (ParameterRow* row : m_lengths)
        row->setState(state);
    const CalculatorFrame frame = calculatorFrame(state);
    m_sum->setText(lengthsSentence(frame));
    for (std::size_t i = 0; i < m_methods.size(); ++i) {
        const CalculatorFrame::Line& line = frame.lines[i];
        const bool isChosen = line.method == frame.method;
        const MethodRow& row = m_methods[i];
        row.sentence->setText(calculatorSentence(frame, line));
        row.name->setFont(lab::ui::font(m_look, isChosen ? TextRole::BodyStrong : TextRole::Body));
        row.use->setText(isChosen ? tr("In use") : tr("Use"));
        row.use->setEnabled(!isChosen);
    }
    m_blockTitle->setText(tr("Block of %1", "a method").arg(methodName(frame.method)));
    if (!m_services.ropeBlock)
        return;
    const RopeBlockText block =
        m_services.ropeBlock(state, m_keys->current() == 1 ? BlockKeys::Older : BlockKeys::Present);
    if (block.text != m_block->toPlainText())
        m_block->setPlainText(block.text);
    m_remarks->setText(block.remarks.join(QChar::LineFeed));
    m_remarks->setVisible(!block.remarks.isEmpty());
}

void CalculatorWindow::copy()
{
    if (!m_services.copyText)
        return;
    m_services.copyText(block());
    m_copy->setText(tr("Copied"));
    QTimer::singleShot(copiedFor, m_copy, [button = m_copy] { button->setText(tr("Copy")); });
}

void CalculatorWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        build();
    else if (event->type() == QEvent::PaletteChange && m_content)
        wear();
}

void CalculatorWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void CalculatorWindow::showEvent(QShowEvent* event)
{
    showState();
    QWidget::showEvent(event);
}

void bindCalculator(
    Actions& actions, Store& store, const WindowServices& services, MainWindow& window)
{
    QObject::connect(actions.calculator, &QAction::triggered, &window,
        [&, shown = QPointer<CalculatorWindow>()]() mutable {
            if (!shown) {
                shown = new CalculatorWindow(store, services, window.look(), &window);
                shown->addActions({actions.undo, actions.redo, actions.paste});
            }
            shown->show();
            shown->raise();
            shown->activateWindow();
        });
    QObject::connect(actions.copyRopeBlock, &QAction::triggered, &window, [&] {
        if (!services.ropeBlock || !services.copyText)
            return;
        services.copyText(services.ropeBlock(store.state(), BlockKeys::Present).text);
        actions.copyRopeBlock->setIconText(CalculatorWindow::tr("Copied"));
        QTimer::singleShot(copiedFor, &actions, [&] { actions.retranslate(); });
    });
    QObject::connect(actions.paste, &QAction::triggered, &window, [&] {
        if (!services.paste)
            return;
        const Opened opened = services.paste(store.state());
        if (opened.edit)
            store.dispatch(*opened.edit);
        else
            window.say(opened.problem);
    });
}

} // namespace lab::ui
