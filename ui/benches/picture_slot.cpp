#include "ui/benches/picture_slot.h"

#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/parameters/parameter_words.h"
#include "ui/views/picture_view.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace lab::ui {

namespace {

constexpr double rise = 7; ///< of the heading above the picture
constexpr double headingHeight = 28; ///< ends above the line below a picture's title
constexpr double besideTitle = 20; ///< below the bench's edge
constexpr double listWords = 12; ///< height in pixels

} // namespace

PictureSlot::PictureSlot(std::string_view parameter, QWidget* parent)
    : QWidget(parent)
    , m_parameter(*parameterNamed(parameter))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_list = new ChoiceList(this);
    nameChoices();
    connect(m_list, &QComboBox::activated, this, &PictureSlot::choose);
}

void PictureSlot::put(std::string_view choice, PictureView* picture)
{
    m_pictures.insert_or_assign(std::string(choice), picture);
    picture->setVisible(choice == m_shown);
    raise();
}

void PictureSlot::setState(const LabState& state)
{
    const std::string before =
        std::exchange(m_shown, std::get<std::string>(m_parameter.read(state)));
    if (m_shown != before) // otherwise the presentation determines which pictures are shown
        turn();
    const auto chosen = std::ranges::find(m_parameter.choices, m_shown, &Choice::key);
    const auto index = static_cast<int>(chosen - m_parameter.choices.begin());
    m_choice->setCurrent(index);
    m_choice->setToolTip(tooltipOf(m_parameter, state));
    m_list->setCurrentIndex(index);
    m_list->setToolTip(m_choice->toolTip());
}

// The focus stays in the place; otherwise it would move to the next part of the window, as after
// Tab.
void PictureSlot::turn()
{
    const auto shown = m_pictures.find(m_shown);
    const bool hasKeys =
        std::ranges::any_of(m_pictures, [](const auto& one) { return one.second->hasFocus(); });
    if (shown != m_pictures.end()) {
        shown->second->setVisible(true);
        if (hasKeys)
            shown->second->setFocus(Qt::OtherFocusReason);
    }
    for (const auto& [choice, picture] : m_pictures)
        picture->setVisible(choice == m_shown);
}

void PictureSlot::place(const QRect& area, const Look& look)
{
    m_look = look;
    setGeometry(area.left(), area.top() - qRound(look.px(rise)), area.width(),
        qRound(look.px(headingHeight)));
    placePictures(area);
    placeChoices();
    update();
}

void PictureSlot::placePictures(const QRect& area)
{
    for (const auto& [choice, picture] : m_pictures) {
        picture->setGeometry(area);
        picture->setVisible(choice == m_shown);
    }
}

void PictureSlot::placeHeading(const QRect& area, const Look& look)
{
    m_look = look;
    setGeometry(area);
    placeChoices();
    resize(childrenRect().width(), area.height());
    update();
}

void PictureSlot::placeBesideTitle(double left, int right, const Look& look)
{
    const int from = qRound(left);
    placeHeading(
        {from, qRound(look.px(besideTitle)), right - from, qRound(look.px(headingHeight))}, look);
}

void PictureSlot::placeChoices()
{
    m_choice->setScale(m_look.scale);
    const int wanted = m_choice->sizeHint().width();
    m_choice->setGeometry(0, 0, wanted, height());
    const bool isList = wanted > width();
    if (isList != m_isList) {
        m_isList = isList;
        fillList();
    }
    QFont words = font();
    words.setPixelSize(qRound(m_look.px(listWords)));
    m_list->setFont(words);
    m_list->setGeometry(0, 0, std::min(width(), m_list->sizeHint().width()), height());
    m_choice->setVisible(!m_isList);
    m_list->setVisible(m_isList);
}

// Hidden, because a screen reader would still read the entries of a list that is not shown.
void PictureSlot::fillList()
{
    m_list->clear();
    if (!m_isList)
        return;
    for (const Choice& choice : m_parameter.choices)
        m_list->addItem(labelOf(choice));
    m_list->setCurrentIndex(m_choice->current());
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
    fillList();
    setSpokenLabel(*m_list, labelOf(m_parameter));
    m_list->setAccessibleDescription(meaningOf(m_parameter));
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

#include "moc_picture_slot.cpp"
