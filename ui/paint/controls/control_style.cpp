#include "ui/paint/controls/control_style.h"

#include "ui/paint/controls/control_shapes.h"
#include "ui/paint/text/lines.h"
#include "ui/store/motion.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr int fieldHeight = 24;
constexpr int controlHeight = 28;
constexpr int menuBarHeight = 32;
constexpr int boxSize = 16;
constexpr int chevronSpace = 28;

/// The factor of a control's text size relative to a desk; its box and its chevron scale with it.
double scaleOf(const QStyleOption* control)
{
    QFont usual(QGuiApplication::font().families());
    usual.setPixelSize(13);
    const double height = QFontMetricsF(usual).height();
    return control ? std::max(1.0, control->fontMetrics.height() / height) : 1.0;
}

int scaled(int length, const QStyleOption* control)
{
    return qRound(length * scaleOf(control));
}

// A row under the pointer is grey with the usual text, not in the highlight colour.
template <class Option> Option withQuietHighlight(const Option& option)
{
    Option quiet = option;
    quiet.palette.setColor(QPalette::Highlight, option.palette.midlight().color());
    quiet.palette.setColor(QPalette::HighlightedText, option.palette.text().color());
    return quiet;
}

/// One of the two arrows of a spin box; paler at the end of the range.
void paintStep(QPainter& painter, const QStyleOptionSpinBox& number, QStyle::SubControl part,
    const QRectF& space)
{
    if (number.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const bool isUp = part == QStyle::SC_SpinBoxUp;
    const bool canStep = number.state.testFlag(QStyle::State_Enabled)
        && number.stepEnabled.testFlag(
            isUp ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
    if (canStep && isHovered(number) && number.activeSubControls == part)
        painter.fillRect(space.adjusted(0, 1, -1, -1), number.palette.midlight());
    constexpr double size = 0.7; // of the chevron of a list
    painter.save();
    painter.translate(space.center());
    painter.scale(size, size);
    paintChevron(painter, {}, isUp ? Qt::UpArrow : Qt::DownArrow,
        (canStep ? number.palette.dark() : number.palette.mid()).color());
    painter.restore();
}

} // namespace

ControlStyle::ControlStyle()
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
{
}

int ControlStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return fieldHeight;
    case PM_SliderLength:
        return sliderHandleSize;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return scaled(boxSize, option);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return scaled(8, option);
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
        return 0;
    case PM_MenuBarHMargin:
        return 6;
    case PM_MenuPanelWidth:
        return 1;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_MenuVMargin:
        return 4;
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 32;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
    QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_Menu_Scrollable:
        return 1; // a menu higher than the screen gets no second column
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_UnderlineShortcut:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_Widget_Animation_Duration:
        return isMotionReduced() ? 0 : QProxyStyle::styleHint(hint, option, widget, returned);
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption* option,
    const QSize& contents, const QWidget* widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_LineEdit:
        return {contents.width() + 16, std::max(fieldHeight, contents.height() + 2)};
    case CT_ComboBox:
        return {contents.width() + 8 + scaled(chevronSpace, option),
            std::max(controlHeight, contents.height() + 8)};
    case CT_SpinBox:
        return {size.width() + 8, std::max(controlHeight, size.height())};
    case CT_PushButton:
        return {std::max(size.width(), contents.width() + 32),
            std::max(controlHeight, contents.height() + 8)};
    case CT_MenuBarItem:
        return {contents.width() + 20, std::max(menuBarHeight, contents.height() + 8)};
    case CT_MenuBar:
        return contents;
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        const bool isLine = item && item->menuItemType == QStyleOptionMenuItem::Separator;
        return isLine ? size : QSize(size.width() + 8, std::max(controlHeight, size.height()));
    }
    case CT_ItemViewItem:
        return {size.width(), std::max(fieldHeight, size.height())};
    default:
        return size;
    }
}

QRect ControlStyle::subElementRect(
    SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    if (element == SE_LineEditContents)
        return option->rect.adjusted(6, 1, -6, -1);
    if (element == SE_PushButtonFocusRect || element == SE_CheckBoxFocusRect)
        return option->rect;
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
    SubControl part, const QWidget* widget) const
{
    const QRect whole = option->rect;
    if (control == CC_Slider) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (slider && slider->orientation == Qt::Horizontal && part == SC_SliderGroove)
            return whole;
        if (slider && slider->orientation == Qt::Horizontal && part == SC_SliderHandle) {
            const int at = sliderPositionFromValue(slider->minimum, slider->maximum,
                slider->sliderPosition, whole.width() - sliderHandleSize, slider->upsideDown);
            return {whole.left() + at, whole.center().y() + 1 - sliderHandleSize / 2,
                sliderHandleSize, sliderHandleSize};
        }
    }
    if (control == CC_ComboBox) {
        switch (part) {
        case SC_ComboBoxEditField:
            return visualRect(
                option->direction, whole, whole.adjusted(6, 1, -scaled(chevronSpace, option), -1));
        case SC_ComboBoxArrow:
            return visualRect(option->direction, whole,
                {whole.right() - scaled(chevronSpace, option), whole.top(),
                    scaled(chevronSpace, option), whole.height()});
        default:
            return whole;
        }
    }
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar && (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine))
            return {};
        if (bar && part == SC_ScrollBarGroove)
            return whole;
        if (bar && bar->maximum > bar->minimum) {
            const bool isLying = bar->orientation == Qt::Horizontal;
            const int space = isLying ? whole.width() : whole.height();
            const int steps = bar->maximum - bar->minimum;
            const int length = std::min(space,
                std::max(32,
                    static_cast<int>(qint64 {bar->pageStep} * space / (steps + bar->pageStep))));
            const int at = sliderPositionFromValue(
                bar->minimum, bar->maximum, bar->sliderPosition, space - length, bar->upsideDown);
            const auto span = [&](int from, int to) {
                return isLying ? QRect(whole.left() + from, whole.top(), to - from, whole.height())
                               : QRect(whole.left(), whole.top() + from, whole.width(), to - from);
            };
            if (part == SC_ScrollBarSlider)
                return span(at, at + length);
            if (part == SC_ScrollBarSubPage)
                return span(0, at);
            if (part == SC_ScrollBarAddPage)
                return span(at + length, space);
        }
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (element) {
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (!frame || frame->lineWidth > 0) // a spin box has the outline itself
            paintField(*painter, *option);
        break;
    }
    case PE_IndicatorCheckBox:
        paintCheckBox(*painter, *option);
        break;
    case PE_IndicatorRadioButton:
        paintRadioButton(*painter, *option);
        break;
    case PE_FrameFocusRect:
        if (option->state & State_KeyboardFocusChange)
            paintFocusRing(*painter, option->rect, option->palette.text().color());
        break;
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool isDefault =
            button && button->features.testFlag(QStyleOptionButton::DefaultButton);
        if (isDefault)
            paintDefaultButton(*painter, *option);
        else
            paintButton(*painter, *option);
        if (hasKeyboardFocus(*option) && isDefault)
            paintFocusRing(
                *painter, option->rect.adjusted(2, 2, -2, -2), option->palette.base().color());
        else if (hasKeyboardFocus(*option))
            paintFocusRing(*painter, option->rect, option->palette.text().color());
        break;
    }
    case PE_PanelButtonTool:
        if (isHovered(*option) || option->state & (State_Sunken | State_On))
            paintOutline(*painter, option->rect, option->palette.midlight().color(),
                option->palette.midlight().color(), 1);
        if (hasKeyboardFocus(*option))
            paintFocusRing(*painter, option->rect, option->palette.text().color());
        break;
    case PE_PanelTipLabel:
    case PE_FrameMenu:
    case PE_Frame:
        if (element == PE_PanelTipLabel)
            painter->fillRect(option->rect, option->palette.toolTipBase());
        paintFrame(*painter, option->rect, option->palette.mid().color());
        break;
    case PE_PanelMenu:
        painter->fillRect(option->rect, option->palette.base());
        break;
    default:
        painter->restore();
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->restore();
}

void ControlStyle::drawControl(ControlElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    const QPalette& colours = option->palette;
    if (element == CE_MenuBarEmptyArea)
        return painter->fillRect(option->rect, colours.window());
    if (element == CE_MenuBarItem) {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        const bool isOpen = option->state & (State_Selected | State_Sunken);
        painter->fillRect(option->rect, isOpen ? colours.midlight() : colours.window());
        if (item)
            drawItemText(painter, option->rect, Qt::AlignCenter | Qt::TextHideMnemonic, colours,
                item->state.testFlag(State_Enabled), item->text, QPalette::WindowText);
        return;
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        item && element == CE_MenuItem) {
        if (item->menuItemType == QStyleOptionMenuItem::Separator && item->text.isEmpty()) {
            constexpr int margin = 8;
            const QRect line(item->rect.left() + margin, item->rect.center().y(),
                item->rect.width() - 2 * margin, 1);
            painter->fillRect(item->rect, colours.base());
            painter->fillRect(line, colours.mid());
            return;
        }
        QStyleOptionMenuItem quiet = withQuietHighlight(*item);
        quiet.palette.setColor(QPalette::Window, colours.base().color());
        QProxyStyle::drawControl(element, &quiet, painter, widget);
        return;
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        item && element == CE_ItemViewItem) {
        QStyleOptionViewItem quiet = withQuietHighlight(*item);
        quiet.state.setFlag(State_HasFocus, false); // grey marks the row
        QProxyStyle::drawControl(element, &quiet, painter, widget);
        if (hasKeyboardFocus(*option)) // and this that the list has the focus
            paintFocusRing(*painter, item->rect, colours.text().color());
        return;
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option); button
        && element == CE_PushButtonLabel
        && button->features.testFlag(QStyleOptionButton::DefaultButton)) {
        QStyleOptionButton inverted = *button;
        inverted.palette.setColor(QPalette::ButtonText, colours.base().color());
        QProxyStyle::drawControl(element, &inverted, painter, widget);
        return;
    }
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box && element == CE_ComboBoxLabel) {
        const QRect space = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget);
        const QString text = cutLine(box->currentText, painter->font(), space.width() - 2);
        drawItemText(painter, space.adjusted(2, 0, 0, 0),
            int(visualAlignment(box->direction, Qt::AlignLeft | Qt::AlignVCenter)), colours,
            box->state.testFlag(State_Enabled), text, QPalette::Text);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (slider && control == CC_Slider && slider->orientation == Qt::Horizontal) {
        paintSlider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
    } else if (slider && control == CC_ScrollBar) {
        paintScrollBar(
            *painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
    } else if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
               box && control == CC_ComboBox && !box->editable) {
        const bool isRinged = hasKeyboardFocus(*box);
        const QColor ground =
            (isHovered(*box) ? box->palette.midlight() : box->palette.base()).color();
        paintOutline(*painter, box->rect, isRinged ? box->palette.base().color() : ground,
            (isRinged ? box->palette.text() : box->palette.mid()).color(), isRinged ? 2 : 1);
        const QRectF arrow = subControlRect(control, option, SC_ComboBoxArrow, widget);
        painter->translate(arrow.center());
        painter->scale(scaleOf(option), scaleOf(option));
        paintChevron(*painter, {}, Qt::DownArrow, box->palette.dark().color());
    } else if (const auto* number = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
               number && control == CC_SpinBox) {
        paintField(*painter, *number);
        for (const SubControl part : {SC_SpinBoxUp, SC_SpinBoxDown})
            paintStep(*painter, *number, part, subControlRect(control, option, part, widget));
    } else {
        painter->restore();
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->restore();
}

} // namespace lab::ui

#include "moc_control_style.cpp"
