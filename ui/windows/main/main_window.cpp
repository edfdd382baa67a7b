#include "ui/windows/main/main_window.h"

#include "core/state/choices.h"
#include "ui/benches/bench.h"
#include "ui/drawing/picture_view.h"
#include "ui/drawing/ruler/position_ruler.h"
#include "ui/drawing/ruler/ruler_track.h"
#include "ui/lessons/course_book.h"
#include "ui/lessons/languages.h"
#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/controls/control_style.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/tips.h"
#include "ui/store/plain_text.h"
#include "ui/store/store.h"
#include "ui/views/controls/bench_list.h"
#include "ui/views/parameters/parameter_panel.h"
#include "ui/views/presentation/presentation_banner.h"
#include "ui/views/presentation/value_bar.h"
#include "ui/windows/dialogs/help_window.h"
#include "ui/windows/dialogs/words_window.h"
#include "ui/windows/lecture/lecture_desk.h"
#include "ui/windows/lessons/lesson_dock.h"
#include "ui/windows/main/appearance.h"
#include "ui/windows/main/export_dialog.h"
#include "ui/windows/main/picture_menu.h"
#include "ui/windows/main/pinning.h"
#include "ui/windows/main/ruler_switches.h"
#include "ui/windows/main/side_handles.h"
#include "ui/windows/main/side_windows.h"
#include "ui/windows/main/welcome.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/document.h"
#include "ui/windows/parts/edit_names.h"
#include "ui/windows/parts/messages.h"
#include "ui/windows/parts/window_places.h"
#include "ui/windows/presentation/aside.h"
#include "ui/windows/presentation/presentation_head.h"
#include "ui/windows/presentation/presentation_marks.h"
#include "ui/windows/presentation/presenting.h"
#include "ui/windows/speaker/speaker_window.h"
#include "ui/windows/start/start_menu.h"
#include "ui/windows/start/start_page.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

QString localFile(const QMimeData* dropped)
{
    return dropped->urls().size() == 1 ? dropped->urls().constFirst().toLocalFile() : QString();
}

void check(const QActionGroup* group, const QVariant& value)
{
    for (QAction* action : group->actions())
        action->setChecked(action->data() == value);
}

} // namespace

MainWindow::MainWindow(Store& store, std::vector<BenchEntry> benches, std::vector<Model> presets,
    WindowServices services, const FormulaBook& formulas, QWidget* parent)
    : QMainWindow(parent)
    , m_store(store)
    , m_services(std::move(services))
    , m_presets(std::move(presets))
    , m_benches(new BenchStack(std::move(benches)))
    , m_document(new Document(store, m_services, this))
    , m_actions(new Actions(*menuBar(), m_benches->ids()))
    , m_list(new BenchList(m_benches->ids()))
    , m_panel(new ParameterPanel(m_presets))
    , m_ruler(new PositionRuler)
    , m_banner(new PresentationBanner)
    , m_presenting(new Presenting(*this, *m_benches, *m_actions, store, panels()))
{
    if (!qobject_cast<ControlStyle*>(QApplication::style()))
        QApplication::setStyle(new ControlStyle);
    m_look.formulas = &formulas;
    setAcceptDrops(true);
    enforceMinSize(*this, QSize(1024, 680));
    resize(1280, 800);
    layOut();
    m_parts.emplace(*this, *m_actions, m_store, m_services, m_look, m_presets, *m_benches,
        *m_messages, *m_presenting, *m_banner, panels());
    setTheme(m_services.theme);
    bindFileMenu();
    bindOtherMenus();
    bindPinning(*m_actions, m_store);
    bindRuler(*m_parts, *m_ruler);
    new PictureMenu(*m_parts);
    new PresentationHead(*this, *m_benches, *m_presenting, *m_ruler);
    m_parts->aside = new Aside(*m_parts);
    m_parts->lesson = &bindLessons(*m_parts, *m_document);
    m_parts->stage = &bindSpeaker(*m_parts);
    m_parts->lecture = &bindLecture(*m_parts, *m_document);
    bindStore();
    showState(m_store.state());
    showTitle();
    showUndo();
    retranslate();
    bindWelcome(*m_parts);
    // Otherwise a button would have the focus and handle the space bar.
    m_list->setFocus(Qt::OtherFocusReason);
    bindStart(*m_parts, *m_start, *m_document);
}

WindowPanels MainWindow::panels() const
{
    return {*m_list, *m_panel, *m_ruler};
}

void MainWindow::layOut()
{
    auto* whole = new QWidget;
    m_handles = new SideHandles(*m_actions, *m_benches, *whole);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_banner);
    middle->addWidget(m_benches, 1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addWidget(m_list);
    upper->addLayout(middle, 1);
    upper->addWidget(m_panel);
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(upper, 1);
    column->addWidget(m_ruler);
    auto* either = new QWidget; // contains the benches or the start page
    auto* pages = new QStackedLayout(either);
    pages->addWidget(whole);
    m_start = new StartPage(ownCourse());
    pages->addWidget(m_start);
    setCentralWidget(either);
    m_messages = new Messages(m_store, *m_benches, this);
}

void MainWindow::bindStore()
{
    connect(&m_store, &Store::changed, this, &MainWindow::showState);
    connect(&m_store, &Store::changed, this, &MainWindow::showUndo);
    connect(&m_store, &Store::modifiedChanged, this, &MainWindow::showTitle);
    connect(m_panel, &ParameterPanel::edited, &m_store, &Store::dispatch);
    connect(m_benches, &BenchStack::edited, &m_store, &Store::dispatch);
    connect(m_benches, &BenchStack::digitsChanged, this, &MainWindow::showDigits);
    connect(m_benches, &BenchStack::filled, this, &MainWindow::alignRuler);
    connect(m_ruler, &PositionRuler::edited, &m_store, &Store::dispatch);
    connect(m_list, &BenchList::chosen, this, &MainWindow::turnTo);
    connect(m_document, &Document::named, this, &MainWindow::showTitle);
    connect(m_document, &Document::named, m_presenting, &Presenting::prepareStart);
    connect(m_document, &Document::messageShown, this, &MainWindow::notify);
    connect(m_presenting, &Presenting::lookChanged, this, [this] { setTheme(m_services.theme); });
    connect(m_presenting, &Presenting::turned, this, [this] { showState(m_store.state()); });
}

void MainWindow::bindFileMenu()
{
    connect(m_actions->newScene, &QAction::triggered, m_document, &Document::startNew);
    connect(m_actions->open, &QAction::triggered, m_document, &Document::open);
    connect(m_actions->openAsA, &QAction::triggered, m_document, &Document::openAsA);
    connect(m_actions->file, &QMenu::aboutToShow, this, &MainWindow::showRecent);
    connect(m_actions->save, &QAction::triggered, m_document, &Document::save);
    connect(m_actions->saveAs, &QAction::triggered, m_document, &Document::saveAs);
    connect(m_actions->exportAny, &QAction::triggered, this,
        [this] { exportAs(underPointer(), u"png"_s); });
    connect(m_actions->exportBench, &QAction::triggered, this,
        [this] { exportAs(static_cast<const Bench*>(&bench()), u"png"_s); });
    connect(m_actions->exportNumbers, &QAction::triggered, this,
        [this] { exportAs(underPointer(), u"csv"_s); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    showRecent();
}

void MainWindow::bindOtherMenus()
{
    connect(m_actions->undo, &QAction::triggered, m_presenting, &Presenting::undo);
    connect(m_actions->redo, &QAction::triggered, &m_store, &Store::redo);
    connect(m_actions->copy, &QAction::triggered, this, [this] {
        if (m_services.copy)
            m_services.copy(underPointer());
    });
    connect(m_actions->reset, &QAction::triggered, this,
        [this] { m_store.dispatch(ResetBench {firstWords()}); });
    m_parts->player = &bindSideWindows(*m_parts);
    bindAppearance(
        *m_actions, m_services, *this, *m_messages, [this](ThemeChoice theme) { setTheme(theme); });
    check(m_actions->languages, m_services.language);
    connect(m_actions->languages, &QActionGroup::triggered, this, [this](QAction* chosen) {
        m_services.language = chosen->data().toString();
        if (m_services.speakLanguage)
            m_services.speakLanguage(m_services.language);
    });
    connect(m_actions->benchList, &QAction::toggled, m_list, &QWidget::setVisible);
    connect(m_actions->parameters, &QAction::toggled, m_panel, &QWidget::setVisible);
    connect(m_actions->fit, &QAction::triggered, this,
        [this] { m_store.dispatch(fitting(m_store.state().position)); });
    connect(m_actions->allDigits, &QAction::toggled, this,
        [this](bool areAll) { showDigits(areAll ? DigitsShown::All : DigitsShown::Few); });
    connect(m_actions->benches, &QActionGroup::triggered, this, [this](QAction* chosen) {
        turnTo(static_cast<BenchId>(chosen->data().toInt()));
        m_benches->giveKeys();
    });
    connect(m_actions->help, &QAction::triggered, this, [this] { (new HelpWindow(this))->show(); });
    connect(m_actions->shownWords, &QAction::triggered, this, [this] { showWordsWindow(this); });
    connect(m_actions->about, &QAction::triggered, this, [this] { showAbout(this); });
}

void MainWindow::showState(const LabState& state)
{
    if (m_benches->turnTo(state.bench)) {
        check(m_actions->benches, static_cast<int>(state.bench));
        m_list->setCurrent(state.bench);
    }
    Bench& shown = bench();
    m_presenting->prepare(shown);
    m_benches->setState(state);
    m_panel->setKeys(shown.panelParameters());
    m_panel->setActions(m_actions->of(shown.panelActions()));
    m_panel->setState(state);
    m_ruler->setPresenting(m_presenting->isOn());
    m_ruler->setState(state);
    m_ruler->setVisible(shown.hasRuler());
    if (m_benches->raiseShown())
        m_handles->place();
}

void MainWindow::alignRuler()
{
    std::optional<drawing::RulerSpan> span;
    if (const std::optional<drawing::Axis> axis = axisOfPositions(bench())) {
        const Positions& positions = m_store.state().position;
        const double left = m_ruler->mapFrom(this, bench().mapTo(this, QPoint())).x();
        span = drawing::RulerSpan {left + axis->pixel(static_cast<double>(positions.first)),
            left + axis->pixel(static_cast<double>(positions.first + positions.shown))};
    }
    m_ruler->alignTo(span);
}

void MainWindow::turnTo(BenchId id)
{
    m_store.dispatch(SetParameter {"bench", keyOf(id)});
}

void MainWindow::showDigits(DigitsShown digits)
{
    m_actions->allDigits->setChecked(digits == DigitsShown::All);
    m_benches->setDigits(digits);
}

void MainWindow::setTheme(ThemeChoice theme)
{
    const bool isDark = theme == ThemeChoice::Dark
        || (theme == ThemeChoice::Desktop && !m_presenting->isOn() && m_services.desktopIsDark
            && m_services.desktopIsDark());
    m_services.theme = theme;
    showAppearance(*m_actions, m_services, *this);
    applyLook(effectivePalette(*m_actions, isDark));
}

void MainWindow::applyLook(const Palette& palette)
{
    m_look.palette = m_presenting->isOn() ? projected(palette) : palette;
    m_look.scale = m_presenting->scale();
    QApplication::setPalette(controlPalette(m_look.palette));
    setFont(lab::ui::font(m_look, TextRole::Body));
    applyFontToPopups(*this, m_look);
    m_actions->drawIcons(palette.notes, palette.axis);
    m_benches->setLook(m_look);
    m_list->setLook(m_look);
    m_panel->setLook(m_look);
    m_ruler->setLook(m_look);
    m_banner->setLook(m_look);
    m_start->setLook(m_look);
    m_presenting->marks().setLook(m_look);
    m_presenting->valueBar().setLook(m_look);
}

// Docks are hidden when the window is already partly destroyed, and must not notify anyone then.
// Only visibilityChanged is disconnected: objects that keep widgets by address need destroyed().
MainWindow::~MainWindow()
{
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        disconnect(dock, &QDockWidget::visibilityChanged, nullptr, nullptr);
    hide(); // while all members exist: a picture then releases what it holds and emits signals
}

QString MainWindow::message() const
{
    return m_messages->sentence();
}

void MainWindow::open(const QString& path)
{
    m_document->openPath(path);
}

void MainWindow::open(const QString& path, const Outcome<Opened>& read)
{
    m_document->show(path, read);
}

void MainWindow::offerUnsaved()
{
    m_document->offerUnsaved();
}

void MainWindow::notify(const QString& sentence)
{
    m_messages->notify(sentence);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->setAccepted(m_document->confirmDiscard());
    if (event->isAccepted())
        m_document->keeper().drop();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    open(localFile(event->mimeData()));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && bench().hasRuler())
        m_ruler->togglePlaying();
    else if (event->key() != Qt::Key_Escape || !m_messages->dismiss())
        QMainWindow::keyPressEvent(event);
}

void MainWindow::showTitle()
{
    const QString name = m_document->name();
    setWindowTitle(name.isEmpty() ? tr("Position Lab") + u"[*]"_s
                                  : tr("%1[*] — Position Lab").arg(titleText(name)));
    setWindowModified(m_store.isModified());
}

void MainWindow::showUndo()
{
    m_actions->setUndoTexts(m_store.canUndo() ? undoText(m_store.undoEdit()) : QString(),
        m_store.canRedo() ? redoText(m_store.redoEdit()) : QString());
}

void MainWindow::showRecent()
{
    QMenu* menu = m_actions->recent;
    menu->clear();
    for (const QString& path : m_services.recentFiles ? m_services.recentFiles() : QStringList()) {
        QAction* action = menu->addAction(menuText(shownFileName(path)));
        action->setToolTip(tip(path));
        connect(action, &QAction::triggered, this, [this, path] { open(path); });
    }
    menu->setToolTipsVisible(true);
    menu->setEnabled(!menu->isEmpty());
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    showUndo();
    showTitle();
    m_handles->retranslate();
    m_panel->setAccessibleName(tr("Parameters"));
    m_ruler->setAccessibleName(tr("Position ruler"));
}

// The picture with a pointed element, else the one under the pointer, else the one with the
// keyboard focus, else the whole bench.
Exported MainWindow::underPointer() const
{
    const auto& pictures = bench().pictures();
    auto found = std::ranges::find(pictures, bench().look().focus.picture, &PictureView::picture);
    if (found == pictures.end())
        found = std::ranges::find_if(pictures, &QWidget::underMouse);
    if (found == pictures.end())
        found = std::ranges::find_if(pictures, &QWidget::hasFocus);
    if (found == pictures.end())
        return static_cast<const Bench*>(&bench());
    return static_cast<const PictureView*>(*found);
}

void MainWindow::exportAs(const Exported& proposed, const QString& suffix)
{
    const auto done = exportAfterAsking(bench(), proposed, suffix, m_services, this);
    notify(sentenceOf(done)); // empty dismisses the previous message
}

} // namespace lab::ui

#include "moc_main_window.cpp"
