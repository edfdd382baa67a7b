#include "ui/windows/main/actions.h"

#include "ui/lessons/languages.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/windows/main/menu_corner.h"
#include "ui/windows/main/mnemonics.h"
#include "ui/windows/main/window_services.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QIcon>
#include <QLocale>
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

// A screen on its foot.
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

/// As those who speak it write it.
QString languageName(const QString& language)
{
    return language == "en"_L1 ? u"&English"_s : QLocale(language).nativeLanguageName();
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
    m_language = m_view->addMenu(QString());
    languages = new QActionGroup(this);
    for (const QString& language : QStringList(QString()) + ui::languages())
        addChoice(m_language, languages, language);
    m_view->addSeparator();
    benchList = add(m_view);
    parameters = add(m_view);
    m_view->addSeparator();
    fit = add(m_view);
    allDigits = add(m_view);
    m_view->addSeparator();
    present = add(m_view);
    present->setShortcuts({Qt::Key_F11, Qt::Key_F5}); // F5 is a remote control's
    backToStart = add(m_view);
    speaker = add(m_view);
    speaker->setShortcut(Qt::SHIFT | Qt::Key_F11);
    lecture = add(m_view);
    lecture->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    for (QAction* action : {benchList, parameters, allDigits, present})
        action->setCheckable(true);
    benchList->setChecked(true);
    parameters->setChecked(true);
}

void Actions::fillBench(const std::vector<BenchId>& ids)
{
    benches = new QActionGroup(this);
    for (const BenchId id : ids)
        addChoice(m_bench, benches, static_cast<int>(id))
            ->setShortcut(QKeySequence(BenchList::keyOf(id)));
    m_bench->addSeparator();
    pairTable = add(m_bench);
    pairTable->setShortcut(Qt::CTRL | Qt::Key_T);
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
    wordsHere = add(m_help, Qt::SHIFT | Qt::Key_F1);
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

void Actions::setUndoTexts(const QString& undoText, const QString& redoText)
{
    undo->setEnabled(!undoText.isEmpty());
    redo->setEnabled(!redoText.isEmpty());
    const QString undoShown = undoText.isEmpty() ? tr("&Undo") : undoText;
    const QString redoShown = redoText.isEmpty() ? tr("&Redo") : redoText;
    if (undo->text() != undoShown)
        undo->setText(undoShown);
    if (redo->text() != redoShown)
        redo->setText(redoShown);
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

void Actions::retranslate()
{
    file->setTitle(tr("&File"));
    newScene->setText(tr("&New scene"));
    open->setText(tr("&Open…"));
    openAsA->setText(tr("O&pen as A…"));
    recent->setTitle(tr("Open &recent"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    m_export->setTitle(tr("&Export"));
    exportAny->setText(tr("&Picture or bench…"));
    exportBench->setText(tr("Whole &bench…"));
    exportNumbers->setText(tr("&Numbers as CSV…"));
    exportSeries->setText(tr("&Series of states…"));
    exportPage->setText(tr("Page with a s&lider…"));
    exportWorksheet->setText(tr("&Worksheet of the lesson…"));
    exportDerivation->setText(tr("&Derivation on one page…"));
    quit->setText(tr("&Quit"));

    m_edit->setTitle(tr("&Edit"));
    copy->setText(tr("&Copy picture"));
    copyRopeBlock->setText(tr("Copy RoPE &block"));
    copyRopeBlock->setIconText(tr("Copy block"));
    copyRopeBlock->setToolTip(
        tr("Copies the RoPE block of the present state, rope_parameters for a config.json."));
    paste->setText(tr("&Paste RoPE block"));
    pin->setText(tr("&Pin as A"));
    swapPinned->setText(tr("S&wap A and B"));
    clearPinned->setText(tr("C&lear A"));
    reset->setText(tr("Re&set bench"));

    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("&Theme"));
    const QStringList themeNames = {tr("As the &desktop"), tr("&Light"), tr("Dar&k")};
    for (int i = 0; i < themeNames.size(); ++i)
        themes->actions().at(i)->setText(themeNames[i]);
    m_language->setTitle(tr("&Language"));
    languages->actions().front()->setText(tr("As the &desktop"));
    for (int i = 0; i < ui::languages().size(); ++i)
        languages->actions().at(i + 1)->setText(languageName(ui::languages()[i]));
    benchList->setText(tr("&Bench list"));
    parameters->setText(tr("&Parameters"));
    fit->setText(tr("&Zoom to fit"));
    allDigits->setText(tr("&All digits"));
    present->setText(tr("P&resent"));
    present->setToolTip(tr("Fills the screen with the main pictures, for a room (F11)."));
    backToStart->setText(tr("Back to the prepared &start"));
    speaker->setText(tr("Spea&ker's window…"));
    speaker->setToolTip(
        tr("Notes, time, the next question and a show of hands; not for the room."));

    lecture->setText(tr("L&ecture…"));
    lecture->setToolTip(tr("Lessons and series in the order in which a room is to see them."));

    m_bench->setTitle(tr("&Bench"));
    for (QAction* bench : benches->actions())
        bench->setText(benchName(static_cast<BenchId>(bench->data().toInt())));
    advisedBlock->setText(tr("Block of the &suggestion…"));
    advisedBlock->setIconText(tr("Block…"));
    advisedBlock->setToolTip(
        tr("The part of a config.json for the encoding chosen in Compare, with the lengths that "
           "are needed."));
    pairTable->setText(tr("&Table of pairs…"));
    pairTable->setIconText(tr("Table…"));
    pairTable->setToolTip(tr("Every pair of RoPE in numbers, to sort, to copy and to save."));
    calculator->setText(tr("Length &calculator…"));
    calculator->setIconText(tr("Calculator…"));
    calculator->setToolTip(
        tr("What each method changes to get from the training length to the target length."));

    code->setText(tr("&Code…"));
    code->setToolTip(tr("The same numbers in NumPy or PyTorch, and what people get wrong."));
    lessons->setTitle(tr("&Lessons"));
    previousStep->setText(tr("&Previous page"));
    previousStep->setIconText(tr("Back"));
    previousStep->setToolTip(tr("The page of the derivation before this one."));
    nextStep->setText(tr("&Next page"));
    nextStep->setIconText(tr("Next page"));
    nextStep->setToolTip(tr("The page of the derivation after this one."));

    m_help->setTitle(tr("&Help"));
    start->setText(tr("&Start page"));
    help->setText(tr("&Help"));
    wordsHere->setText(tr("&Words here"));
    wordsHere->setToolTip(tr("What the words mean in the part that has the keyboard (Shift+F1)."));
    about->setText(tr("&About Position Lab"));
}

} // namespace lab::ui
