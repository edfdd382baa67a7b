#pragma once

#include <QSplitter>

#include <functional>
#include <optional>

namespace lab::ui {

/// Two parts beside or above each other, with a handle between them that the pointer drags and the
/// arrow keys move.
///
/// Until then the second part is as large as `ofSecond` says of the pixels that both have; what a
/// person takes is kept in `taken`, which outlives the parts, for each direction.
class Divider final : public QSplitter {
    Q_OBJECT
public:
    struct Taken {
        std::optional<int> width; ///< of the second part, in pixels
        std::optional<int> height;
    };
    static constexpr int keyStep = 16; ///< pixels

    Divider(Taken& taken, std::function<int(int given)> ofSecond, QWidget* parent = nullptr);

    void spread(); ///< gives both parts their sizes again

protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::optional<int>& taken();

    Taken& m_taken;
    std::function<int(int given)> m_ofSecond;
};

} // namespace lab::ui
