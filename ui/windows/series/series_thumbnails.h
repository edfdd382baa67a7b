#pragma once

#include "core/state/lab_state.h"

#include <QIcon>
#include <QImage>
#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace lab::ui {

/// Thumbnails of the states of a series, for its list. Each is drawn once, one after the other
/// while the program is idle, and again when it has changed.
class SeriesThumbnails : public QObject {
    Q_OBJECT
public:
    using Draw = std::function<QImage(const LabState& state)>;

    SeriesThumbnails(Draw draw, QObject* parent);

    static constexpr QSize size {112, 70};

    void setDrawing(bool isDrawing); ///< while visible; initially not
    void setSeries(const Series& series);
    QIcon of(std::size_t step) const; ///< blank until it is drawn
    void forget(); ///< all are redrawn, for example in another theme

Q_SIGNALS:
    void drawn();

private:
    void resume();
    void drawNext();

    Draw m_draw;
    Series m_series;
    std::vector<QIcon> m_icons;
    QTimer m_next;
    bool m_isDrawing = false;
};

} // namespace lab::ui
