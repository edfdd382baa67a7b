#include "app/files/series_export.h"

#include "app/commands/render_command.h"
#include "app/files/frame_file.h"
#include "app/files/page_export.h"
#include "core/state/series_frames.h"
#include "ui/paint/formula/formula.h"

#include <QImage>

namespace lab::app {

namespace {

constexpr double framesPerSecond = 25; // a GIF counts in hundredths of a second

class SeriesFrames final : public ui::SeriesWriting {
public:
    explicit SeriesFrames(const ui::SeriesRequest& request)
        : m_request(request)
        , m_file(newFrameFile(request.path))
        , m_frames(playedFrames(request.series, request.speed, framesPerSecond,
              isAnimation(request.path) ? request.easing : Easing::AtOnce))
    {
    }

    std::size_t frames() const override { return m_frames.size(); }

    void paint(std::size_t frame) override
    {
        RenderRequest request;
        request.state = m_frames[frame].state;
        request.size = m_request.size;
        request.theme = m_request.theme == ui::ThemeChoice::Dark ? Theme::Dark : Theme::Light;
        m_picture = renderedImage(request, m_formulas);
        m_seconds = m_frames[frame].seconds;
    }

    Outcome<void> encoded() override { return m_file->added(m_picture, m_seconds); }
    Outcome<void> finished() override { return m_file->finished(); }

private:
    ui::SeriesRequest m_request;
    std::unique_ptr<FrameFile> m_file;
    std::vector<SeriesFrame> m_frames;
    ui::FormulaBook m_formulas;
    QImage m_picture;
    double m_seconds = 0;
};

} // namespace

std::unique_ptr<ui::SeriesWriting> seriesWriting(const ui::SeriesRequest& request)
{
    if (isPage(request.path))
        return pageWriting(request);
    return std::make_unique<SeriesFrames>(request);
}

Outcome<void> exportedSeries(const ui::SeriesRequest& request)
{
    const auto frames = seriesWriting(request);
    for (std::size_t k = 0; k < frames->frames(); ++k) {
        frames->paint(k);
        if (const auto done = frames->encoded(); !done)
            return done;
    }
    return frames->finished();
}

} // namespace lab::app
