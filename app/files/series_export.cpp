#include "app/files/series_export.h"

#include "app/commands/render_command.h"
#include "app/files/export.h"
#include "app/files/frame_file.h"
#include "app/files/page_export.h"
#include "core/state/series_frames.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/text.h"
#include "ui/views/comparison/series_words.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

namespace lab::app {

namespace {

constexpr double framesPerSecond = 25; // a GIF counts in hundredths of a second

class SeriesFrames final : public ui::SeriesWriting {
    Q_DECLARE_TR_FUNCTIONS(lab::app::SeriesFrames)
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
        m_picture =
            captioned(renderedImage(request, m_formulas), m_frames[frame].step, request.theme);
        m_seconds = m_frames[frame].seconds;
    }

    Outcome<void> encoded() override
    {
        if (m_picture.isNull())
            return Unexpected(noPicture(m_request.path, wholeSize(m_request.size)));
        return m_file->added(m_picture, m_seconds);
    }
    Outcome<void> finished() override { return m_file->finished(); }

private:
    static QSize wholeSize(const QSize& picture) { return picture + QSize(0, seriesCaptionHeight); }

    /// Null where the picture is, or where there is no memory for the whole.
    QImage captioned(const QImage& picture, std::size_t step, Theme theme) const
    {
        constexpr double margin = 24; // of a bench
        constexpr double baseline = 24;
        ui::Look look;
        look.palette = theme == Theme::Dark ? ui::darkPalette() : ui::lightPalette();
        QImage whole(wholeSize(picture.size()), picture.format());
        if (picture.isNull() || whole.isNull())
            return {};
        whole.fill(look.palette.ground);
        QPainter painter(&whole);
        painter.drawImage(0, seriesCaptionHeight, picture);
        const Series& series = m_request.series;
        const QString place = tr("%1 of %2", "states of a series").arg(step + 1).arg(series.size());
        const double right = whole.width() - margin;
        const double taken = ui::paintText(painter, {right, baseline}, place, ui::TextRole::Note,
            look.palette.notes, look, ui::Alignment::Right);
        ui::paintText(painter, {margin, baseline},
            ui::fitted(ui::stepCaption(series, step), right - taken - 2 * margin,
                ui::TextRole::PictureTitle, look),
            ui::TextRole::PictureTitle, look.palette.text, look);
        return whole;
    }

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
