#include "ui/views/lessons/prediction_box.h"

#include "ui/paint/text/lines.h"
#include "ui/views/controls/answer_field.h"
#include "ui/views/controls/typed_number.h"
#include "ui/views/lessons/sketch_view.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QStyleOption>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// The circle is beside the first line, not beside the middle.
class OptionButton : public QRadioButton {
public:
    using QRadioButton::QRadioButton;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionButton whole;
        initStyleOption(&whole);
        const auto part = [&](QStyle::SubElement element) {
            QStyleOptionButton option = whole;
            option.rect = style()->subElementRect(element, &whole, this);
            return option;
        };
        QStyleOptionButton circle = part(QStyle::SE_RadioButtonIndicator);
        const double above = static_cast<double>(text().count(u'\n')) / 2; // lines
        circle.rect.translate(0, -qRound(above * fontMetrics().lineSpacing()));
        painter.drawPrimitive(QStyle::PE_IndicatorRadioButton, circle);
        painter.drawControl(QStyle::CE_RadioButtonLabel, part(QStyle::SE_RadioButtonContents));
        if (!whole.state.testFlag(QStyle::State_HasFocus))
            return;
        QStyleOptionFocusRect ring;
        ring.QStyleOption::operator=(part(QStyle::SE_RadioButtonFocusRect));
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, ring);
    }
};

/// A digit, a point or a comma, a minus, π and e, with no other key held.
bool writesNumber(const QKeyEvent& key)
{
    constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const QString text = key.text();
    return !(key.modifiers() & others) && text.size() == 1
        && (text[0].isDigit() || u".,-\u2212πe"_s.contains(text[0]));
}

} // namespace

PredictionBox::PredictionBox(
    const PredictionAsked& asked, int width, const Look& look, QWidget* parent)
    : QWidget(parent)
    , m_units(asked.units)
{
    constexpr int besideOption = 28; ///< the circle and its gap
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    for (const QString& option : asked.options) {
        auto* button = new OptionButton;
        // A button does not wrap its text.
        const QStringList lines =
            brokenLines(option, lab::ui::font(look, TextRole::Body), width - besideOption);
        button->setText(lines.join(u'\n').replace(u'&', u"&&"_s));
        button->setAccessibleName(option);
        m_options.push_back(button);
        column->addWidget(button);
    }
    if (asked.sketch) {
        m_sketch = new SketchView;
        m_sketch->setAccessibleName(tr("Your prediction, a curve to be drawn"));
        m_sketch->setToolTip(
            tr("Draw with the mouse. With the keyboard: left and right arrows move along the axis, "
               "up and down move the curve there, Delete clears it."));
        m_sketch->setFrame(*asked.sketch);
        column->addWidget(m_sketch);
    } else if (m_options.empty()) {
        m_field = new AnswerField;
        m_field->setAccessibleName(tr("Your prediction"));
        m_field->setPlaceholderText(m_units.isEmpty()
                ? tr("Your prediction")
                : tr("Your prediction, %1").arg(m_units.front()));
        connect(m_field, &QLineEdit::returnPressed, this, &PredictionBox::predict);
        QCoreApplication::instance()->installEventFilter(this);
        column->addWidget(m_field);
    }
    auto* button = new QPushButton(tr("Check my prediction"));
    connect(button, &QPushButton::clicked, this, &PredictionBox::predict);
    column->addWidget(button);
    setLook(look);
}

void PredictionBox::setLook(const Look& look)
{
    if (m_sketch)
        m_sketch->setLook(look);
}

// A field announces it when it gets the focus; options and a curve form a group with this name.
void PredictionBox::setQuestion(const QString& question)
{
    if (!m_field)
        return setAccessibleName(question);
    m_field->setAccessibleDescription(m_units.isEmpty()
            ? question
            : tr("%1 In %2.", "a question, and the unit of its answer")
                  .arg(question, m_units.front()));
}

void PredictionBox::takeFocus()
{
    if (m_field)
        m_field->setFocus();
    else if (m_sketch)
        m_sketch->setFocus();
    else
        m_options.front()->setFocus();
}

// Enter on a focused option submits it as the prediction, like in the number field.
void PredictionBox::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || m_options.empty() || (event->modifiers() & ~Qt::KeypadModifier))
        return QWidget::keyPressEvent(event);
    const auto focused = std::ranges::find_if(m_options, &QAbstractButton::hasFocus);
    if (focused != m_options.end())
        (*focused)->setChecked(true);
    predict();
}

bool PredictionBox::eventFilter(QObject* watched, QEvent* event)
{
    const bool isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!isShortcut && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* const heard = qobject_cast<QWidget*>(watched);
    const bool isElsewhere = heard && heard->window() == window() && m_field->isVisible()
        && !heard->testAttribute(Qt::WA_InputMethodEnabled); // is no field itself
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!isElsewhere || !writesNumber(key))
        return QWidget::eventFilter(watched, event);
    event->accept(); // a shortcut is not heard then, and comes as a key
    if (!isShortcut) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->end(false);
        m_field->insert(key.text());
    }
    return true;
}

void PredictionBox::predict()
{
    if (m_sketch) {
        if (auto curve = completed(m_sketch->frame()))
            Q_EMIT predicted(Prediction(std::move(*curve)));
        else
            Q_EMIT incomplete(tr("Draw the curve over the whole width first."));
        return;
    }
    if (m_field) {
        const auto number = typedNumber(m_field->text(), m_units);
        if (number && m_units.isEmpty() && hasTypedUnit(m_field->text()))
            Q_EMIT incomplete(tr("This answer has no unit; type only the number."));
        else if (number)
            Q_EMIT predicted(Prediction(*number));
        else if (number.error().isEmpty())
            Q_EMIT incomplete(tr("Type a number or an expression such as 12.5 or 2π/3."));
        else
            Q_EMIT incomplete(number.error());
        return;
    }
    const auto chosen = std::ranges::find_if(m_options, &QAbstractButton::isChecked);
    if (chosen == m_options.end())
        Q_EMIT incomplete(tr("Choose one of the answers first."));
    else
        Q_EMIT predicted(Prediction(static_cast<double>(chosen - m_options.begin())));
}

} // namespace lab::ui

#include "moc_prediction_box.cpp"
