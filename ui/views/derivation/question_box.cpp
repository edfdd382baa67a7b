#include "ui/views/derivation/question_box.h"

#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/text.h"
#include "ui/views/controls/answer_field.h"
#include "ui/views/controls/typed_number.h"
#include "ui/views/derivation/line_tile.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double headHeight = 22;
constexpr double lineHeight = 20;
constexpr double rowHeight = 28;
constexpr double gap = 8;
constexpr double gapAboveWays = 5; // for descenders of the line above the buttons
constexpr double minOfQuestion = 80; // of the width; less of it would be useless
constexpr std::size_t maxTiles = 4;

std::vector<std::string> linesOf(
    const QString& words, double space, const Look& look, double letters = 1)
{
    return WindowMetrics().lines(
        words.toStdString(), space, drawing::TextRole::Body, look.scale * letters);
}

int bottomOf(const std::vector<QRect>& places)
{
    return places.empty() ? 0 : places.back().bottom();
}

} // namespace

QuestionBox::QuestionBox(QWidget* parent)
    : QWidget(parent)
    , m_field(new AnswerField(this))
    , m_check(new QPushButton(this))
    , m_show(new QPushButton(this))
    , m_back(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_cards(new QPushButton(this))
{
    for (std::size_t index = 0; index < maxTiles; ++index) {
        m_tiles.push_back(new LineTile(this));
        connect(m_tiles.back(), &QPushButton::clicked, this, [this, index] {
            if (index < m_question.tiles.size())
                Q_EMIT tileChosen(m_question.tiles[index].key);
        });
    }
    m_field->setAlignment(Qt::AlignRight);
    connect(m_field, &QLineEdit::returnPressed, this, &QuestionBox::take);
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        if (m_error.isEmpty())
            return;
        m_error.clear();
        m_field->setProperty("wrong", false);
        retranslate();
        update();
    });
    connect(m_check, &QPushButton::clicked, this, &QuestionBox::take);
    connect(m_show, &QPushButton::clicked, this, &QuestionBox::shown);
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT stepped(-1); });
    connect(m_cards, &QPushButton::clicked, this, &QuestionBox::cardsWanted);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_question.isLast && !m_question.card)
            Q_EMIT passStarted();
        else
            Q_EMIT stepped(1);
    });
    retranslate();
}

void QuestionBox::setQuestion(Question question)
{
    if (question == m_question)
        return;
    if (question.page != m_question.page || question.card != m_question.card) {
        m_field->clear();
        m_field->setProperty("wrong", false);
        m_error.clear();
    }
    m_question = std::move(question);
    retranslate();
    giveKeysOn();
    layOut();
    update();
}

void QuestionBox::setLook(const Look& look)
{
    m_look = look;
    setFont(lab::ui::font(look, TextRole::Body));
    retranslate();
    layOut();
    update();
}

void QuestionBox::setBrief(Brief brief)
{
    if (brief == m_brief)
        return;
    m_brief = brief;
    update();
}

void QuestionBox::setWordsAlone(bool areAlone)
{
    m_areWordsAlone = areAlone;
}

/// The width before the buttons on the same line.
double QuestionBox::widthBesideButtons(int width) const
{
    const int ways = m_next->sizeHint().width() + m_back->sizeHint().width()
        + (m_question.hasCards ? m_cards->sizeHint().width() + qRound(m_look.px(gap)) : 0);
    return std::max(m_look.px(120), width - std::max(ways, qRound(m_look.px(152))) - m_look.px(24));
}

std::vector<QuestionBox::Said> QuestionBox::said(double space) const
{
    std::vector<Said> all;
    const auto add = [&](PageMark mark, const QString& words) {
        if (!words.isEmpty())
            all.push_back({mark, linesOf(words, qRound(space - m_look.px(20)), m_look)});
    };
    add(m_question.mark, m_question.outcome);
    add(m_question.sketchMark, m_question.sketch);
    return all;
}

double QuestionBox::saidHeight(const std::vector<Said>& all) const
{
    std::size_t lines = 0;
    for (const Said& one : all)
        lines += one.lines.size();
    return m_look.px(lineHeight) * static_cast<double>(lines);
}

// The question is the first thing an audience reads: as large as a sentence if it then has at most
// two lines.
double QuestionBox::lettersOfQuestion(int width) const
{
    constexpr double usual = 13; // size of the body text in units
    constexpr double large = slideSentence / usual;
    if (!m_look.isPresenting || m_question.isOver)
        return 1;
    return linesOf(m_question.text, width, m_look, large).size() > 2 ? 1 : large;
}

int QuestionBox::heightNeeded(int width) const
{
    if (isBriefNow())
        return qRound(std::max(m_look.px(rowHeight), saidHeight(said(widthBesideButtons(width))))
            + m_look.px(gapAboveWays) + (m_brief == Brief::TwoLines ? m_look.px(lineHeight) : 0));
    const double letters = lettersOfQuestion(width);
    const auto lines = linesOf(m_question.text, width, m_look, letters);
    const double above = m_look.px(headHeight)
        + m_look.px(letters * lineHeight * static_cast<double>(lines.size()))
        + saidHeight(said(width));
    const auto places = tilePlaces(width);
    const double tall = places.empty() ? 0 : places.back().bottom() + 1 + m_look.px(gap);
    return qRound(above + tall + (m_areWordsAlone ? 0 : m_look.px(rowHeight + gap)));
}

bool QuestionBox::hasFormulas() const
{
    return !m_question.tiles.empty() && !m_question.tiles.front().formula.isEmpty();
}

// Formulas are in one row if all of them fit into equal shares of the width. Text is in the number
// of columns with the least height, and wraps if it is too long.
int QuestionBox::tileColumns(int width) const
{
    const auto count = static_cast<int>(m_question.tiles.size());
    if (m_areWordsAlone)
        return 1;
    if (!hasFormulas()) {
        int best = m_question.card ? 3 : 2;
        for (int columns = best - 1; columns > 0; --columns)
            if (bottomOf(tilePlacesIn(width, columns)) < bottomOf(tilePlacesIn(width, best)))
                best = columns;
        return best;
    }
    const double share = (width - (count - 1) * m_look.px(gap)) / count;
    for (int index = 0; index < count; ++index)
        if (m_tiles[static_cast<std::size_t>(index)]->formulaSizeIn(1e6).width() > share)
            return 1;
    return count;
}

std::vector<QRect> QuestionBox::tilePlaces(int width) const
{
    return tilePlacesIn(width, tileColumns(width));
}

std::vector<QRect> QuestionBox::tilePlacesIn(int width, int columns) const
{
    std::vector<QRect> places;
    const int between = qRound(m_look.px(gap));
    const int tileWidth = (width - (columns - 1) * between) / columns;
    const auto tall = [&](std::size_t index) {
        const int words = qRound(m_look.px(m_areWordsAlone ? lineHeight : rowHeight));
        if (hasFormulas())
            return std::max(words, qRound(m_tiles[index]->formulaSizeIn(tileWidth).height()));
        return m_areWordsAlone ? words : std::max(words, m_tiles[index]->wordsHeightIn(tileWidth));
    };
    int top = 0;
    for (std::size_t first = 0; first < m_question.tiles.size();) {
        const std::size_t end =
            std::min(m_question.tiles.size(), first + static_cast<std::size_t>(columns));
        int tallest = 0;
        for (std::size_t index = first; index < end; ++index)
            tallest = std::max(tallest, tall(index));
        for (std::size_t index = first; index < end; ++index)
            places.emplace_back(
                static_cast<int>(index - first) * (tileWidth + between), top, tileWidth, tallest);
        top += tallest + between / 2;
        first = end;
    }
    return places;
}

void QuestionBox::place(const QRect& area)
{
    setGeometry(area);
    layOut();
}

void QuestionBox::take()
{
    const auto number = typedNumber(m_field->text());
    m_error = number ? QString() : number.error();
    if (!number && m_error.isEmpty())
        m_error = tr("Type a number or an expression such as 0.52, −1 or 2π/3.");
    m_field->setProperty("wrong", !number.has_value());
    if (number)
        retranslate();
    else
        m_field->setAccessibleDescription(m_error);
    m_field->update();
    update();
    if (!number)
        return;
    Q_EMIT answered(*number);
    if (QWidget* const field = openField()) { // again: new input replaces the old
        field->setFocus(Qt::OtherFocusReason);
        m_field->selectAll();
    }
}

// Call this before the focused widget is hidden: otherwise the focus would go back and skip what
// belongs to it.
void QuestionBox::giveKeysOn()
{
    const QWidget* const now = window()->focusWidget();
    const bool areHere = isAncestorOf(now) && now != m_back && now != m_cards;
    if (areHere && m_question.isOver && m_next->isEnabled()) {
        m_next->show(); // it may have been hidden to make space for the input
        m_next->setFocus(Qt::OtherFocusReason);
    }
}

QWidget* QuestionBox::openField() const
{
    return m_question.tiles.empty() && !m_question.isOver ? m_field : nullptr;
}

void QuestionBox::layOut()
{
    const auto px = [&](double length) { return qRound(m_look.px(length)); };
    const bool hasTiles = !m_question.tiles.empty();
    const int row = px(rowHeight);
    const int bottom = height() - row;
    const int next = std::max(px(88), m_next->sizeHint().width());
    const int back = std::max(px(64), m_back->sizeHint().width());
    m_next->setGeometry(width() - next, bottom, next, row);
    m_back->setGeometry(width() - next - px(gap) - back, bottom, back, row);
    const int field = px(110);
    const int check = std::max(px(72), m_check->sizeHint().width());
    const int cards = std::max(px(96), m_cards->sizeHint().width());
    m_cards->setGeometry(width() - next - back - cards - 2 * px(gap), bottom, cards, row);
    m_field->setGeometry(0, bottom + px(2), field, px(24));
    m_check->setGeometry(field + px(gap), bottom, check, row);
    m_show->setGeometry(
        field + check + 2 * px(gap), bottom, std::max(px(72), m_show->sizeHint().width()), row);
    for (QWidget* one : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_check)})
        one->setVisible(!hasTiles && !m_question.isOver);
    m_show->setVisible(!m_question.isOver && !m_question.card);
    const auto places = tilePlaces(width());
    const int top = places.empty() ? 0 : bottom - px(gap) - places.back().bottom() - 1;
    for (std::size_t index = 0; index < m_tiles.size(); ++index) {
        m_tiles[index]->setVisible(index < places.size());
        if (index < places.size())
            m_tiles[index]->setGeometry(places[index].translated(0, top));
    }
    if (hasTiles)
        m_show->move(0, bottom);
    // If there is no space for both, the input is shown and the buttons are hidden; Parameters has
    // them too.
    for (QWidget* way : {m_cards, m_back, m_next}) {
        const auto lies = [way](const QWidget* one) {
            return !one->isHidden() && one->geometry().intersects(way->geometry());
        };
        const bool meets = lies(m_field) || lies(m_check) || lies(m_show);
        if (meets && way->hasFocus())
            (openField() ? openField() : m_show)->setFocus(Qt::OtherFocusReason);
        way->setVisible(!meets && (way != m_cards || m_question.hasCards));
    }
}

void QuestionBox::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLayers(painter, layer(), m_look);
}

drawing::Layer QuestionBox::layer() const
{
    using drawing::Tone;
    drawing::Layer layer {drawing::Layer::Meaning::Texts};
    if (isBriefNow()) {
        addBrief(layer);
        return layer;
    }
    const QtStyle qtStyle(m_look);
    const drawing::Style& style = qtStyle.style;
    const std::string head = tr("Question").toStdString();
    constexpr auto headRole = drawing::TextRole::PictureTitle;
    layer.add(drawing::Text {{0, m_look.px(14)}, {head}, headRole, Tone::Text});
    if (!m_error.isEmpty()) {
        const double left = style.width(head, headRole) + m_look.px(16);
        addMark(layer, {left + m_look.px(7), m_look.px(9)}, PageMark::Cross, style);
        layer.add(drawing::Text {{left + m_look.px(20), m_look.px(14)},
            {style.fitted(
                m_error.toStdString(), width() - left - m_look.px(20), drawing::TextRole::Body)},
            drawing::TextRole::Body, Tone::UnseenText});
    }
    const double letters = lettersOfQuestion(width());
    double below = addLines(layer, {0, m_look.px(headHeight + 14 * letters)},
        linesOf(m_question.text, width(), m_look, letters), Tone::Text, style, letters);
    if (m_areWordsAlone)
        below = addTiles(layer, below);
    addSaid(layer, below, said(width()));
    return layer;
}

void QuestionBox::addSaid(
    drawing::Layer& layer, double baseline, const std::vector<Said>& all) const
{
    const QtStyle style(m_look);
    for (const auto& [mark, lines] : all) {
        const drawing::Tone tone = mark == PageMark::Tick ? drawing::Tone::ResultText
            : mark == PageMark::Ring                      ? drawing::Tone::Text
                                                          : drawing::Tone::UnseenText;
        addMark(layer, {m_look.px(7), baseline - m_look.px(5)}, mark, style.style);
        baseline = addLines(layer, {m_look.px(20), baseline}, lines, tone, style.style);
    }
}

void QuestionBox::addBrief(drawing::Layer& layer) const
{
    constexpr auto role = drawing::TextRole::Body;
    const QtStyle qtStyle(m_look);
    const drawing::Style& style = qtStyle.style;
    const double space = widthBesideButtons(width());
    const std::vector<Said> all = said(space);
    const double foot = height() - m_look.px(rowHeight / 2 - 5);
    const double baseline = foot - std::max(0.0, saidHeight(all) - m_look.px(lineHeight));
    addSaid(layer, baseline, all);
    const std::string question = m_question.text.toStdString();
    if (m_brief == Brief::TwoLines)
        return layer.add(drawing::Text {{0, baseline - m_look.px(lineHeight + gapAboveWays)},
            {style.fitted(question, width(), role)}, role, drawing::Tone::Text});
    const double left =
        all.empty() ? 0 : m_look.px(20 + 16) + style.width(all.back().lines.back(), role);
    if (space - left > m_look.px(minOfQuestion))
        layer.add(drawing::Text {{left, foot}, {style.fitted(question, space - left, role)}, role,
            drawing::Tone::Notes});
}

double QuestionBox::addTiles(drawing::Layer& layer, double below) const
{
    constexpr auto role = drawing::TextRole::Body;
    const QtStyle qtStyle(m_look);
    const auto places = tilePlaces(width());
    const double top = below - m_look.px(14);
    for (std::size_t index = 0; index < places.size(); ++index) {
        const QRectF place = QRectF(places[index]).translated(0, top);
        const QString label = u"· "_s + m_question.tiles[index].label;
        if (hasFormulas())
            layer.add(m_tiles[index]->formulaIn(place));
        else
            layer.add(drawing::Text {{m_look.px(20), place.top() + m_look.px(14)},
                {qtStyle.style.fitted(label.toStdString(), width() - m_look.px(20), role)}, role,
                drawing::Tone::Text});
        below = place.bottom() + m_look.px(14 + gap);
    }
    return below;
}

void QuestionBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace lab::ui

#include "moc_question_box.cpp"
