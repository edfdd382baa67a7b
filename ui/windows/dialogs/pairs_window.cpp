#include "ui/windows/dialogs/pairs_window.h"

#include "ui/paint/context/context_words.h"
#include "ui/paint/text/number_text.h"
#include "ui/store/store.h"
#include "ui/views/controls/message_bar.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/pairs/pairs_view.h"
#include "ui/windows/dialogs/state_window.h"
#include "ui/windows/parts/actions.h"
#include "ui/windows/parts/bench_stack.h"
#include "ui/windows/parts/saving_name.h"
#include "ui/windows/parts/window_parts.h"
#include "ui/windows/parts/window_places.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

PairsWindow::PairsWindow(Store& store, Write write, const Look& look, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_store(store)
    , m_look(look)
    , m_write(std::move(write))
    , m_messages(new MessageBar)
    , m_summary(newLabel())
    , m_table(new PairsView)
    , m_allDigits(new QCheckBox)
    , m_copyMarked(new QPushButton)
    , m_copyAll(new QPushButton)
    , m_saveCsv(new QPushButton)
    , m_saveJson(new QPushButton)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(480, 320);
    resize(960, 680);
    layOut();
    connect(&m_store, &Store::changed, this, &PairsWindow::showState);
    connect(m_table, &PairsView::chosen, this, [this](int pair, Gesture gesture) {
        m_store.dispatch(SetParameter {"rope.pair", std::int64_t {pair}}, gesture);
    });
    connect(m_table, &PairsView::pointed, this, &PairsWindow::pointed);
    connect(m_table, &PairsView::copyAsked, m_copyMarked, &QPushButton::click);
    connect(m_copyMarked, &QPushButton::clicked, this, [this] { copy(m_table->markedPairs()); });
    connect(m_copyAll, &QPushButton::clicked, this, [this] { copy(m_table->allPairs()); });
    connect(m_saveCsv, &QPushButton::clicked, this, [this] { saveAs(u"csv"_s); });
    connect(m_saveJson, &QPushButton::clicked, this, [this] { saveAs(u"json"_s); });
    connect(m_allDigits, &QCheckBox::toggled, this, [this](bool areAll) {
        setDigits(areAll ? DigitsShown::All : DigitsShown::Few);
        Q_EMIT digitsChanged(areAll ? DigitsShown::All : DigitsShown::Few);
    });
    applyLook();
    retranslate();
}

void PairsWindow::layOut()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_summary->setContentsMargins(16, 12, 16, 12);
    m_summary->setWordWrap(true);
    column->addWidget(m_messages);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(16, 12, 16, 12);
    foot->setSpacing(8);
    foot->addWidget(m_allDigits);
    foot->addStretch(1);
    for (QPushButton* button : {m_copyMarked, m_copyAll, m_saveCsv, m_saveJson})
        foot->addWidget(button);
    column->addLayout(foot);
    m_table->setFocus();
}

void PairsWindow::showState()
{
    const PairsTable table = pairsTable(m_store.state());
    m_table->setTable(table);
    QStringList parts;
    for (const Regime regime : {Regime::Kept, Regime::Blended, Regime::Divided, Regime::Resting}) {
        const auto count = std::ranges::count(table.rows, regime, &PairsTable::Row::regime);
        if (count > 0)
            parts += tr("%1 %2", "how many pairs of a regime")
                         .arg(wholeNumber(count), regimeWord(regime).toLower());
    }
    m_summary->setText(tr("%1, base %2, training length %3: %4.")
                           .arg(methodName(m_store.state().rotations.scaling.method),
                               withSuperscripts(significant(m_store.state().rotations.base, 6)),
                               wholeNumber(contextLengths(m_store.state()).training),
                               parts.join(tr(", ", "between parts of a list"))));
}

void PairsWindow::setDigits(DigitsShown digits)
{
    m_table->setDigits(digits);
    m_allDigits->setChecked(digits == DigitsShown::All);
}

void PairsWindow::setPointed(std::optional<int> pair)
{
    m_table->setPointed(pair);
}

void PairsWindow::copy(const std::vector<int>& pairs)
{
    const std::string text = separatedText(m_table->table(), pairs, '\t');
    QGuiApplication::clipboard()->setText(QString::fromStdString(text));
}

void PairsWindow::saveAs(const QString& suffix)
{
    const QString path = askForSavingName(this, tr("Save the table"), u"pairs."_s + suffix,
        u"%1 (*.%2)"_s.arg(suffix.toUpper(), suffix), {suffix, u"csv"_s, u"json"_s});
    if (!path.isEmpty())
        saveTo(path);
}

void PairsWindow::saveTo(const QString& path)
{
    const PairsTable& table = m_table->table();
    std::vector<int> pairs(table.rows.size());
    std::iota(pairs.begin(), pairs.end(), 0);
    const bool isJson = QFileInfo(path).suffix().toLower() == "json"_L1;
    const std::string text = isJson ? jsonText(table, pairs) : separatedText(table, pairs, ',');
    if (m_write)
        m_messages->notify(sentenceOf(m_write(path, QByteArray::fromStdString(text))));
}

QString PairsWindow::message() const
{
    return m_messages->sentence();
}

void PairsWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        applyLook();
}

void PairsWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

// Its colours, but never the text size for an audience.
void PairsWindow::applyLook()
{
    Look look;
    look.palette = m_look.palette;
    m_table->setLook(look);
}

void PairsWindow::retranslate()
{
    setWindowTitle(tr("Table of pairs — Position Lab"));
    m_allDigits->setText(tr("All digits"));
    m_allDigits->setToolTip(tr("Shows 17 significant digits of each number."));
    m_copyMarked->setText(tr("Copy selected rows"));
    m_copyMarked->setToolTip(tr("Copies the selected rows in full precision, separated by tabs."));
    m_copyAll->setText(tr("Copy all"));
    m_copyAll->setToolTip(tr("Copies all rows in the order shown, in full precision."));
    m_saveCsv->setText(tr("Save as CSV…"));
    m_saveCsv->setToolTip(tr("Saves all rows in full precision, separated by commas."));
    m_saveJson->setText(tr("Save as JSON…"));
    m_saveJson->setToolTip(tr("Saves all rows in full precision, one object per pair."));
    showState();
}

void bindPairsWindow(const WindowParts& parts)
{
    QObject::connect(parts.actions.pairTable, &QAction::triggered, &parts.window,
        [&parts, window = QPointer<PairsWindow>()]() mutable {
            Actions& actions = parts.actions;
            BenchStack& benches = parts.benches;
            if (arePicturesHidden(parts))
                return;
            if (!window) {
                window =
                    new PairsWindow(parts.store, parts.services.write, parts.look, &parts.window);
                placeBeside(parts.window, *window, StateWindow::narrowWidth);
                window->setDigits(
                    actions.allDigits->isChecked() ? DigitsShown::All : DigitsShown::Few);
                window->addActions({actions.undo, actions.redo});
                closeWhenPicturesHidden(parts, *window);
                QObject::connect(&benches, &BenchStack::pointed, window,
                    [window](const Focus& focus) { window->setPointed(focus.pair); });
                QObject::connect(window, &PairsWindow::pointed, &benches, [&benches](auto pair) {
                    Focus focus;
                    focus.pair = pair;
                    if (pair) // it is under the pointer, like a point of the spectrum
                        focus.picture = Picture::ContextSpectrum;
                    benches.setFocusShown(focus);
                });
                QObject::connect(
                    actions.allDigits, &QAction::toggled, window, [window](bool areAll) {
                        window->setDigits(areAll ? DigitsShown::All : DigitsShown::Few);
                    });
                QObject::connect(window, &PairsWindow::digitsChanged, actions.allDigits,
                    [&actions](DigitsShown digits) {
                        actions.allDigits->setChecked(digits == DigitsShown::All);
                    });
            }
            window->show();
            window->raise();
            window->activateWindow();
        });
}

} // namespace lab::ui

#include "moc_pairs_window.cpp"
