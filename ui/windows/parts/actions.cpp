#include "ui/windows/parts/actions.h"

#include "ui/lessons/languages.h"
#include "ui/paint/text/tips.h"
#include "ui/views/controls/bench_list.h"
#include "ui/windows/parts/menu_corner.h"
#include "ui/windows/parts/mnemonics.h"
#include "ui/windows/parts/window_services.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QIcon>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int iconSize = 16;

// An arrow that turns back to the left; mirrored it is the one for redo.
QPixmap turnedArrow(const QColor& colour, double scale, bool isMirrored)
{
    QPixmap pixmap(QSize(iconSize, iconSize) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (isMirrored) {
        painter.translate(iconSize, 0);
        painter.scale(-1, 1);
    }
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QPainterPath path(QPointF(2.5, 5));
    path.lineTo(9, 5);
    path.arcTo(QRectF(4.5, 5, 9, 9), 90, -225);
    path.moveTo(5.5, 2);
    path.lineTo(2.5, 5);
    path.lineTo(5.5, 8);
    painter.drawPath(path);
    return pixmap;
}

// A screen on its stand.
QPixmap screen(const QColor& colour, double scale)
{
    QPixmap pixmap(QSize(iconSize, iconSize) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawRect(QRectF(1.5, 2.5, 13, 8.5));
    painter.drawLine(QPointF(8, 11), QPointF(8, 14));
    painter.drawLine(QPointF(5, 14), QPointF(11, 14));
    return pixmap;
}

template <class Drawn> QIcon iconOf(const QColor& colour, const QColor& faint, const Drawn& drawn)
{
    QIcon icon;
    for (const double scale : {1.0, 2.0, 3.0}) {
        icon.addPixmap(drawn(colour, scale), QIcon::Normal);
        icon.addPixmap(drawn(faint, scale), QIcon::Disabled);
    }
    return icon;
}

QIcon arrowIcon(const QColor& colour, const QColor& faint, bool isMirrored)
{
    return iconOf(colour, faint,
        [&](const QColor& ink, double scale) { return turnedArrow(ink, scale, isMirrored); });
}

QIcon screenIcon(const QColor& colour, const QColor& faint)
{
    return iconOf(colour, faint, screen);
}

} // namespace

Actions::Actions(QMenuBar& bar, const std::vector<BenchId>& ids)
    : QObject(&bar)
    , file(bar.addMenu(QString()))
    , m_edit(bar.addMenu(QString()))
    , m_view(bar.addMenu(QString()))
    , m_bench(bar.addMenu(QString()))
    , m_help(bar.addMenu(QString()))
{
    lessons = new QMenu(&bar);
    bar.insertMenu(m_help->menuAction(), lessons);
    fillFile();
    fillEdit();
    fillView();
    fillBench(ids);
    fillHelp();

    auto* corner = new MenuCorner(bar);
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 2, 8, 2);
    row->setSpacing(0);
    row->addWidget(newButton(undo, corner));
    row->addWidget(newButton(redo, corner));
    row->addWidget(newButton(present, corner));
    retranslate();
    keepMnemonics(bar);
}

QAction* Actions::add(QMenu* menu, const QKeySequence& shortcut)
{
    auto* action = new QAction(this);
    menu->addAction(action);
    action->setShortcut(shortcut);
    return action;
}

QAction* Actions::addChoice(QMenu* menu, QActionGroup* group, const QVariant& value)
{
    QAction* action = add(menu);
    action->setCheckable(true);
    action->setData(value);
    group->addAction(action);
    return action;
}

QToolButton* Actions::newButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setIconSize({iconSize, iconSize});
    button->setFixedSize(32, 28);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void Actions::fillFile()
{
    newScene = add(file);
    newScene->setShortcut(QKeySequence::New);
    open = add(file);
    open->setShortcut(QKeySequence::Open);
    openAsA = add(file);
    openAsA->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    recent = file->addMenu(QString());
    file->addSeparator();
    save = add(file);
    save->setShortcut(QKeySequence::Save);
    saveAs = add(file);
    saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    m_export = file->addMenu(QString());
    exportAny = add(m_export);
    exportAny->setShortcut(Qt::CTRL | Qt::Key_E);
    exportBench = add(m_export);
    exportNumbers = add(m_export);
    exportSeries = add(m_export);
    exportPage = add(m_export);
    exportWorksheet = add(m_export);
    exportDerivation = add(m_export);
    file->addSeparator();
    quit = add(file);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::fillEdit()
{
    undo = add(m_edit);
    undo->setShortcut(Qt::CTRL | Qt::Key_Z);
    redo = add(m_edit);
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    backToAside = add(m_edit);
    m_edit->addSeparator();
    copy = add(m_edit);
    copy->setShortcut(QKeySequence::Copy);
    copyRopeBlock = add(m_edit);
    copyRopeBlock->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    paste = add(m_edit);
    paste->setShortcut(QKeySequence::Paste);
    m_edit->addSeparator();
    pin = add(m_edit);
    pin->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    swapPinned = add(m_edit);
    swapPinned->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    clearPinned = add(m_edit);
    m_edit->addSeparator();
    reset = add(m_edit);
}

void Actions::fillView()
{
    m_theme = m_view->addMenu(QString());
    themes = new QActionGroup(this);
    for (const ThemeChoice theme : {ThemeChoice::Desktop, ThemeChoice::Light, ThemeChoice::Dark})
        addChoice(m_theme, themes, static_cast<int>(theme));
    m_theme->addSeparator();
    highContrast = add(m_theme);
    m_language = m_view->addMenu(QString());
    languages = new QActionGroup(this);
    for (const QString& language : QStringList(QString()) + ui::languages())
        addChoice(m_language, languages, language);
    reducedMotion = add(m_view);
    m_textSize = m_view->addMenu(QString());
    largerText = add(m_textSize);
    largerText->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
    smallerText = add(m_textSize);
    smallerText->setShortcut(Qt::CTRL | Qt::Key_Minus);
    usualText = add(m_textSize);
    usualText->setShortcut(Qt::CTRL | Qt::Key_0);
    m_view->addSeparator();
    benchList = add(m_view);
    parameters = add(m_view);
    m_view->addSeparator();
    fit = add(m_view);
    allDigits = add(m_view);
    wordsOnRuler = add(m_view);
    m_view->addSeparator();
    present = add(m_view);
    present->setShortcuts({Qt::Key_F11, Qt::Key_F5}); // F5 is used by remote controls
    backToStart = add(m_view);
    speaker = add(m_view);
    speaker->setShortcut(Qt::SHIFT | Qt::Key_F11);
    lecture = add(m_view);
    lecture->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    for (QAction* action :
        {highContrast, reducedMotion, benchList, parameters, allDigits, wordsOnRuler, present})
        action->setCheckable(true);
    benchList->setChecked(true);
    parameters->setChecked(true);
}

void Actions::fillBench(const std::vector<BenchId>& ids)
{
    benches = new QActionGroup(this);
    for (const BenchId id : ids)
        addChoice(m_bench, benches, static_cast<int>(id))->setShortcuts(BenchList::keysOf(id));
    m_bench->addSeparator();
    pairTable = add(m_bench);
    pairTable->setShortcut(Qt::CTRL | Qt::Key_T);
    keptRuns = add(m_bench);
    takeTable = add(m_bench);
    calculator = add(m_bench, Qt::CTRL | Qt::Key_K);
    advisedBlock = add(m_bench, Qt::CTRL | Qt::Key_J);
    code = add(m_bench, Qt::CTRL | Qt::SHIFT | Qt::Key_K);
    m_bench->addSeparator();
    previousStep = add(m_bench, Qt::ALT | Qt::Key_Left);
    nextStep = add(m_bench, Qt::ALT | Qt::Key_Right);
}

void Actions::fillHelp()
{
    start = add(m_help, Qt::Key_F4);
    help = add(m_help, Qt::Key_F1);
    shownWords = add(m_help, Qt::SHIFT | Qt::Key_F1);
    m_help->addSeparator();
    about = add(m_help);
    about->setMenuRole(QAction::AboutRole);
}

std::vector<QAction*> Actions::of(const std::vector<PanelAction>& buttons) const
{
    std::vector<QAction*> entries(buttons.size());
    std::ranges::transform(
        buttons, entries.begin(), [this](PanelAction button) { return of(button); });
    return entries;
}

QAction* Actions::of(PanelAction button) const
{
    switch (button) {
    case PanelAction::CopyRopeBlock:
        return copyRopeBlock;
    case PanelAction::PairTable:
        return pairTable;
    case PanelAction::KeptRuns:
        return keptRuns;
    case PanelAction::UseTable:
        return takeTable;
    case PanelAction::AdvisedBlock:
        return advisedBlock;
    case PanelAction::PreviousStep:
        return previousStep;
    case PanelAction::NextStep:
        return nextStep;
    case PanelAction::Calculator:
        break;
    }
    return calculator;
}

namespace {

/// Names the action, whose tooltip is its text, as it is.
void setPlainText(QAction& action, const QString& text)
{
    if (action.text() == text)
        return;
    action.setText(text);
    action.setToolTip({});
    const QString said = action.toolTip(); // its text without the mnemonic
    if (tip(said) != said)
        action.setToolTip(tip(said));
}

} // namespace

void Actions::setUndoTexts(const QString& undoText, const QString& redoText)
{
    undo->setEnabled(!undoText.isEmpty());
    redo->setEnabled(!redoText.isEmpty());
    setPlainText(*undo, undoText.isEmpty() ? tr("&Undo") : undoText);
    setPlainText(*redo, redoText.isEmpty() ? tr("&Redo") : redoText);
}

void Actions::drawIcons(const QColor& colour, const QColor& faint)
{
    undo->setIcon(arrowIcon(colour, faint, false));
    redo->setIcon(arrowIcon(colour, faint, true));
    present->setIcon(screenIcon(colour, faint));
    present->setIconVisibleInMenu(false);
    undo->setIconVisibleInMenu(false);
    redo->setIconVisibleInMenu(false);
}

} // namespace lab::ui

#include "moc_actions.cpp"
