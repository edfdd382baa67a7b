#pragma once

#include "ui/benches/bench.h"

#include <optional>

namespace lab::ui {

class ChipsView;
class EncodingsView;
class OutputsView;
class WeightMapsView;

/// Order: a sentence and its reordering as chips with the attention between them, both attention
/// matrices, the output vectors held against each other with the largest difference as a number,
/// and that number under each encoding.
class OrderBench : public Bench {
    Q_OBJECT
public:
    explicit OrderBench(QWidget* parent = nullptr);

    QString title() const override;
    QString sentence() const override;
    std::vector<std::string_view> panelParameters() const override;
    bool usesPositions() const override { return false; }

protected:
    void layOut(const QRect& area) override;
    void show(const LabState& state) override;
    void showGhost(const std::optional<LabState>& ghost) override;
    QString comparisonNote(const LabState& a, const LabState& b) const override;

private:
    void layOutForRoom(const QRect& area);

    ChipsView* m_chips;
    WeightMapsView* m_weights;
    OutputsView* m_outputs;
    EncodingsView* m_encodings;
    std::optional<Order> m_shownOrder; ///< what the frames were made of
    std::optional<Order> m_ghostOrder;
    QRect m_area;
    int m_laidOutTokens = 0;
};

} // namespace lab::ui
