#pragma once

#include "core/frames/relative/relative_frames.h"
#include "ui/paint/comparison.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// What the two pictures of the sum share: B − A in its place, and the arrow keys, which choose
/// query and key.
class RelativePicture : public FramedView<PictureView, RelativeFrame> {
    Q_OBJECT
public:
    RelativePicture(Picture picture, QWidget* parent);

    void setMapShown(MapShown shown);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture
    Focus shownOf(const Focus& focus) const override;

    virtual QString title() const = 0;
    virtual QString spoken() const = 0;

    void frameChanged() override { nameAnew(); }
    void renew() override; ///< the difference with it
    bool isEmpty() const { return frame().words.empty(); }
    /// What is drawn: the frame, or B − A; nothing where that cannot be taken.
    const RelativeFrame* drawn() const;
    void paintNone(QPainter& painter, const QRectF& area, const Look& look) const;
    Focus pictureFocus() const;
    void choose(int query, int key); ///< an edit, where there are such words
    void nameAnew();

private:
    std::optional<RelativeFrame> m_difference;
    MapShown m_shown = MapShown::Present;
};

} // namespace lab::ui
