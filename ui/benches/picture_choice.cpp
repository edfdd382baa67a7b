#include "ui/benches/picture_choice.h"

#include "ui/store/gesture.h"
#include "ui/views/controls/choice_list.h"
#include "ui/views/controls/segmented_choice.h"
#include "ui/views/controls/spoken_group.h"
#include "ui/views/parameters/parameter_words.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace lab::ui {

namespace {

constexpr double rise = 7; ///< of the heading above the picture
constexpr double headingHeight = 28; ///< ends above the line below a picture's title
constexpr double besideTitle = 20; ///< below the bench's edge
constexpr double listWords = 12; ///< height in pixels

} // namespace

PictureChoice::PictureChoice(std::string_view parameter, QWidget* parent)
    : QWidget(parent)
    , m_parameter(*parameterNamed(parameter))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_list = new ChoiceList(this);
    nameChoices();
    connect(m_list, &QComboBox::activated, this, &PictureChoice::choose);
}

void PictureChoice::setState(const LabState& state)
{
    const auto chosen = std::ranges::find(
        m_parameter.choices, std::get<std::string>(m_parameter.read(state)), &Choice::key);
    const auto index = static_cast<int>(chosen - m_parameter.choices.begin());
    m_choice->setCurrent(index);
    m_choice->setToolTip(tooltipOf(m_parameter, state));
    m_list->setCurrentIndex(index);
    m_list->setToolTip(m_choice->toolTip());
}

void PictureChoice::placeOver(const QRect& picture, const Look& look)
{
    m_look = look;
    setGeometry(picture.left(), picture.top() - qRound(look.px(rise)), picture.width(),
        qRound(look.px(headingHeight)));
    placeChoices();
    raise();
    update();
}

void PictureChoice::place(const QRect& area, const Look& look)
{
    m_look = look;
    setGeometry(area);
    placeChoices();
    resize(childrenRect().width(), area.height());
    update();
}

void PictureChoice::placeBesideTitle(double left, int right, const Look& look)
{
    const int from = qRound(left);
    place({from, qRound(look.px(besideTitle)), right - from, qRound(look.px(headingHeight))}, look);
}

void PictureChoice::placeChoices()
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
void PictureChoice::fillList()
{
    m_list->clear();
    if (!m_isList)
        return;
    for (const Choice& choice : m_parameter.choices)
        m_list->addItem(labelOf(choice));
    m_list->setCurrentIndex(m_choice->current());
}

void PictureChoice::nameChoices()
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
    connect(m_choice, &SegmentedChoice::picked, this, &PictureChoice::choose);
}

void PictureChoice::choose(int index)
{
    const Choice& choice = m_parameter.choices[static_cast<std::size_t>(index)];
    Q_EMIT edited(
        SetParameter {std::string(m_parameter.key), std::string(choice.key)}, newGesture());
}

void PictureChoice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.palette.ground);
}

void PictureChoice::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    nameChoices();
    placeChoices();
}

} // namespace lab::ui

#include "moc_picture_choice.cpp"
