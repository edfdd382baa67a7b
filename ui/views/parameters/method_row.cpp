#include "ui/views/parameters/method_row.h"

#include "core/state/shown_methods.h"
#include "ui/paint/context/context_words.h"
#include "ui/paint/text/text.h"
#include "ui/store/gesture.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCheckBox>
#include <QIcon>
#include <QPainter>
#include <QSignalBlocker>

namespace lab::ui {

namespace {

constexpr int pitch = 28;
constexpr int boxHeight = 24;
constexpr int heading = 32;
constexpr int gapAbove = 8;
constexpr int lineLength = 24;
constexpr QSize swatch {28, 12}; ///< with a gap before the name

QIcon swatchIcon(ScalingMethod method, const Look& look)
{
    QIcon icon;
    for (const double scale : {1.0, 2.0, 3.0}) {
        QPixmap pixmap(swatch * look.scale * scale);
        pixmap.setDevicePixelRatio(scale);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintMethodSwatch(
            painter, {0, look.px(swatch.height()) / 2}, look.px(lineLength), method, 2, look);
        painter.end();
        for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Disabled})
            icon.addPixmap(pixmap, mode);
    }
    return icon;
}

bool isFirst(ScalingMethod method)
{
    return method == scalingMethods().front();
}

} // namespace

MethodRow::MethodRow(const Parameter& parameter, ScalingMethod method, QWidget* parent)
    : ParameterRow(parameter, parent)
    , m_method(method)
    , m_box(new QCheckBox(labelOf(parameter), this))
{
    connect(m_box, &QCheckBox::toggled, this, [this](bool isOn) { set(isOn, newGesture()); });
}

void MethodRow::setState(const LabState& state)
{
    keep(state);
    const RotaryScaling& scaling = state.rotations.scaling;
    const bool isChosen = m_method == scaling.method;
    if (m_box->toolTip().isEmpty() || isChosen != m_isChosen
        || hasNumbers(scaling, m_method) == m_lacksNumbers) {
        m_isChosen = isChosen;
        m_lacksNumbers = !hasNumbers(scaling, m_method);
        describe(m_box);
        if (m_isChosen)
            m_box->setToolTip(tr("The selected method is always shown in the pictures."));
        else if (m_lacksNumbers)
            m_box->setToolTip(tr("Open a model file that has LongRoPE's lists."));
        showName();
    }
    const QSignalBlocker blocker(m_box);
    m_box->setChecked(m_isChosen || std::get<bool>(parameter().read(state)));
    m_box->setEnabled(!m_isChosen && !m_lacksNumbers);
}

void MethodRow::setLook(const Look& look)
{
    m_box->setIconSize(swatch * look.scale);
    m_box->setIcon(swatchIcon(m_method, look));
    ParameterRow::setLook(look);
    showName();
}

// The check box of the chosen method is disabled, but its name is the boldest.
void MethodRow::showName()
{
    m_box->setFont(lab::ui::font(look(), m_isChosen ? TextRole::BodyStrong : TextRole::Body));
    QPalette colours;
    if (m_isChosen)
        colours.setColor(QPalette::Disabled, QPalette::WindowText, look().palette.text);
    m_box->setPalette(colours);
}

void MethodRow::paintEvent(QPaintEvent*)
{
    const QRect area = labelArea();
    if (area.isEmpty())
        return;
    QPainter painter(this);
    const double baseline = area.center().y() + 1 + digitHeight(TextRole::Body, look()) / 2;
    paintText(painter, {0, baseline}, tr("Methods in the pictures"), TextRole::Body,
        look().palette.text, look());
}

void MethodRow::placeParts()
{
    const int above = isFirst(m_method) ? px(gapAbove) + px(heading) : 0;
    setFixedHeight(above + px(pitch));
    m_box->setGeometry(0, above, width(), px(boxHeight));
}

QRect MethodRow::labelArea() const
{
    return isFirst(m_method) ? QRect(0, px(gapAbove), width(), px(heading)) : QRect();
}

} // namespace lab::ui

#include "moc_method_row.cpp"
