#pragma once

#include "core/frames/grids/grids_frames.h"
#include "ui/paint/comparison.h"
#include "ui/paint/grids/grid_words.h"
#include "ui/views/framed_view.h"
#include "ui/views/picture_view.h"

#include <optional>

namespace lab::ui {

/// What the pictures of patches share: the handles of query and key, B − A in a map's place, and
/// the arrow keys, which move the query, with Shift the key.
class GridsPicture : public FramedView<PictureView, GridsFrame> {
    Q_OBJECT
public:
    GridsPicture(Picture picture, QWidget* parent);

    void setMapShown(MapShown shown);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override; ///< a new language renames the picture
    Focus shownOf(const Focus& focus) const override;

    virtual QString title() const = 0;
    virtual QString spoken() const = 0;

    void frameChanged() override { nameAnew(); }
    void renew() override; ///< the difference with it
    bool isEmpty() const { return frame().maps.empty(); }
    /// What is drawn: the frame, or B − A; nothing where that cannot be taken.
    const GridsFrame* drawn() const;
    void paintNone(QPainter& painter, const QRectF& area, const Look& look) const;
    Focus pictureFocus() const;
    /// Dragged from patch to patch.
    PictureHandle queryHandle(const PatchField& patches) const;
    PictureHandle keyHandle(const PatchField& patches) const;
    void nameAnew();

private:
    void move(const char* position, const GridCell& from, int rows, int columns);

    std::optional<GridsFrame> m_difference;
    MapShown m_shown = MapShown::Present;
};

} // namespace lab::ui
