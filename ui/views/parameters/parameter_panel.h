#pragma once

#include "core/state/edit.h"
#include "core/state/history.h"
#include "core/state/model.h"
#include "ui/paint/look.h"

#include <QWidget>

#include <string>
#include <string_view>
#include <vector>

class QAction;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace lab::ui {

class ActionButtons;
class ChoiceList;
class LayerStripView;
class ParameterRow;

/// The panel beside a bench: the model whose values are set, a row per parameter of the bench, its
/// actions, and the reset button. It scrolls if the window is low, and starts at the top on each
/// bench.
///
/// Choosing a model loads it. If its layers differ, the kind whose values are shown is chosen in
/// the strip of layers or in the list below it. Values set by its class, guesses and what the
/// pictures leave out are listed below. All edits between press and release share one gesture.
class ParameterPanel : public QWidget {
    Q_OBJECT
public:
    explicit ParameterPanel(std::vector<Model> presets, QWidget* parent = nullptr);

    static constexpr int fixedWidth = 256; ///< at 1x

    /// The rows to show, as keys of the parameter table.
    void setKeys(const std::vector<std::string_view>& keys);
    /// The buttons above the reset button; the actions must outlive the panel.
    void setActions(const std::vector<QAction*>& actions);
    void setState(const LabState& state);
    /// The rows that are locked until an answer is given, as keys of the parameter table.
    void setLocked(const std::vector<std::string>& keys);
    void setLook(const Look& look);

Q_SIGNALS:
    void edited(const lab::Edit& edit, lab::Gesture gesture);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// What the list of presets shows about the current values.
    struct NumbersFrom {
        BenchId bench = BenchId::Rotations;
        ModelNote model;
        Links links; ///< with which the bench starts from other numbers
        bool areItsOwn = true; ///< not changed since

        bool operator==(const NumbersFrom&) const = default;
    };

    NumbersFrom numbersFrom(const LabState& state) const;
    QWidget* newPresetRow();
    void showRows();
    void orderTabs();
    void placeParts(); ///< in its current look
    ParameterRow* newRow(const Parameter& parameter);
    void showLock(ParameterRow& row) const;
    void showModel();
    void showLayers();
    void choosePreset(int index);
    void chooseLayers(int index);
    void retranslate();

    std::vector<Model> m_presets;
    std::vector<std::string_view> m_keys;
    std::vector<std::string> m_locked;
    std::vector<ParameterRow*> m_rows;
    LabState m_state;
    NumbersFrom m_numbersShown;
    Look m_look;
    QScrollArea* m_scroll;
    QWidget* m_content;
    QWidget* m_presetRow = nullptr; ///< hidden if a model sets nothing
    QLabel* m_presetLabel;
    ChoiceList* m_presetList;
    QLabel* m_layersLabel;
    LayerStripView* m_layers;
    ChoiceList* m_layersList;
    QLabel* m_note;
    QVBoxLayout* m_column;
    QVBoxLayout* m_presetColumn = nullptr;
    QVBoxLayout* m_foot;
    ActionButtons* m_actions;
    QPushButton* m_reset;
};

} // namespace lab::ui
