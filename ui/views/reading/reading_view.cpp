#include "ui/views/reading/reading_view.h"

#include "ui/lessons/languages.h"
#include "ui/paint/axes.h"
#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/formula/formula.h"
#include "ui/paint/formula/written_formulas.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/reading/reading_result.h"

#include <QAbstractButton>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double lineHeight = 64;
constexpr double captionBaseline = 22;
constexpr double formulaBaseline = 48;
constexpr double wholeSize = 18;
constexpr double smallestBeforeShort = 17; ///< leaves parts out before it gets smaller
constexpr double switchHeight = 24;
constexpr double switchPadding = 4;

FormulaValues values(const Reading& reading, const Formula& formula, DigitsShown digits)
{
    const QStringList results = digits == DigitsShown::All ? resultSlots(formula) : QStringList();
    FormulaValues values;
    for (const ReadingNumber& number : reading.numbers) {
        const QString slot = QString::fromStdString(number.slot);
        values.insert(slot, results.contains(slot) ? writtenOut(number) : shownNumber(number));
    }
    return values;
}

/// A formula at the size at which it fits.
struct FittedFormula {
    QString key;
    Formula formula;
    FormulaValues values;
    double pixelSize = 0;
};

double fittingSize(const Formula& formula, const FormulaValues& values, QSizeF space, double wanted)
{
    const QSizeF size = formulaSize(formula, values, wanted);
    return wanted
        * std::min({1.0, space.width() / std::max(1.0, size.width()),
            space.height() / std::max(1.0, size.height())});
}

FittedFormula fittedFormula(
    const Reading& reading, DigitsShown digits, QSizeF space, const Look& look)
{
    const QString key = QString::fromStdString(reading.formula);
    const double wanted = look.px(wholeSize);
    const Formula whole = look.formulas->formula(key);
    FormulaValues numbers = values(reading, whole, digits);
    const double size = fittingSize(whole, numbers, space, wanted);
    if (size >= look.px(smallestBeforeShort))
        return {key, whole, std::move(numbers), size};
    const QString shortKey = FormulaBook::shortKey(key);
    const Formula shorter = look.formulas->formula(shortKey);
    const double shorterSize = fittingSize(shorter, numbers, space, wanted);
    return {shortKey, shorter, std::move(numbers), shorterSize};
}

/// "All digits": a text that is bold while on and underlined under the pointer.
class DigitsSwitch : public QAbstractButton {
public:
    explicit DigitsSwitch(QWidget* parent)
        : QAbstractButton(parent)
    {
        setCheckable(true);
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
    }

    void setLook(const Look& look)
    {
        m_look = look;
        update();
    }

    QSize sizeHint() const override
    {
        const double width = std::max(textWidth(text(), TextRole::Note, m_look),
            textWidth(text(), TextRole::NoteStrong, m_look));
        return QSizeF(width + 2 * (m_look.px(switchPadding) + ring), m_look.px(switchHeight))
            .toSize();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const TextRole role = isChecked() ? TextRole::NoteStrong : TextRole::Note;
        const QColor colour = isChecked() ? m_look.palette.text : m_look.palette.notes;
        const bool isReachedByKeys =
            hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
        const double right = width() - (isReachedByKeys ? m_look.px(switchPadding) + ring : 0);
        const double baseline = height() / 2.0 + digitHeight(role, m_look) / 2;
        const double length =
            paintText(painter, {right, baseline}, text(), role, colour, m_look, Alignment::Right);
        if (underMouse()) {
            const double under = baseline + m_look.px(3);
            paintLine(painter, {right - length, under, right, under}, colour, 1, m_look);
        }
        if (isReachedByKeys) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(m_look.palette.text, ring));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
    }

    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

private:
    static constexpr double ring = 2; ///< around a control focused by the keyboard

    Look m_look;
};

} // namespace

drawing::Layer readingLayer(
    const QRectF& area, const Reading& reading, DigitsShown digits, const Look& look, double beside)
{
    drawing::Layer layer {drawing::Layer::Meaning::Texts};
    layer.add(
        drawing::Rule {{pointOf(area.topLeft()), pointOf(area.topRight())}, drawing::Tone::Grid});
    layer.add(textMark(area.topLeft() + QPointF(0, look.px(captionBaseline)),
        fitted(readingCaption(reading), area.width() - beside, TextRole::Note, look),
        TextRole::Note, drawing::Tone::Notes));
    const bool isComputed = std::ranges::none_of(
        reading.numbers, [](const ReadingNumber& number) { return std::isnan(number.value); });
    if (!look.formulas || reading.formula.empty() || !isComputed)
        return layer;
    const double top = area.top() + look.px(captionBaseline + 4);
    const QSizeF space(area.width(), area.bottom() - top);
    const FittedFormula shown = fittedFormula(reading, digits, space, look);
    const QRectF rect = formulaRect(shown.formula, shown.values, shown.pixelSize);
    const double lowest = area.bottom() - rect.bottom();
    const double baseline = std::clamp(
        area.top() + look.px(formulaBaseline), std::min(top - rect.top(), lowest), lowest);
    layer.add(drawing::Formula {.at = {area.left(), baseline},
        .key = shown.key.toStdString(),
        .values = valuesOf(shown.values),
        .size = shown.pixelSize / look.scale,
        .ink = drawing::Tone::Text});
    return layer;
}

QString readingText(const Reading& reading, DigitsShown digits, const FormulaBook& formulas)
{
    QString caption = readingCaption(reading);
    if (reading.formula.empty())
        return caption;
    const Formula formula = formulas.formula(QString::fromStdString(reading.formula));
    const QString sentence =
        spokenSentence(formula, values(reading, formula, digits), windowLanguage());
    return ReadingView::tr("%1: %2", "caption of a reading: its formula in words")
        .arg(caption, withSuperscripts(sentence));
}

ReadingView::ReadingView(QWidget* parent)
    : QWidget(parent)
    , m_switch(new DigitsSwitch(this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    installSpokenGroups();
    // Screen readers toggle it without a click.
    connect(m_switch, &QAbstractButton::toggled, this, [this](bool all) {
        setDigits(all ? DigitsShown::All : DigitsShown::Few);
        Q_EMIT digitsChanged(m_digits);
    });
    nameParts();
}

void ReadingView::setReading(Reading reading)
{
    if (reading == m_reading)
        return;
    m_reading = std::move(reading);
    describe();
    update();
}

void ReadingView::setValues(std::map<std::string, drawing::BenchValues::Entry> values)
{
    m_values = std::move(values);
    Q_EMIT numbersMoved();
}

/// Each value once: where the formula has its number first.
drawing::ReadingNumbers ReadingView::numbers() const
{
    drawing::ReadingNumbers shown;
    if (isCovered() || m_values.empty())
        return shown;
    auto left = m_values;
    const drawing::Layer layer = readingLayer(rect(), m_reading, m_digits, m_look);
    for (const WrittenSymbol& written : writtenIn({&layer, 1}, m_look))
        if (!written.number.isEmpty())
            if (const auto value = left.extract(written.names.front().toStdString()))
                shown.numbers.push_back({value.mapped(), boxOf(written.rect)});
    return shown;
}

int ReadingView::formulaTop() const
{
    return qRound(m_look.px(captionBaseline + 4));
}

void ReadingView::setCompared(std::optional<ComparedReadings> compared)
{
    if (compared == m_compared)
        return;
    m_compared = std::move(compared);
    describe();
    update();
}

void ReadingView::setLook(const Look& look)
{
    m_look = look;
    static_cast<DigitsSwitch*>(m_switch)->setLook(look);
    describe();
    placeSwitch();
    Q_EMIT numbersMoved();
    updateGeometry();
    update();
}

void ReadingView::setDigits(DigitsShown digits)
{
    const QSignalBlocker blocker(m_switch);
    m_switch->setChecked(digits == DigitsShown::All);
    if (digits == m_digits)
        return;
    m_digits = digits;
    describe();
    Q_EMIT numbersMoved();
    update();
}

void ReadingView::reserve(std::optional<int> right)
{
    m_reserved = right;
    m_switch->setVisible(!isCovered() && !right);
    update();
}

void ReadingView::setCover(Cover cover)
{
    if (cover == std::exchange(m_cover, cover))
        return;
    m_switch->setVisible(!isCovered() && !m_reserved);
    describe();
    Q_EMIT numbersMoved();
    update();
}

QSize ReadingView::sizeHint() const
{
    return QSizeF(m_look.px(400), m_look.px(lineHeight)).toSize();
}

std::vector<ShownWord> ReadingView::shownWords() const
{
    if (isCovered())
        return {};
    const drawing::Layer layer = readingLayer(rect(), m_reading, m_digits, m_look);
    return wordsOf(writtenIn({&layer, 1}, m_look));
}

bool ReadingView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip)
        return showWord(*static_cast<QHelpEvent*>(event), *this, this);
    return QWidget::event(event);
}

void ReadingView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
    if (isCovered())
        return paintCover(painter, rect(), {}, m_cover, m_look);
    const double right = m_reserved ? width() - *m_reserved : m_switch->x() - m_look.px(16);
    drawing::Layer layer = readingLayer(rect(), m_reading, m_digits, m_look, width() - right);
    if (m_compared)
        addComparedResult(layer, rect(), right, m_reading, *m_compared, m_digits, m_look);
    paintLayers(painter, layer, m_look);
}

void ReadingView::resizeEvent(QResizeEvent*)
{
    placeSwitch();
    Q_EMIT numbersMoved();
}

void ReadingView::moveEvent(QMoveEvent*)
{
    Q_EMIT numbersMoved();
}

void ReadingView::showEvent(QShowEvent*)
{
    Q_EMIT numbersMoved();
}

void ReadingView::hideEvent(QHideEvent*)
{
    Q_EMIT numbersMoved();
}

void ReadingView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameParts();
    describe();
    placeSwitch();
    update();
}

void ReadingView::nameParts()
{
    setAccessibleName(tr("Reading line"));
    m_switch->setText(tr("All digits"));
    m_switch->setAccessibleName(m_switch->text());
    m_switch->setToolTip(tr("Shows the result with all 17 digits of FP64"));
}

void ReadingView::describe()
{
    if (!m_look.formulas)
        return;
    if (isCovered())
        return setAccessibleDescription(coverWords(m_cover));
    QString words = readingText(m_reading, m_digits, *m_look.formulas);
    if (m_compared)
        words += u' ' + withSuperscripts(comparedResult(*m_compared, m_digits, m_look));
    setAccessibleDescription(words);
}

void ReadingView::placeSwitch()
{
    const QSize size = m_switch->sizeHint();
    const int middle = qRound(m_look.px(captionBaseline) - digitHeight(TextRole::Note, m_look) / 2);
    m_switch->setGeometry(
        width() - size.width(), middle - size.height() / 2, size.width(), size.height());
}

} // namespace lab::ui

#include "moc_reading_view.cpp"
