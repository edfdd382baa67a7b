#pragma once

#include <QSplitter>

#include <functional>
#include <optional>

namespace lab::ui {

/// Two parts beside or above each other, with a handle between them that can be dragged with the
/// pointer and moved with the arrow keys.
///
/// The initial size of the second part is `ofSecond` of the pixels of both. Sizes that the user
/// sets are stored in `taken`, separately for each direction; `taken` must outlive the parts.
class Divider final : public QSplitter {
    Q_OBJECT
public:
    struct Taken {
        std::optional<int> width; ///< of the second part, in pixels
        std::optional<int> height;
    };
    static constexpr int keyStep = 16; ///< pixels

    Divider(Taken& taken, std::function<int(int given)> ofSecond, QWidget* parent = nullptr);

    void spread(); ///< applies the sizes to both parts again

protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::optional<int>& taken();

    Taken& m_taken;
    std::function<int(int given)> m_ofSecond;
};

} // namespace lab::ui
