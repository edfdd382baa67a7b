#include "app/exports/series_export.h"

#include "app/exports/export.h"
#include "app/exports/frame_file.h"
#include "app/exports/page_export.h"
#include "app/exports/rendering.h"
#include "core/state/series_frames.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/store/found_bounds.h"
#include "ui/views/comparison/series_words.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>

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
        for (std::size_t step = 0; step < request.series.size(); ++step)
            m_captions.push_back(captionLines(step));
    }

    std::size_t frames() const override { return m_frames.size(); }

    void prepare(std::size_t frame, const std::function<bool()>& isWanted) override
    {
        ui::findBounds(m_frames[frame].state, *ui::FoundBounds::ofAll(),
            [&isWanted](double) { return isWanted(); });
    }

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
    Outcome<void> finished(const ui::MayReplace& mayReplace) override
    {
        return m_file->finished(mayReplace);
    }

private:
    static constexpr double margin = 24; // of a bench
    static constexpr double baseline = 24;
    static constexpr int lineHeight = 20;

    /// The same for all states, because the frames of a file have one size.
    int captionHeight() const
    {
        qsizetype lines = 1;
        for (const QStringList& caption : m_captions)
            lines = std::max(lines, caption.size());
        return seriesCaptionHeight + static_cast<int>(lines - 1) * lineHeight;
    }
    QSize wholeSize(const QSize& picture) const { return picture + QSize(0, captionHeight()); }

    QString placeOf(std::size_t step) const
    {
        return tr("%1 of %2", "states of a series").arg(step + 1).arg(m_request.series.size());
    }

    /// Text that does not fit is cut: a picture must not shrink for text.
    QStringList captionLines(std::size_t step) const
    {
        constexpr qsizetype most = 3;
        const ui::Look look;
        const double place =
            ui::textWidth(placeOf(m_request.series.size() - 1), ui::TextRole::Note, look);
        const double width = m_request.size.width() - place - 3 * margin;
        const QString caption = ui::stepCaption(m_request.series, step);
        const QFont font = ui::font(look, ui::TextRole::PictureTitle);
        QStringList lines = ui::brokenLines(caption, font, width);
        if (lines.size() > most) {
            const QString rest = lines.mid(most - 1).join(u' ');
            lines = lines.mid(0, most - 1)
                << ui::fitted(rest, width, ui::TextRole::PictureTitle, look);
        }
        return lines;
    }

    /// Null if the picture is, or if there is not enough memory for the whole.
    QImage captioned(const QImage& picture, std::size_t step, Theme theme) const
    {
        ui::Look look;
        look.palette = theme == Theme::Dark ? ui::darkPalette() : ui::lightPalette();
        QImage whole(wholeSize(picture.size()), picture.format());
        if (picture.isNull() || whole.isNull())
            return {};
        whole.fill(look.palette.ground);
        QPainter painter(&whole);
        painter.drawImage(0, captionHeight(), picture);
        ui::paintText(painter, {whole.width() - margin, baseline}, placeOf(step),
            ui::TextRole::Note, look.palette.notes, look, ui::Alignment::Right);
        double y = baseline;
        for (const QString& line : m_captions[step]) {
            ui::paintText(
                painter, {margin, y}, line, ui::TextRole::PictureTitle, look.palette.text, look);
            y += lineHeight;
        }
        return whole;
    }

    ui::SeriesRequest m_request;
    std::unique_ptr<FrameFile> m_file;
    std::vector<SeriesFrame> m_frames;
    std::vector<QStringList> m_captions; ///< per state, in lines
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
    return frames->finished({});
}

} // namespace lab::app
