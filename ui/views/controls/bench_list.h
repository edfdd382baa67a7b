#pragma once

#include "core/state/benches.h"
#include "core/state/lab_state.h"
#include "ui/paint/look.h"

#include <QKeySequence>
#include <QListWidget>

#include <vector>

namespace lab::ui {

/// The benches of the window, one per row below the question of their group, with the key that
/// opens each.
class BenchList : public QListWidget {
    Q_OBJECT
public:
    explicit BenchList(std::vector<BenchId> benches, QWidget* parent = nullptr);

    static constexpr int fixedWidth = 128; ///< at 1x

    void setCurrent(BenchId bench); ///< emits no signal
    void setLook(const Look& look);
    static QString keyOf(BenchId bench); ///< "1"
    /// That one, and with Alt if it is a digit, which a field or a count of hands may use.
    static QList<QKeySequence> keysOf(BenchId bench);

Q_SIGNALS:
    void chosen(lab::BenchId bench);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static QString captionOf(BenchGroup group);
    void retranslate();

    std::vector<BenchId> m_benches;
};

} // namespace lab::ui
