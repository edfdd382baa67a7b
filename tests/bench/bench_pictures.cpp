// Draws three pictures of 1280 x 720 in a real widget, offscreen and in one thread. For each
// picture name on standard input it prints the median milliseconds of a few frames: a number
// changes, the frame is computed from it, and the widget paints it. With a folder as argument it
// saves the painted pictures. pictures.py compares it with pyqtgraph and matplotlib.

#include "core/figures/rotations/rotations_figures.h"
#include "core/frames/waves/waves_frames.h"
#include "core/math/exact/cosine_sum.h"
#include "ui/paint/curves.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/heatmap.h"
#include "ui/paint/text/fonts.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <map>
#include <numbers>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace lab;
using namespace lab::ui;

namespace {

constexpr int framesPerRound = 40; // about as long as a round of the slower peers
const QSize pictureSize(1280, 720);

/// A picture: a number changes, the frame is made from it, and painted over the previous one.
class TestPicture {
public:
    virtual ~TestPicture() = default;
    virtual void change(int step) = 0;
    virtual void paint(QPainter& painter) = 0;

protected:
    Look m_look;
    QRectF m_area {QPointF(0, 0), pictureSize};
};

/// Columns 0 to 127 of the sinusoidal table at positions 0 to 511; the base changes.
class HeatmapPicture : public TestPicture {
public:
    HeatmapPicture()
    {
        m_state.position.shown = 512;
        m_state.waves.encoding.width = 128;
    }
    void change(int step) override
    {
        m_state.waves.encoding.base = 10000 + 10 * step;
        m_frame = tableFrame(m_state, {pictureSize.width(), pictureSize.height(), 1});
    }
    void paint(QPainter& painter) override { paintHeatmap(painter, m_area, m_frame.cells, m_look); }

private:
    LabState m_state;
    TableFrame m_frame;
};

/// Eight waves of 2048 points, one above the other, moving to the left.
class WavesPicture : public TestPicture {
public:
    void change(int step) override
    {
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            const double frequency = std::pow(10.0, -0.5 * static_cast<double>(i));
            const CosineSum wave {
                {{1, turnOfRadians(frequency), frequency * step - std::numbers::pi / 2}}, 0};
            m_curves[i].values = values(wave, 0, points);
        }
    }
    void paint(QPainter& painter) override
    {
        const AxisScale across {0, points - 1, m_area.left(), m_area.right()};
        const double height = m_area.height() / static_cast<double>(m_curves.size());
        for (std::size_t i = 0; i < m_curves.size(); ++i) {
            const QRectF row(0, height * static_cast<double>(i), m_area.width(), height);
            const AxisScale upwards {
                -1, 1, row.bottom() - 0.08 * height, row.top() + 0.08 * height};
            painter.fillRect(row, m_look.palette.ground);
            paintCurve(painter, row, across, upwards, m_curves[i],
                {m_look.palette.series[i % m_look.palette.series.size()], 2}, m_look);
        }
    }

private:
    static constexpr int points = 2048;
    std::array<CurveFrame, 8> m_curves;
};

/// The 64 pairs of a head of 128 columns, each with its circle, the query and the key before and
/// after the rotation, and the arcs of both rotations; the positions change.
class DialsPicture : public TestPicture {
public:
    DialsPicture() { m_state.rotations.width = 128; }
    void change(int step) override
    {
        m_state.position.query = 100 + step;
        m_state.position.key = 40 + step;
        m_frame = dialsFrame(m_state);
    }
    void paint(QPainter& painter) override
    {
        const QtStyle style(m_look);
        m_painter.paint(painter, m_area,
            drawing::rotationsDials.drawing({m_frame}, boxOf(m_area), style.style, {}), m_look);
    }

private:
    LabState m_state;
    DialsFrame m_frame;
    DrawingPainter m_painter;
};

class Canvas : public QWidget {
public:
    Canvas()
    {
        setAttribute(Qt::WA_OpaquePaintEvent);
        resize(pictureSize);
    }
    /// From the change of the number to the painted frame.
    double milliseconds(TestPicture& picture, int step)
    {
        QElapsedTimer timer;
        timer.start();
        m_picture = &picture;
        m_isPainted = false;
        picture.change(step);
        update();
        while (!m_isPainted)
            QCoreApplication::processEvents();
        return static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (m_picture)
            m_picture->paint(painter);
        m_isPainted = true;
    }

private:
    TestPicture* m_picture = nullptr;
    bool m_isPainted = false;
};

double median(Canvas& canvas, TestPicture& picture)
{
    std::vector<double> milliseconds;
    for (int i = 0; i < framesPerRound; ++i) {
        static int step = 0;
        milliseconds.push_back(canvas.milliseconds(picture, ++step));
    }
    std::ranges::sort(milliseconds);
    return milliseconds[milliseconds.size() / 2];
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    useOwnFonts();
    HeatmapPicture heatmap;
    WavesPicture waves;
    DialsPicture dials;
    const std::map<std::string, TestPicture*> known {
        {"heatmap", &heatmap}, {"waves", &waves}, {"dials", &dials}};
    Canvas canvas;
    canvas.show();
    std::string name;
    while (std::getline(std::cin, name)) {
        const auto picture = known.find(name);
        if (picture == known.end()) {
            std::cerr << "bench_pictures: there is no picture " << name << "\n";
            return 2;
        }
        std::cout << median(canvas, *picture->second) << std::endl;
        if (argc > 1)
            canvas.grab().save(QString::fromLocal8Bit(argv[1]) + QLatin1Char('/')
                + QString::fromStdString(name) + QLatin1String("_ours.png"));
    }
    return 0;
}
