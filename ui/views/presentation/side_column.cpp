#include "ui/views/presentation/side_column.h"

#include "ui/paint/drawing/drawing_painter.h"
#include "ui/paint/drawing/qt_texts.h"
#include "ui/paint/drawing/shapes.h"
#include "ui/paint/projection.h"
#include "ui/paint/text/lines.h"
#include "ui/paint/text/text.h"
#include "ui/paint/tick.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double noteLine = 16;
constexpr qsizetype minTitleLines = 2; ///< lines reserved, even for a shorter title
constexpr qsizetype maxTitleLines = 3;
constexpr double titleGap = 6;
constexpr double sample = 22; ///< of a line, including the gap after it
constexpr double parts = 12; ///< between two parts of the column
constexpr double answerLine = 19;
constexpr double digitBox = 20;
constexpr double digitSpace = 28;
constexpr double answerGap = 8;
constexpr double barHeight = 8;
constexpr double barSpace = 16; ///< for the bar, below the text
constexpr qsizetype maxLegendLines = 4; ///< per state
constexpr double minPicture = 0.6; ///< of the width
constexpr double maxPicture = 1.7;
constexpr double narrowestPicture = 72; ///< in a narrower one nothing is readable
constexpr std::array readableShares {1.0, 0.9, 0.8, 0.75}; ///< relative to the size of a sentence
constexpr std::array smallShares {0.65, 0.55, 0.45, 0.35}; ///< if no column is wide enough

/// As large as a sentence, or smaller if the answers need more than the height.
struct Answers {
    Look look;
    std::vector<QStringList> lines;
    double height = 0;
};

Look sentenceLook(const Look& look, double share)
{
    Look sentence = look;
    sentence.scale = share * look.scale * slideSentence / 13; // of TextRole::Body
    return sentence;
}

bool isTie(const AudienceVote& vote)
{
    int most = 1;
    for (const Tally::Answer& answer : vote.tally.answers)
        most = std::max(most, answer.votes);
    return std::ranges::count(vote.tally.answers, most, &Tally::Answer::votes) > 1;
}

Answers answersAt(double share, const AudienceVote& vote, double width, const Look& look)
{
    Answers answers {sentenceLook(look, share), {}, 0};
    const double unit = share * look.scale;
    for (const Tally::Answer& answer : vote.tally.answers) {
        answers.lines.push_back(brokenLines(
            answer.text, font(answers.look, TextRole::BodyStrong), width - unit * digitSpace));
        answers.height += unit
            * (answerLine * static_cast<double>(answers.lines.back().size()) + barSpace
                + answerGap);
    }
    if (isTie(vote) && vote.isAnswerShown)
        answers.height += unit * answerLine;
    return answers;
}

/// The largest that fit into the height; else the smallest.
Answers answersOf(const AudienceVote& vote, const QSize& size, const Look& look)
{
    Answers answers;
    for (const std::span<const double> shares :
        {std::span<const double>(readableShares), std::span<const double>(smallShares)})
        for (const double share : shares) {
            answers = answersAt(share, vote, size.width(), look);
            if (answers.height <= size.height())
                return answers;
        }
    return answers;
}

/// "before m = 9, n = 4"
QString columnWords(const QString& when, const QString& settings)
{
    return settings.isEmpty() ? when
                              : SideColumn::tr("%1 %2", "when: settings").arg(when, settings);
}

struct Legend {
    QStringList before;
    QStringList after;

    qsizetype lines() const { return before.size() + after.size(); }
};

/// With the longest text that fits: whole settings are left out, and only if the shortest does not
/// fit is it truncated.
Legend legendOf(const ComparisonWords& words, const QSize& size, const Look& look)
{
    const auto linesOf = [&](const QString& when, const QString& settings) {
        return brokenLines(columnWords(when, settings), font(look, TextRole::NoteStrong),
            size.width() - look.px(sample));
    };
    const auto both = [&](const QString& a, const QString& b) {
        return Legend {linesOf(nameOfA(look), a), linesOf(nameOfB(look), b)};
    };
    const auto fits = [](const Legend& legend) {
        return std::max(legend.before.size(), legend.after.size()) <= maxLegendLines;
    };
    Legend legend = both(words.a, words.b);
    for (auto shorter = words.shorter.begin(); !fits(legend) && shorter != words.shorter.end();
         ++shorter)
        legend = both(shorter->first, shorter->second);
    for (QStringList* lines : {&legend.before, &legend.after}) {
        if (lines->size() <= maxLegendLines)
            continue;
        lines->resize(maxLegendLines);
        lines->back() += u" …"_s;
    }
    return legend;
}

QStringList titleLines(const QString& title, const QSize& size, const Look& look)
{
    QStringList lines = brokenLines(title, font(look, TextRole::NoteStrong), size.width());
    if (lines.size() > maxTitleLines) {
        lines = lines.mid(0, maxTitleLines - 1)
            + QStringList {fitted(
                lines.mid(maxTitleLines - 1).join(u' '), size.width(), TextRole::NoteStrong, look)};
    }
    return lines;
}

double titleHeight(const QString& title, const QSize& size, const Look& look)
{
    const qsizetype lines = std::max(minTitleLines, titleLines(title, size, look).size());
    return look.px(noteLine * static_cast<double>(lines) + titleGap);
}

double legendHeight(const SideColumn::Content& content, const QSize& size, const Look& look)
{
    if (!content.legend)
        return 0;
    const qsizetype lines = legendOf(*content.legend, size, look).lines();
    return look.px(noteLine * static_cast<double>(lines) + parts);
}

/// Answers as large as the legend above them allows. If they would be too small to read, the legend
/// is left out.
struct Column {
    double legend = 0;
    Answers answers;
};

Column columnOf(const SideColumn::Content& content, const QSize& size, const Look& look)
{
    const double legend = legendHeight(content, size, look);
    const QSize below(size.width(), size.height() - static_cast<int>(std::ceil(legend)));
    Column column {legend, answersOf(content.vote, below, look)};
    if (legend <= 0)
        return column;
    const Answers alone = answersOf(content.vote, size, look);
    const double least = sentenceLook(look, readableShares.back()).scale;
    const bool isSmall = column.answers.look.scale < std::min(least, alone.look.scale) * (1 - 1e-9);
    return isSmall || column.answers.height > below.height() ? Column {0, alone} : column;
}

/// In letters of another size.
drawing::Text sized(drawing::Text text, const Look& letters, const Look& look)
{
    text.letters = letters.scale / look.scale;
    return text;
}

void addLegend(
    drawing::Layer& layer, const ComparisonWords& words, const QSize& size, const Look& look)
{
    double baseline = look.px(noteLine);
    const auto side = [&](const QStringList& lines, const drawing::Pen& pen, drawing::Tone tone) {
        const double y = baseline - digitHeight(TextRole::NoteStrong, look) / 2;
        layer.add(drawing::Stroke {{{0, y}, {look.px(sample - 6), y}}, pen});
        for (const QString& line : lines) {
            layer.add(textMark({look.px(sample), baseline}, line, TextRole::NoteStrong, tone));
            baseline += look.px(noteLine);
        }
    };
    const Legend legend = legendOf(words, size, look);
    side(legend.before, ghostPenOf(drawing::Tone::Text, look), drawing::Tone::Notes);
    side(legend.after,
        {.ink = drawing::Tone::Text, .width = look.px(2.5), .cap = drawing::Pen::Cap::Flat},
        drawing::Tone::Text);
}

/// The votes for the answers, from the top.
class Votes {
public:
    Votes(drawing::Layer& layer, const AudienceVote& vote, const Answers& answers,
        const QSize& size, const Look& look)
        : m_layer(layer)
        , m_vote(vote)
        , m_letters(answers.look)
        , m_look(look)
        , m_unit(answers.look.scale * 13 / slideSentence)
        , m_width(size.width())
        , m_top(std::max(0.0, size.height() - answers.height)) // the first one is never cut off
    {
        for (const Tally::Answer& answer : vote.tally.answers)
            m_most = std::max(m_most, answer.votes);
        for (std::size_t i = 0; i < answers.lines.size(); ++i)
            add(i, answers.lines[i]);
        if (vote.isAnswerShown && isTie(vote))
            addText({0, m_top + m_unit * answerLine * 0.75}, SideColumn::tr("a tie"),
                TextRole::BodyStrong);
    }

private:
    void addText(QPointF baseline, const QString& words, TextRole role,
        drawing::Tone tone = drawing::Tone::Text, Alignment alignment = Alignment::Left)
    {
        m_layer.add(sized(textMark(baseline, words, role, tone, alignment), m_letters, m_look));
    }
    void add(std::size_t i, const QStringList& lines)
    {
        const Tally::Answer& answer = m_vote.tally.answers[i];
        const bool isRight = m_vote.isAnswerShown && answer.isRight;
        const TextRole role = isRight ? TextRole::BodyStrong : TextRole::Body;
        const QRectF box(0.5, m_top + m_unit * 0.5, m_unit * digitBox, m_unit * digitBox);
        const double own = digitHeight(role, m_letters);
        if (isRight)
            m_layer.add(tickMark(box.center(), m_unit * 1.9, m_unit * 3, drawing::Tone::Result));
        else
            addDigit(i, box, own);
        double baseline = box.center().y() + own / 2;
        for (const QString& line : lines) {
            addText({m_unit * digitSpace, baseline}, line, role);
            baseline += m_unit * answerLine;
        }
        m_top += m_unit * answerLine * static_cast<double>(lines.size());
        const QPointF hands(m_unit * digitSpace, m_top + m_unit * 3 + own);
        if (m_vote.typed && m_vote.typed->answer == i)
            addTyped(hands, m_vote.typed->number);
        else if (!m_vote.isAnswerShown && answer.votes > 0)
            addText(hands, QString::number(answer.votes), role, drawing::Tone::Notes);
        if (m_vote.isAnswerShown && m_vote.tally.votes() > 0)
            addBar(answer, role, isRight && !isTie(m_vote));
        m_top += m_unit * (barSpace + answerGap);
    }
    void addDigit(std::size_t i, const QRectF& box, double height)
    {
        using drawing::Tone;
        const bool isTyped = m_vote.typed && m_vote.typed->answer == i;
        const drawing::Pen pen {.ink = isTyped ? Tone::Text : Tone::Axis, .width = m_look.px(1)};
        if (!m_vote.isAnswerShown)
            m_layer.add(drawing::Region {.box = boxOf(box).inset(-pen.width / 2),
                .fill = isTyped ? Tone::Text : Tone::None,
                .radius = m_unit * 3,
                .edge = pen});
        addText({box.center().x(), box.center().y() + height / 2}, QString::number(i + 1),
            TextRole::BodyStrong, isTyped ? Tone::Ground : Tone::Notes, Alignment::Centre);
    }
    /// The number so far, and a cursor for the next digit.
    void addTyped(QPointF place, const QString& number)
    {
        addText(place, number, TextRole::BodyStrong);
        const double x =
            place.x() + textWidth(number, TextRole::BodyStrong, m_letters) + m_letters.px(1.5);
        m_layer.add(
            drawing::Stroke {{{x, place.y() + m_letters.px(1)},
                                 {x, place.y() - digitHeight(TextRole::BodyStrong, m_letters)}},
                {.ink = drawing::Tone::Text, .width = m_letters.px(1.5)}});
    }
    void addBar(const Tally::Answer& answer, TextRole role, bool isFilled)
    {
        const double space = m_width
            - textWidth(QString::number(m_most), TextRole::BodyStrong, m_letters) - m_unit * 8;
        const QRectF bar(
            0.5, m_top + m_unit * 3, space * answer.votes / m_most, m_unit * barHeight);
        QPainterPath edge;
        edge.addRect(bar);
        if (answer.votes > 0)
            m_layer.add(pathOf(edge, {.ink = drawing::Tone::Axis, .width = m_look.px(1)},
                isFilled ? drawing::Tone::Text : drawing::Tone::None));
        addText({bar.right() + m_unit * 8, bar.center().y() + digitHeight(role, m_letters) / 2},
            QString::number(answer.votes), role);
    }

    drawing::Layer& m_layer;
    const AudienceVote& m_vote;
    const Look& m_letters;
    const Look& m_look;
    double m_unit;
    double m_width;
    double m_top;
    int m_most = 1;
};

} // namespace

SideColumn::SideColumn(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setVisible(false);
    describe();
}

void SideColumn::setContent(const Content& content)
{
    if (content == m_content)
        return;
    m_content = content;
    describe();
    update();
}

void SideColumn::setLook(const Look& look)
{
    m_look = look;
    describe();
    update();
}

bool SideColumn::hasSpaceForAnswers(const QSize& size) const
{
    AudienceVote vote = m_content.vote;
    for (Tally::Answer& answer : vote.tally.answers) // a tie needs the most space
        answer.votes = 1;
    vote.isAnswerShown = true;
    return answersAt(readableShares.back(), vote, size.width(), m_look).height <= size.height();
}

QRect SideColumn::pictureSpace(const QSize& size) const
{
    const auto [legend, answers] = columnOf(m_content, size, m_look);
    const double above = legend + titleHeight(m_content.title, size, m_look);
    const double below = answers.lines.empty() ? 0 : answers.height + m_look.px(parts);
    const double height = std::min(size.height() - above - below, maxPicture * size.width());
    if (height < minPicture * size.width() || size.width() < m_look.px(narrowestPicture))
        return {};
    return QRectF(0, above, size.width(), height).toRect();
}

drawing::Layer SideColumn::columnLayer(const QSize& size, const Look& look) const
{
    drawing::Layer layer {drawing::Layer::Meaning::Texts};
    const auto [legend, answers] = columnOf(m_content, size, look);
    if (legend > 0)
        addLegend(layer, *m_content.legend, size, look);
    if (!m_content.title.isEmpty() && !pictureSpace(size).isEmpty()) {
        const QStringList lines = titleLines(m_content.title, size, look);
        double baseline = legend + titleHeight(m_content.title, size, look) - look.px(titleGap)
            - look.px(noteLine) * static_cast<double>(lines.size() - 1);
        for (const QString& line : lines) {
            layer.add(textMark({0, baseline}, line, TextRole::NoteStrong, drawing::Tone::Notes));
            baseline += look.px(noteLine);
        }
    }
    Votes(layer, m_content.vote, answers, size, look);
    return layer;
}

void SideColumn::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const drawing::Layer layer = columnLayer(size(), m_look);
    paintLayers(painter, layer, m_look);
}

void SideColumn::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

void SideColumn::describe()
{
    QStringList spoken;
    if (m_content.legend)
        spoken += columnWords(nameOfA(m_look), m_content.legend->a) + u" → "_s
            + columnWords(nameOfB(m_look), m_content.legend->b);
    const AudienceVote& vote = m_content.vote;
    const auto handsFor = [](const Tally::Answer& answer, const QString& number) {
        return tr("Hands for %1: %2.").arg(answer.text, number);
    };
    if (vote.isAnswerShown)
        spoken += tallyText(vote.tally);
    else
        for (const Tally::Answer& answer : vote.tally.answers)
            spoken +=
                answer.votes > 0 ? handsFor(answer, QString::number(answer.votes)) : answer.text;
    if (vote.typed)
        spoken += handsFor(vote.tally.answers[vote.typed->answer], vote.typed->number);
    // A picture alone is not described here, because it has its own name.
    const bool isAsked = !m_content.vote.tally.answers.empty();
    setAccessibleName(isAsked ? tr("Show of hands") : spoken.join(u' '));
    setAccessibleDescription(isAsked ? spoken.join(u' ') : QString());
}

} // namespace lab::ui

#include "moc_side_column.cpp"
