#include "ui/views/controls/segmented_choice.h"

#include "ui/paint/controls/control_shapes.h"

#include <QPainter>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QStyleOptionButton>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr int inset = 3; ///< from the outline to a segment
constexpr int padding = 4; ///< from the side of a segment to its label
constexpr int controlHeight = 28;
constexpr int narrowest = 24; ///< width of a segment, so that a single letter can be clicked

constexpr int labelSize = 12;

QFont plain(QFont font, double scale)
{
    font.setPixelSize(qRound(labelSize * scale));
    return font;
}

QFont strong(const QFont& font, double scale)
{
    QFont bold = plain(font, scale);
    bold.setWeight(QFont::DemiBold);
    return bold;
}

int segmentWidth(const QString& label, const QFont& font, double scale)
{
    return qMax(qRound(narrowest * scale),
        QFontMetrics(strong(font, scale)).horizontalAdvance(label) + 2 * qRound(padding * scale));
}

int widthOf(const QStringList& labels, const QFont& font, double scale)
{
    int width = 2 * inset;
    for (const QString& label : labels)
        width += segmentWidth(label, font, scale);
    return width;
}

class Segment : public QRadioButton {
public:
    using QRadioButton::QRadioButton;

protected:
    bool hitButton(const QPoint& point) const override { return rect().contains(point); }

    void paintEvent(QPaintEvent*) override
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPalette& colours = palette();
        if (isChecked() || isHovered(option)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.midlight());
            painter.setOpacity(isChecked() ? 1 : 0.5);
            painter.drawRoundedRect(rect(), 3, 3);
            painter.setOpacity(1);
        }
        const double scale = static_cast<SegmentedChoice*>(parent())->scale();
        painter.setFont(isChecked() ? strong(font(), scale) : plain(font(), scale));
        painter.setPen(colours.text().color());
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (hasKeyboardFocus(option))
            paintFocusRing(painter, rect(), colours.text().color());
    }
};

} // namespace

SegmentedChoice::SegmentedChoice(const QStringList& labels, QWidget* parent)
    : QWidget(parent)
{
    for (const QString& label : labels) {
        auto* segment = new Segment(label, this);
        segment->setAccessibleName(label);
        const int index = static_cast<int>(m_segments.size());
        connect(segment, &QRadioButton::toggled, this, [this, index](bool isTaken) {
            if (isTaken)
                Q_EMIT picked(index);
        });
        m_segments.push_back(segment);
    }
}

void SegmentedChoice::setScale(double scale)
{
    m_scale = scale;
    updateGeometry();
    placeSegments();
}

void SegmentedChoice::setLabels(const QStringList& labels)
{
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const QString& label = labels[static_cast<qsizetype>(i)];
        m_segments[i]->setText(label);
        m_segments[i]->setAccessibleName(label);
    }
    updateGeometry();
    placeSegments();
}

void SegmentedChoice::setCurrent(int index)
{
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const QSignalBlocker blocker(m_segments[i]);
        m_segments[i]->setChecked(static_cast<int>(i) == index);
    }
    // Tab goes to the selected one; Qt goes to the first until one of them has had the focus.
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        const bool isEntry = static_cast<int>(i) == std::max(0, index);
        m_segments[i]->setFocusPolicy(isEntry ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

int SegmentedChoice::current() const
{
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        if (m_segments[i]->isChecked())
            return static_cast<int>(i);
    }
    return -1;
}

int SegmentedChoice::widthNeeded(const QStringList& labels, const QFont& font)
{
    return widthOf(labels, font, 1);
}

QSize SegmentedChoice::sizeHint() const
{
    QStringList labels;
    for (const QRadioButton* segment : m_segments)
        labels += segment->text();
    return {widthOf(labels, font(), m_scale),
        qMax(qRound(controlHeight * m_scale), fontMetrics().height() + 10)};
}

void SegmentedChoice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintOutline(painter, rect(), palette().base().color(), palette().mid().color(), 1);
}

void SegmentedChoice::resizeEvent(QResizeEvent*)
{
    placeSegments();
}

// Remaining space is distributed evenly.
void SegmentedChoice::placeSegments()
{
    const int count = static_cast<int>(m_segments.size());
    const int spare = qMax(0, width() - sizeHint().width());
    int left = inset;
    for (int i = 0; i < count; ++i) {
        QRadioButton* segment = m_segments[static_cast<std::size_t>(i)];
        const int share = spare * (i + 1) / count - spare * i / count;
        const int space = segmentWidth(segment->text(), font(), m_scale) + share;
        segment->setGeometry(left, inset, space, height() - 2 * inset);
        left += space;
    }
}

} // namespace lab::ui

#include "moc_segmented_choice.cpp"
