#pragma once

#include "core/state/lab_state.h"
#include "ui/paint/look.h"

#include <QListWidget>

#include <vector>

namespace lab::ui {

/// The benches of the window, one a row, with the key that chooses each: 1 to 9, and 0.
class BenchList : public QListWidget {
    Q_OBJECT
public:
    explicit BenchList(std::vector<BenchId> benches, QWidget* parent = nullptr);

    static constexpr int fixedWidth = 128;

    void setCurrent(BenchId bench); ///< nothing is emitted
    void setLook(const Look& look);
    /// "1" to "9", "0", or nothing from the eleventh on.
    static QString keyOf(std::size_t index);

Q_SIGNALS:
    void chosen(lab::BenchId bench);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    std::vector<BenchId> m_benches;
};

} // namespace lab::ui
