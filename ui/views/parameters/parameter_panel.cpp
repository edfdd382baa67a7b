#include "ui/views/parameters/parameter_panel.h"

#include "core/state/benches.h"
#include "core/state/links.h"
#include "core/state/model_numbers.h"
#include "ui/lessons/languages.h"
#include "ui/paint/cover.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/text/tips.h"
#include "ui/store/gesture.h"
#include "ui/store/plain_text.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/plain_widgets.h"
#include "ui/views/parameters/action_buttons.h"
#include "ui/views/parameters/layer_strip_view.h"
#include "ui/views/parameters/model_words.h"
#include "ui/views/parameters/parameter_row.h"
#include "ui/views/parameters/parameter_words.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr int padding = 16;
constexpr int titleBaseline = 40;
constexpr int titleHeight = 64;
constexpr int scrollBarWidth = 10;
constexpr int rowWidth = ParameterPanel::fixedWidth - 2 * padding;

/// The starting values of the bench: "Teaching example, d = 16".
QString exampleOf(BenchId bench, Links links)
{
    const BenchRow& entry = benchOf(bench);
    QString words = QCoreApplication::translate("parameters", std::string(entry.example).c_str());
    if (entry.exampleRow.empty())
        return words;
    const Value first = parameterNamed(entry.exampleRow)->read(firstState(links));
    return words.arg(QString::fromStdString(lab::text(first)));
}

} // namespace

ParameterPanel::ParameterPanel(std::vector<Model> presets, QWidget* parent)
    : QWidget(parent)
    , m_presets(std::move(presets))
    , m_content(new QWidget)
    , m_presetLabel(newLabel())
    , m_presetList(new ChoiceList)
    , m_layersLabel(newLabel())
    , m_layers(new LayerStripView(rowWidth))
    , m_layersList(new ChoiceList)
    , m_note(newLabel())
    , m_column(new QVBoxLayout(m_content))
    , m_foot(new QVBoxLayout)
    , m_actions(new ActionButtons)
    , m_reset(new QPushButton)
{
    setAutoFillBackground(true);
    auto* scroll = m_scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always visible, so that the rows do not move; it paints nothing if there is nothing to
    // scroll.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll->setWidget(m_content);

    m_note->setWordWrap(true);
    m_presetLabel->setBuddy(m_presetList);
    m_layersLabel->setBuddy(m_layersList);
    for (ChoiceList* list : {m_presetList, m_layersList}) {
        list->setMaxVisibleItems(16);
        list->setMinimumContentsLength(8);
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }

    m_column->setSpacing(0);
    m_presetRow = newPresetRow();
    m_column->addWidget(m_presetRow);
    m_column->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    m_foot->addWidget(m_actions);
    m_foot->addWidget(m_reset);
    column->addLayout(m_foot);
    placeParts();

    // Qt does not scroll to the focused widget if Tab comes from outside of the column.
    connect(qApp, &QApplication::focusChanged, scroll, [this, scroll](QWidget*, QWidget* now) {
        const bool isByKeys = now && window()->testAttribute(Qt::WA_KeyboardFocusChange);
        if (isByKeys && m_content->isAncestorOf(now))
            scroll->ensureWidgetVisible(now);
    });
    connect(m_presetList, &QComboBox::activated, this, &ParameterPanel::choosePreset);
    connect(m_layersList, &QComboBox::activated, this, &ParameterPanel::chooseLayers);
    connect(m_layers, &LayerStripView::chosen, this, &ParameterPanel::chooseLayers);
    connect(m_reset, &QPushButton::clicked, this,
        [this] { Q_EMIT edited(ResetBench {firstWords()}, newGesture()); });
    retranslate();
}

QWidget* ParameterPanel::newPresetRow()
{
    auto* row = new QWidget;
    m_presetColumn = new QVBoxLayout(row);
    m_presetColumn->setSpacing(0);
    m_presetColumn->addWidget(m_presetLabel);
    m_presetColumn->addWidget(m_presetList);
    m_presetColumn->addWidget(m_layersLabel);
    m_presetColumn->addWidget(m_layers);
    m_presetColumn->addWidget(m_layersList);
    m_presetColumn->addWidget(m_note);
    return row;
}

void ParameterPanel::placeParts()
{
    constexpr int gap = 8; ///< between rows and buttons
    constexpr int gapBelowLabel = 7;
    constexpr int gapBelowList = 19;
    constexpr int gapAboveNote = 8;
    constexpr int gapAboveLayers = 12;
    const auto px = [this](int length) { return qRound(m_look.px(length)); };
    setFixedWidth(px(fixedWidth));
    m_column->setContentsMargins(0, 0, px(padding) - scrollBarWidth, 0);
    layout()->setContentsMargins(px(padding), px(titleHeight), 0, px(padding));
    layout()->setSpacing(px(gap));
    m_foot->setContentsMargins(0, 0, px(padding), 0);
    m_foot->setSpacing(px(gap));
    m_presetColumn->setContentsMargins(0, 0, 0, px(gapBelowList));
    m_presetLabel->setContentsMargins(0, 0, 0, px(gapBelowLabel));
    m_layersLabel->setContentsMargins(0, px(gapAboveLayers), 0, px(gapBelowLabel));
    m_note->setContentsMargins(0, px(gapAboveNote), 0, 0);
}

void ParameterPanel::setKeys(const std::vector<std::string_view>& keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    showRows();
}

void ParameterPanel::setActions(const std::vector<QAction*>& actions)
{
    m_actions->setActions(actions);
    orderTabs();
}

// Rows that remain are reused: one of them may be emitting its edit right now.
void ParameterPanel::showRows()
{
    std::vector<ParameterRow*> before = std::exchange(m_rows, {});
    for (const std::string_view key : m_keys) {
        const Parameter* parameter = parameterNamed(key);
        if (!parameter)
            continue;
        const auto kept = std::ranges::find_if(before,
            [parameter](const ParameterRow* row) { return &row->parameter() == parameter; });
        ParameterRow* row = kept == before.end() ? newRow(*parameter) : *kept;
        if (kept != before.end())
            before.erase(kept);
        m_rows.push_back(row);
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
    }
    for (ParameterRow* row : before) {
        row->hide();
        row->deleteLater();
    }
    orderTabs();
}

void ParameterPanel::orderTabs()
{
    setTabOrder(m_presetList, m_layersList);
    QWidget* last = m_layersList;
    for (ParameterRow* row : m_rows) {
        for (auto* control : row->findChildren<QWidget*>()) {
            if (control->focusPolicy() == Qt::NoFocus || control->window() != window())
                continue;
            setTabOrder(last, control);
            last = control;
        }
    }
    for (QPushButton* button : m_actions->buttons()) {
        setTabOrder(last, button);
        last = button;
    }
    setTabOrder(last, m_reset);
}

ParameterRow* ParameterPanel::newRow(const Parameter& parameter)
{
    ParameterRow* row = newParameterRow(parameter, rowWidth, m_content);
    connect(row, &ParameterRow::edited, this, &ParameterPanel::edited);
    row->setLook(m_look);
    row->setState(m_state);
    showLock(*row);
    return row;
}

void ParameterPanel::setLocked(const std::vector<std::string>& keys)
{
    m_locked = keys;
    for (ParameterRow* row : m_rows)
        showLock(*row);
}

void ParameterPanel::showLock(ParameterRow& row) const
{
    const bool isLocked = std::ranges::find(m_locked, row.parameter().key) != m_locked.end();
    row.setEnabled(!isLocked);
    if (isLocked)
        row.setToolTip(tip(coverWords(Cover::QuestionBeside)));
}

void ParameterPanel::setState(const LabState& state)
{
    const bool hasOtherModel = state.model != m_state.model || state.bench != m_state.bench
        || state.rotations != m_state.rotations || state.waves != m_state.waves
        || state.biases != m_state.biases || state.schemes != m_state.schemes
        || state.links != m_state.links;
    if (state.bench != m_state.bench)
        m_scroll->verticalScrollBar()->setValue(0);
    m_state = state;
    for (ParameterRow* row : m_rows)
        row->setState(m_state);
    if (hasOtherModel && numbersFrom(m_state) != m_numbersShown)
        showModel();
}

// A preset whose values have not been changed since.
ParameterPanel::NumbersFrom ParameterPanel::numbersFrom(const LabState& state) const
{
    const auto preset = std::ranges::find(m_presets, state.model.name, &Model::name);
    const bool areItsOwn = preset != m_presets.end()
        ? hasModelValues(*preset, state)
        : !state.model.name.empty() || hasDefaultValues(state);
    return {state.bench, state.model, state.links, areItsOwn};
}

void ParameterPanel::setLook(const Look& look)
{
    m_look = look;
    placeParts();
    for (ParameterRow* row : m_rows)
        row->setLook(look);
    m_note->setFont(lab::ui::font(look, TextRole::Note));
    m_layers->setLook(look);
    update();
}

void ParameterPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    for (ParameterRow* row : std::exchange(m_rows, {}))
        delete row;
    showRows();
}

void ParameterPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintText(painter, {m_look.px(padding), m_look.px(titleBaseline)}, tr("Parameters"),
        TextRole::PictureTitle, m_look.palette.text, m_look);
}

void ParameterPanel::retranslate()
{
    m_presetLabel->setText(tr("Model preset"));
    m_presetList->setAccessibleName(tr("Model preset"));
    m_presetList->setToolTip(
        tr("Sets the parameters to those of a model, and opens a bench that shows them if this one "
           "does not."));
    const Parameter& layers = *parameterNamed("model.layers");
    m_layersLabel->setText(labelOf(layers));
    m_layersList->setAccessibleName(labelOf(layers));
    m_layersList->setToolTip(
        tip(tr("%1 The number at the end counts its layers.").arg(meaningOf(layers))));
    m_reset->setText(tr("Reset bench"));
    m_reset->setToolTip(tr("Resets all parameters of this bench and both positions."));
    showModel();
    update();
}

void ParameterPanel::showModel()
{
    const QSignalBlocker blocker(m_presetList);
    m_numbersShown = numbersFrom(m_state);
    m_presetRow->setVisible(benchOf(m_state.bench).takesModels);
    m_presetList->clear();
    m_presetList->addItem(exampleOf(m_state.bench, m_state.links));
    for (const Model& preset : m_presets)
        m_presetList->addItem(QString::fromStdString(preset.name));

    const QString name = QString::fromStdString(m_state.model.name);
    const auto known = std::ranges::find(m_presets, m_state.model.name, &Model::name);
    const auto showAtEnd = [this](const QString& text) {
        m_presetList->addItem(shownName(text));
        m_presetList->setCurrentIndex(m_presetList->count() - 1);
    };
    if (!m_numbersShown.areItsOwn)
        showAtEnd(name.isEmpty() ? tr("Custom values") : tr("%1, changed").arg(name));
    else if (known != m_presets.end())
        m_presetList->setCurrentIndex(1 + static_cast<int>(known - m_presets.begin()));
    else if (!name.isEmpty())
        showAtEnd(name);

    const QStringList paragraphs = paragraphsOn(m_state.model);
    QString note = visible(paragraphs.join(u'\n'));
    m_note->setText(note);
    m_note->setAccessibleName(note.remove(QChar(0x200B))); // optional line breaks
    m_note->setToolTip(tip(note));
    m_note->setVisible(!paragraphs.isEmpty());
    showLayers();
}

void ParameterPanel::showLayers()
{
    const QSignalBlocker blocker(m_layersList);
    const std::vector<LayerKind>& kinds = m_state.model.kinds;
    const bool areSeveral = kinds.size() > 1;
    m_layersList->clear();
    for (const LayerKind& kind : kinds)
        m_layersList->addItem(textOn(kind));
    m_layersList->setCurrentIndex(m_state.model.kind);
    m_layersLabel->setVisible(areSeveral);
    m_layersList->setVisible(areSeveral);
    m_layers->setKinds(kinds, m_state.model.kind);
}

void ParameterPanel::chooseLayers(int index)
{
    const std::vector<std::string> names = namesOf(m_state.model.kinds);
    const auto kind = static_cast<std::size_t>(index);
    if (kind < names.size())
        Q_EMIT edited(SetParameter {"model.layers", names[kind]}, newGesture());
}

void ParameterPanel::choosePreset(int index)
{
    const auto preset = static_cast<std::size_t>(index) - 1;
    if (index == 0)
        Q_EMIT edited(ResetBench {firstWords()}, newGesture());
    else if (preset < m_presets.size())
        Q_EMIT edited(LoadModel {m_presets[preset]}, newGesture());
    showModel(); // to show the unchanged state: a lesson may have rejected the model
}

} // namespace lab::ui

#include "moc_parameter_panel.cpp"
