#pragma once

#include "core/state/history.h"
#include "ui/paint/look.h"
#include "ui/views/pairs/pairs_model.h"

#include <QTableView>

#include <optional>
#include <vector>

namespace lab::ui {

/// The table of all pairs. A click on a header sorts by it. A click on a row selects its pair,
/// which is marked with a bar. Several rows can be selected for copying.
///
/// It follows the state while the state's pair differs from that of its current row. Pairs selected
/// while the button is down share one gesture until it is released.
class PairsView : public QTableView {
    Q_OBJECT
public:
    explicit PairsView(QWidget* parent = nullptr);

    void setTable(const PairsTable& table);
    const PairsTable& table() const { return m_model->table(); }
    void setDigits(DigitsShown digits);
    /// The pair under the pointer, here or in a picture: scrolls to its row and outlines it.
    void setPointed(std::optional<int> pair);
    std::optional<int> pointedPair() const { return m_pointed; }
    void setLook(const Look& look);
    const Look& look() const { return m_look; }

    std::vector<int> markedPairs() const; ///< in displayed order
    std::vector<int> allPairs() const; ///< in displayed order

Q_SIGNALS:
    void chosen(int pair, lab::Gesture gesture);
    void copyAsked();
    void pointed(std::optional<int> pair); ///< under the pointer; empty when it leaves

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void pointTo(std::optional<int> pair);
    int pairAt(const QModelIndex& index) const;
    void showPair(int pair);
    void fitColumns();

    PairsModel* m_model;
    PairsOrder* m_order;
    Look m_look;
    std::optional<int> m_pointed;
    Gesture m_gesture = 0; ///< while the button is down
    bool m_isShowing = false; ///< the current row is changing because of the state
};

} // namespace lab::ui
