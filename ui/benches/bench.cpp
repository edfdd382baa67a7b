#include "ui/benches/bench.h"

#include "ui/paint/axes.h"
#include "ui/views/picture_view.h"
#include "ui/views/reading/reading_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int headHeight = 80;
constexpr int readingHeight = 64;

// The sentence, or as many of its clauses as fit.
QString fittingClauses(const QString& sentence, double room, const Look& look)
{
    static const QString boundaries = u",:;，：；"_s;
    QString fitting = sentence;
    while (textWidth(fitting, TextRole::Body, look) > room) {
        qsizetype end = fitting.size() - 1;
        while (end > 0 && !boundaries.contains(fitting[end]))
            --end;
        if (end <= 0)
            break;
        fitting.truncate(end);
    }
    return fitting.size() == sentence.size() ? sentence : fitting + sentence.back();
}

void paintHead(QPainter& painter, const Bench& bench, const Look& look)
{
    const double left = look.px(padding);
    paintText(
        painter, {left, look.px(40)}, bench.title(), TextRole::BenchTitle, look.palette.text, look);
    paintText(painter, {left, look.px(64)},
        fittingClauses(bench.sentence(), bench.width() - 2 * left, look), TextRole::Body,
        look.palette.notes, look);
}

} // namespace

Bench::Bench(BenchId id, QWidget* parent)
    : QWidget(parent)
    , m_id(id)
    , m_reading(new ReadingView(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(m_reading, &ReadingView::digitsChanged, this, &Bench::digitsChanged);
}

QString Bench::exportName() const
{
    LabState state;
    state.bench = m_id;
    return QString::fromStdString(std::get<std::string>(parameterNamed("bench")->read(state)));
}

std::vector<PictureView*> Bench::pictures() const
{
    std::vector<PictureView*> shown;
    std::ranges::copy_if(m_pictures, std::back_inserter(shown),
        [](const PictureView* picture) { return !picture->isHidden(); });
    return shown;
}

void Bench::setState(const LabState& state)
{
    m_state = state;
    show(m_state);
    m_reading->setReading(lab::reading(m_state, m_look.focus));
}

void Bench::setLook(const Look& look)
{
    m_look = look;
    for (PictureView* picture : m_pictures)
        picture->setLook(look);
    m_reading->setLook(look);
    placeParts();
    update();
}

void Bench::setFocus(const Focus& focus)
{
    if (focus == m_look.focus)
        return;
    m_look.focus = focus;
    for (PictureView* picture : m_pictures)
        picture->setLook(m_look);
    m_reading->setReading(lab::reading(m_state, focus));
}

void Bench::setDigits(DigitsShown digits)
{
    m_reading->setDigits(digits);
}

void Bench::paintWhole(QPainter& painter, const Look& look) const
{
    painter.fillRect(rect(), look.palette.ground);
    paintHead(painter, *this, look);
    for (const PictureView* picture : pictures()) {
        painter.save();
        painter.translate(picture->pos());
        picture->paint(painter, picture->rect(), look);
        painter.restore();
    }
    painter.save();
    painter.translate(m_reading->pos());
    paintReading(painter, m_reading->rect(), m_reading->reading(), m_reading->digits(), look);
    painter.restore();
}

void Bench::resizeEvent(QResizeEvent*)
{
    placeParts();
}

void Bench::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
    paintHead(painter, *this, m_look);
}

void Bench::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    update();
    for (PictureView* picture : m_pictures)
        picture->update();
}

void Bench::add(PictureView* picture)
{
    m_pictures.push_back(picture);
    connect(picture, &PictureView::edited, this, &Bench::edited);
    connect(picture, &PictureView::pointed, this, &Bench::pointed);
}

void Bench::placeParts()
{
    const int side = qRound(m_look.px(padding));
    const int foot = qRound(m_look.px(readingHeight));
    m_reading->setGeometry(side, height() - foot, width() - 2 * side, foot);
    layOut(QRect(side, qRound(m_look.px(headHeight)), width() - 2 * side,
        height() - foot - qRound(m_look.px(headHeight))));
    show(m_state);
}

} // namespace lab::ui
