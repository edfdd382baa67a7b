#include "ui/benches/picture_slot.h"

#include "ui/store/gesture.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/picture_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double rise = 7; ///< of the heading above the picture
constexpr double headingHeight = 28; ///< ends above the line below a picture's title

} // namespace

PictureSlot::PictureSlot(std::string_view parameter, QWidget* parent)
    : QWidget(parent)
    , m_parameter(*parameterNamed(parameter))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    nameChoices();
}

void PictureSlot::put(std::string_view choice, PictureView* picture)
{
    m_pictures.insert_or_assign(std::string(choice), picture);
    picture->setVisible(choice == m_shown);
    raise();
}

void PictureSlot::setState(const LabState& state)
{
    m_shown = std::get<std::string>(m_parameter.read(state));
    for (const auto& [choice, picture] : m_pictures)
        picture->setVisible(choice == m_shown);
    const auto chosen = std::ranges::find(m_parameter.choices, m_shown, &Choice::key);
    m_choice->setCurrent(static_cast<int>(chosen - m_parameter.choices.begin()));
    m_choice->setToolTip(tooltipOf(m_parameter, state));
}

void PictureSlot::place(const QRect& area, const Look& look)
{
    m_look = look;
    setGeometry(area.left(), area.top() - qRound(look.px(rise)), area.width(),
        qRound(look.px(headingHeight)));
    for (const auto& [choice, picture] : m_pictures)
        picture->setGeometry(area);
    placeChoices();
    update();
}

void PictureSlot::placeChoices()
{
    m_choice->setScale(m_look.scale);
    m_choice->setGeometry(0, 0, std::min(width(), m_choice->sizeHint().width()), height());
}

void PictureSlot::nameChoices()
{
    const int current = m_choice ? m_choice->current() : -1;
    delete m_choice;
    QStringList names;
    for (const Choice& choice : m_parameter.choices)
        names += labelOf(choice);
    m_choice = new SegmentedChoice(names, this);
    m_choice->setAccessibleName(labelOf(m_parameter));
    m_choice->setAccessibleDescription(meaningOf(m_parameter));
    m_choice->setCurrent(current);
    m_choice->setVisible(true);
    connect(m_choice, &SegmentedChoice::picked, this, &PictureSlot::choose);
}

void PictureSlot::choose(int index)
{
    const Choice& choice = m_parameter.choices[static_cast<std::size_t>(index)];
    Q_EMIT edited(
        SetParameter {std::string(m_parameter.key), std::string(choice.key)}, newGesture());
}

void PictureSlot::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
}

void PictureSlot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameChoices();
    placeChoices();
}

} // namespace lab::ui
