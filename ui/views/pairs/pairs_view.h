#pragma once

#include "core/state/history.h"
#include "ui/paint/look.h"
#include "ui/views/pairs/pairs_model.h"

#include <QTableView>

#include <optional>
#include <vector>

namespace lab::ui {

/// The table of all pairs. A click on a heading sorts by it, a click on a row selects its pair,
/// whose row wears a bar; more rows can be marked, for copying.
///
/// It follows the state as long as the pair is not the one of its current row. A pair that is
/// chosen while the button is down carries one gesture until it is released.
class PairsView : public QTableView {
    Q_OBJECT
public:
    explicit PairsView(QWidget* parent = nullptr);

    void setTable(const PairsTable& table);
    const PairsTable& table() const { return m_model->table(); }
    void setDigits(DigitsShown digits);
    /// What is under the pointer, here or in a picture: its row is brought into sight and outlined.
    void setPointed(std::optional<int> pair);
    std::optional<int> pointedPair() const { return m_pointed; }
    void setLook(const Look& look);
    const Look& look() const { return m_look; }

    std::vector<int> markedPairs() const; ///< in the order that is shown
    std::vector<int> allPairs() const; ///< the same

Q_SIGNALS:
    void chosen(int pair, lab::Gesture gesture);
    void copyAsked();
    void pointed(std::optional<int> pair); ///< by the pointer, or no more

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
    bool m_isShowing = false; ///< the current row moves because of the state
};

} // namespace lab::ui
