#include "ui/benches/bench.h"

#include "core/figures/reading_numbers.h"
#include "core/state/choices.h"
#include "core/state/typed_values.h"
#include "ui/benches/bench_values_view.h"
#include "ui/benches/reading_numbers_view.h"
#include "ui/benches/reading_order.h"
#include "ui/drawing/picture_place.h"
#include "ui/drawing/picture_view.h"
#include "ui/drawing/spoken_picture.h"
#include "ui/paint/cover.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/projection.h"
#include "ui/views/comparison/comparison_bar.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/presentation/change_view.h"
#include "ui/views/reading/reading_result.h"
#include "ui/views/reading/reading_view.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int padding = 24;
constexpr int readingHeight = 64;
constexpr double headHeight = 80; ///< of title and sentence
constexpr double barWidth = 440; ///< that the choice between A and B and its words need

// The sentence, or as many of its clauses as fit.
QString fittingClauses(const QString& sentence, double space, const Look& look)
{
    static const QString boundaries = u",.:;，。：；"_s;
    QString fitting = sentence;
    while (textWidth(fitting, TextRole::Body, look) > space) {
        qsizetype end = fitting.size() - 2;
        while (end > 0 && (!boundaries.contains(fitting[end]) || fitting[end + 1].isDigit()))
            --end;
        if (end <= 0)
            break;
        fitting.truncate(end);
    }
    const bool isWhole = fitting.size() == sentence.size();
    return fitted(isWhole ? sentence : fitting + sentence.back(), space, TextRole::Body, look);
}

std::vector<Comparison> choices(Bench::Maps maps)
{
    std::vector<Comparison> all {Comparison::A, Comparison::Both, Comparison::B};
    if (maps == Bench::Maps::Some)
        all.push_back(Comparison::Difference);
    return all;
}

/// From the end of what is at the left of the title line to the right edge.
QRect titleSpace(double head, int width, const Look& look)
{
    const double left = look.px(padding + 32) + head;
    const double right = width - look.px(padding);
    return QRectF(left, look.px(40 - 7 - 16), std::max(0.0, right - left), look.px(32)).toRect();
}

bool isSameWork(LabState left, const LabState& right)
{
    left.bench = right.bench;
    return left == right;
}

} // namespace

Bench::Bench(BenchId id, QWidget* parent, Maps maps)
    : QWidget(parent)
    , m_id(id)
    , m_reading(new ReadingView(this))
    , m_bar(new ComparisonBar(choices(maps), this))
    , m_values(new BenchValuesView(this))
    , m_valueViews {m_values, new ReadingNumbersView(*m_reading)}
    , m_change(new ChangeView(this))
    , m_sideColumn(new SideColumn(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_bar->setVisible(false);
    m_reading->setBench(id);
    connect(m_reading, &ReadingView::digitsChanged, this, &Bench::digitsChanged);
    connect(m_bar, &ComparisonBar::picked, this, &Bench::setComparison);
    for (PictureView* values : m_valueViews) {
        connect(values, &PictureView::edited, this, &Bench::edited);
        connect(values, &PictureView::typingWanted, this, &Bench::typingWanted);
        values->setParametersFrom([this]() -> const LabState& { return m_shown; });
    }
    m_values->setVisible(false);
}

QString Bench::exportName() const
{
    return QString::fromStdString(keyOf(m_id));
}

std::vector<PictureView*> Bench::pictures() const
{
    std::vector<PictureView*> shown;
    std::ranges::copy_if(m_pictures, std::back_inserter(shown),
        [](const PictureView* one) { return !one->isHidden() && !one->isCovered(); });
    return shown;
}

void Bench::setState(const LabState& state)
{
    if (m_comparison == Comparison::A && !isSameWork(m_state, state))
        m_comparison = Comparison::Both;
    m_state = state;
    showState();
}

void Bench::setComparison(Comparison comparison)
{
    m_comparison = comparison;
    showState();
}

void Bench::showState()
{
    const PictureView* const keyed = keyedOnSlide();
    m_ghost = ghostState(m_state);
    const bool isAlone = m_comparison == Comparison::A || m_comparison == Comparison::B;
    m_shown = m_ghost && m_comparison == Comparison::A ? *m_ghost : m_state;
    placePictures();
    show(m_shown);
    showGhost(isAlone ? std::nullopt : m_ghost);
    hideOthers();
    keepKeys(keyed);
    for (PictureView* values : m_valueViews) {
        values->setFrozen(m_ghost && m_comparison == Comparison::A);
        values->update(); // A's handles look different
    }
    placeValues();
    m_bar->setVisible(m_ghost && (m_audience != Audience::Presentation || m_isHeadShown));
    m_bar->setCurrent(m_comparison);
    if (m_ghost)
        m_bar->setWords(wordsOfComparison());
    showReading();
    for (PictureView* picture : m_pictures) {
        picture->setFrozen(m_ghost && m_comparison == Comparison::A);
        picture->updatePointed();
        announceHandles(*picture);
        if (picture->hasFocus())
            picture->announce();
    }
    const QString before = std::exchange(m_sentence, sentenceNow());
    if (before != m_sentence)
        update(0, 0, width(), qRound(m_look.px(headHeight)));
    Q_EMIT filled();
}

std::optional<drawing::Axis> axisOfPositions(const PictureView& picture)
{
    const std::optional<drawing::PositionGround>& ground = picture.drawn().positions;
    return ground && ground->isPannedByWheel && ground->panned ? std::optional(ground->panned->x)
                                                               : std::nullopt;
}

std::optional<drawing::Axis> axisOfPositions(const Bench& bench)
{
    std::optional<drawing::Axis> widest;
    for (const PictureView* picture :
        bench.findChildren<PictureView*>(Qt::FindDirectChildrenOnly)) {
        const auto axis = picture->isHidden() ? std::nullopt : axisOfPositions(*picture);
        if (axis && (!widest || axis->to - axis->from > widest->to - widest->from)) {
            widest = axis;
            widest->from += picture->x();
            widest->to += picture->x();
        }
    }
    return widest;
}

std::optional<ComparisonWords> Bench::wordsOfBoth() const
{
    const bool showsBoth =
        m_comparison == Comparison::Both || m_comparison == Comparison::Difference;
    return m_ghost && showsBoth ? std::optional(wordsOfComparison()) : std::nullopt;
}

ComparisonWords Bench::wordsOfComparison() const
{
    if (!m_look.isPresenting)
        return comparisonWords(*m_ghost, m_state, panelParameters());
    const auto& changed = m_slide.changed;
    return revealedComparisonWords(
        *m_ghost, m_state, {changed.begin(), changed.end()}, panelParameters());
}

void Bench::showReading()
{
    const Focus& focus = m_look.focus;
    m_reading->setReading(readingOf(m_shown, focus));
    m_reading->setValues(drawing::valuesOf(
        m_reading->reading(), typedParameters(panelParameters(), usesPositions()), m_shown));
    if (m_ghost)
        m_reading->setCompared(
            ComparedReadings {readingOf(*m_ghost, focus), readingOf(m_state, focus), focus});
    else
        m_reading->setCompared(std::nullopt);
}

Reading Bench::readingOf(const LabState& state, const Focus& focus) const
{
    return lab::reading(state, focus);
}

QString Bench::comparisonNote(const LabState&, const LabState&) const
{
    return {};
}

QString Bench::sentenceNow() const
{
    if (m_audience == Audience::Presentation || !m_hidden.empty()) // it may reveal the answer
        return {};
    if (!m_ghost)
        return sentence();
    if (m_comparison == Comparison::A)
        return tr("A is frozen. Switch to Both or B to edit.");
    const QString note =
        m_comparison == Comparison::B ? QString() : comparisonNote(*m_ghost, m_state);
    return note.isEmpty() ? sentence() : note;
}

drawing::Layer Bench::head(const Look& look) const
{
    drawing::Layer layer {drawing::Layer::Meaning::Texts};
    layer.add(drawing::Region {boxOf(rect()), drawing::Tone::Ground});
    const bool isPresentation = m_audience == Audience::Presentation;
    const double left = look.px(isPresentation ? slideMargin : padding);
    const QPointF place(left, look.px(isPresentation ? 26 : 40));
    if (!isPresentation || m_isHeadShown)
        layer.add(textMark(place, title(), TextRole::BenchTitle, drawing::Tone::Text));
    if (!isPresentation)
        layer.add(
            textMark({left, look.px(64)}, fittingClauses(sentenceNow(), width() - 2 * left, look),
                TextRole::Body, drawing::Tone::Notes));
    return layer;
}

double Bench::headWidth(const Look& look) const
{
    return textWidth(title(), TextRole::BenchTitle, look);
}

/// At the right end of the title line as many values as there is space for, and at a desk the
/// choice between A and B to the left of them.
void Bench::placeValues()
{
    const bool isPresentation = m_audience == Audience::Presentation;
    const bool isWanted = m_isPlaced && m_audience != Audience::Paper
        && (!isPresentation || (m_isHeadShown && m_change->isHidden()));
    QRect bar = titleSpace(headWidth(m_look), width(), m_look);
    QRect space = isPresentation ? bar.translated(0, qRound(m_look.px(4)) - bar.top()) : bar;
    drawing::BenchValues values = drawing::benchValues(m_shown, panelParameters());
    const double taken = m_ghost ? m_look.px(barWidth) : 0;
    while (!values.entries.empty() && m_look.px(drawing::widthOf(values)) > space.width() - taken)
        values.entries.pop_back();
    space.setLeft(space.right() + 1 - qCeil(m_look.px(drawing::widthOf(values))));
    m_values->setGeometry(space);
    if (m_values->isHidden()) // else it would cover the scale of a drag
        m_values->raise();
    m_values->setVisible(isWanted && !values.entries.empty());
    m_values->setFrame(std::move(values));
    if (!m_values->isHidden())
        bar.setRight(m_values->x() - qRound(m_look.px(16)));
    if (m_isPlaced && !isPresentation)
        m_bar->setGeometry(bar);
}

void Bench::setLook(const Look& look)
{
    static_cast<Look&>(m_look) = look;
    m_look.isPresenting = m_audience == Audience::Presentation;
    for (PictureView* picture : m_pictures)
        picture->setLook(m_look);
    m_reading->setLook(m_look);
    m_bar->setLook(m_look);
    for (PictureView* values : m_valueViews)
        values->setLook(m_look);
    m_change->setLook(m_look);
    m_sideColumn->setLook(m_look);
    if (PictureView* const small = std::exchange(m_placed.beside, nullptr))
        setSmall(small);
    placeParts();
    update();
}

void Bench::setFocus(const Focus& focus)
{
    if (focus == m_look.focus)
        return;
    m_look.focus = focus;
    for (PictureView* picture : m_pictures)
        picture->setPointed(focus);
    showReading();
}

void Bench::setDigits(DigitsShown digits)
{
    m_reading->setDigits(digits);
}

void Bench::paintWhole(QPainter& painter, const PointedLook& look) const
{
    for (const SheetEntry& part : partsOfSheet(look)) {
        painter.save();
        painter.translate(part.place.topLeft());
        if (part.picture)
            paintInPlace(painter, *part.picture, part.look);
        else
            paintLayers(painter, part.layer, part.look);
        painter.restore();
    }
}

std::vector<Bench::SheetEntry> Bench::partsOfSheet(const PointedLook& look) const
{
    std::vector<SheetEntry> parts {{rect(), look, nullptr, head(look)}};
    if (m_ghost && m_audience != Audience::Presentation)
        parts.push_back({rect(), look, nullptr,
            comparisonLayer(titleSpace(headWidth(look), width(), look), m_bar->words(), look)});
    for (const PictureView* picture : m_pictures) {
        if (picture->isHidden())
            continue;
        SheetEntry part {picture->geometry(), look, picture};
        part.look.hasWords = picture->look().hasWords;
        part.look.scale = look.scale * picture->look().scale / m_look.scale;
        if (picture->isCovered())
            part = {part.place, part.look, nullptr,
                coverLayer(
                    picture->contentsRect(), picture->accessibleName(), m_hiding, part.look)};
        parts.push_back(std::move(part));
    }
    if (!m_sideColumn->isHidden())
        parts.push_back({m_sideColumn->geometry(), look, nullptr,
            m_sideColumn->columnLayer(m_sideColumn->size(), look)});
    std::ranges::move(partsBeside(look), std::back_inserter(parts));
    if (m_reading->isHidden())
        return parts;
    const QRectF line = m_reading->rect();
    SheetEntry reading {m_reading->geometry(), look};
    if (m_reading->isCovered())
        reading.layer = coverLayer(line, {}, m_hiding, look);
    else
        reading.layer = readingLayer(line, m_reading->reading(), m_reading->digits(), look);
    if (m_reading->compared() && !m_reading->isCovered())
        addComparedResult(reading.layer, line, line.right(), m_reading->reading(),
            *m_reading->compared(), m_reading->digits(), look);
    parts.push_back(std::move(reading));
    return parts;
}

void Bench::resizeEvent(QResizeEvent*)
{
    placeParts();
}

void Bench::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const drawing::Layer layer = head(m_look);
    paintLayers(painter, layer, m_look);
}

void Bench::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    if (m_ghost)
        m_bar->setWords(wordsOfComparison());
    // Items beside the title are retranslated after the bench.
    QMetaObject::invokeMethod(this, &Bench::placeParts, Qt::QueuedConnection);
    update();
    for (PictureView* picture : m_pictures)
        picture->update();
}

void Bench::add(PictureView* picture)
{
    m_pictures.push_back(picture);
    picture->setBench(m_id);
    connect(picture, &PictureView::edited, this, [this](const Edit& edit, Gesture gesture) {
        if (!m_ghost || m_comparison != Comparison::A)
            Q_EMIT edited(edit, gesture);
    });
    connect(picture, &PictureView::pointed, this, &Bench::pointed);
    connect(picture, &PictureView::typingWanted, this, &Bench::typingWanted);
    picture->installEventFilter(this);
    picture->setParametersFrom([this]() -> const LabState& { return m_shown; });
    picture->setReading([this, picture] {
        const bool isPointedAt = m_look.focus.picture == picture->picture();
        const Reading own =
            readingOf(m_shown, isPointedAt ? m_look.focus : picture->restingFocus());
        const Reading selected = readingOf(m_shown, Focus {});
        const bool isOfTheSelected =
            !isPointedAt && own.formula == selected.formula && own.numbers == selected.numbers;
        return m_look.formulas
            ? readingText(isOfTheSelected ? selected : own, m_reading->digits(), *m_look.formulas)
            : QString();
    });
}

void Bench::addSwitch(QWidget* control)
{
    m_switches.push_back(control);
}

void Bench::placeParts()
{
    const int side = qRound(m_look.px(padding));
    const int foot = qRound(m_look.px(readingHeight));
    if (m_audience != Audience::Presentation)
        m_reading->setGeometry(side, height() - foot, width() - 2 * side, foot);
    m_isPlaced = true;
    m_layout.reset();
    showState();
    placeBeside();
}

/// The items in the title line.
void Bench::placeBeside()
{
    if (m_audience == Audience::Presentation)
        placeHead();
    else
        placeValues();
    setTabOrderAsRead(*this);
}

QRect Bench::pictureArea() const
{
    const int side = qRound(m_look.px(padding));
    const int head = qRound(m_look.px(headHeight));
    const int foot = qRound(m_look.px(readingHeight));
    return {side, head, width() - 2 * side, height() - foot - head};
}

void Bench::placePictures()
{
    Layout wanted {pictureArea(), m_isPlaced ? layoutInputs(m_shown) : LayoutInputs(), {}, {}};
    if (m_audience != Audience::One)
        wanted.choice = m_slidePictures.chosen(slidePictures(m_shown));
    if (m_audience == Audience::Presentation) {
        m_sideColumn->setContent(sideColumnContent(wanted.choice));
        wanted.area = slideArea();
        wanted.column = columnArea();
        wanted.small = m_sideColumn->pictureSpace(wanted.column.size());
    }
    if (!m_isPlaced || m_layout == wanted)
        return;
    m_layout = wanted;
    switch (m_audience) {
    case Audience::One:
        return layOut(wanted.area, wanted.inputs);
    case Audience::Presentation:
        return placeForPresentation();
    case Audience::Paper:
        return placeForPaper();
    }
}

} // namespace lab::ui

#include "moc_bench.cpp"
