#include "core/drawing/kit.h"
#include "core/drawing/numbers.h"
#include "core/figures/experiment/experiment_figures.h"
#include "core/figures/experiment/trained_marks.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace lab::drawing {

namespace ranking {
namespace {

constexpr Message accuracyAt = LAB_MESSAGE("lab::ui::ExperimentWords", "Accuracy at length %1");
constexpr Message rankingAt = LAB_MESSAGE("lab::ui::ExperimentWords", "Your ranking at length %1");
constexpr Message accuracy = LAB_MESSAGE("lab::ui::ExperimentWords", "Accuracy");
constexpr Message yourRanking = LAB_MESSAGE("lab::ui::ExperimentWords", "Your ranking");
constexpr Message single =
    LAB_MESSAGE("lab::ui::ExperimentWords", "a single encoding has no ranking");
constexpr Message dragInto =
    LAB_MESSAGE("lab::ui::ExperimentWords", "drag into the order you expect");
constexpr Message dragRows = LAB_MESSAGE("lab::ui::ExperimentWords", "drag the rows");
constexpr Message noBet = LAB_MESSAGE("lab::ui::ExperimentWords", "no prediction was made");
constexpr Message ofOnePair = LAB_MESSAGE("lab::ui::ExperimentWords", "%1 of 1 pair in this order");
constexpr Message onePairOpen =
    LAB_MESSAGE("lab::ui::ExperimentWords", "1 pair, too close to tell");
constexpr Message ofPairs = LAB_MESSAGE("lab::ui::ExperimentWords", "%1 of %2 pairs in this order");
constexpr Message ofOpenPairs =
    LAB_MESSAGE("lab::ui::ExperimentWords", "%1 of %2 pairs in this order, %3 too close to tell");
constexpr Message counts =
    LAB_MESSAGE("lab::ui::ExperimentWords", "pairs: %1 correct, %2 wrong, %3 undecided");
constexpr Message rank = LAB_COMMENTED("lab::ui::ExperimentWords", "rank", "a column of a ranking");
constexpr Message lockBet = LAB_MESSAGE("lab::ui::ExperimentWords", "Lock prediction");
constexpr Message rankOf = LAB_COMMENTED("lab::ui::RankingView", "Rank of %1", "an encoding");
constexpr Message shareAndRank =
    LAB_COMMENTED("lab::ui::RankingView", "%1, rank %2", "a share of right answers");
constexpr Message bothRanks =
    LAB_MESSAGE("lab::ui::RankingView", "rank %1 in your prediction, rank %2 by accuracy, %3");
constexpr Message dragThem =
    LAB_MESSAGE("lab::ui::RankingView", "Drag them into the order you expect");
constexpr Message orderAndResult =
    LAB_COMMENTED("lab::ui::RankingView", "%1. %2.", "an order, and what came of it");

constexpr double namesColumn = 40; ///< where names begin, after grip and rank
constexpr double numbersColumn = 86; ///< of the measured accuracy and rank, and the mark
constexpr double shareRight = 40; ///< from the right end of the accuracy to that of the rank

using Values = RankingFrame;

Said titleOf(const Values& values, const Language& words)
{
    return words(values.isNobodys() ? accuracyAt : rankingAt, {wholeNumber(values.length)});
}

/// "11 of 15 pairs in this order, 2 too close to tell"; or that nothing is measured yet.
Said result(const Values& values, const Language& words)
{
    const std::string right = std::to_string(values.right);
    const int all = values.right + values.wrong + values.open;
    if (values.rows.size() < 2)
        return words(single);
    if (!values.isMeasured())
        return words(dragInto);
    if (values.isNobodys())
        return words(noBet);
    if (all == 1)
        return words(values.open == 0 ? ofOnePair : onePairOpen, {right});
    return words(values.open == 0 ? ofPairs : ofOpenPairs,
        {right, std::to_string(all), std::to_string(values.open)});
}

Press selects(TrainedEncoding encoding)
{
    return {"experiment.encoding", Value(std::string(keyOf(encoding)))};
}

/// Moves an encoding to another rank. The rule has the chosen encodings as bits, and the ranking of
/// all as decimal digits.
EditRule movesTo(const Experiment& experiment, TrainedEncoding moved)
{
    EditRule rule {
        .make = [](const EditRule& own, double place) -> std::optional<Edit> {
            Experiment now;
            now.encodings.clear();
            std::int64_t digits = std::llround(own.numbers[0]);
            for (auto one = now.ranking.rbegin(); one != now.ranking.rend(); ++one) {
                *one = static_cast<TrainedEncoding>(digits % 10);
                digits /= 10;
                if ((own.with[1] >> static_cast<int>(*one)) % 2 == 1)
                    now.encodings.insert(*one);
            }
            const auto encoding = static_cast<TrainedEncoding>(own.with[0]);
            const int index = static_cast<int>(std::lround(place)) - 1;
            return SetParameter {"experiment.ranking", textOf(withPlace(now, encoding, index))};
        },
        .with = {static_cast<int>(moved)}};
    for (const TrainedEncoding one : experiment.encodings)
        rule.with[1] += 1 << static_cast<int>(one);
    for (const TrainedEncoding one : experiment.ranking)
        rule.numbers[0] = 10 * rule.numbers[0] + static_cast<int>(one);
    return rule;
}

struct Rows : DrawnPicture {
    using Row = Values::Row;

    Rows(const Compared<Values>& compared, const Box& where, const Style& how, const Pointing&)
        : DrawnPicture(where, how)
        , values(compared.values)
        , reference(compared.reference)
        , named(how.withWords())
    {
        if (style.hasWords)
            top = px(values.isMeasured() ? 38 : 30);
        top += place.top();
        pitch = std::min(style.hasWords ? px(26) : named.px(18),
            (place.bottom() - top) / static_cast<double>(std::max<std::size_t>(count(), 1)));
        for (const Row& row : values.rows)
            widest = std::max(widest, named.width(nameOf(row).text, TextRole::NoteStrong));
    }

    Drawing drawing()
    {
        if (values.rows.empty())
            return {};
        addHead(layer(Layer::Meaning::Texts));
        Layer& data = layer(Layer::Meaning::Data);
        for (const Row& row : values.rows) {
            const Box box = rowBox(row.place);
            if (isSelected(row))
                fill(data, {box.x, box.y + 1, box.width, box.height - 2}, Tone::Grid);
            addGrip(data, row.place);
            if (style.hasWords)
                addRow(data, row, box);
            else
                addSmallRow(data, row, box);
        }
        addHandles();
        return std::move(value);
    }

private:
    std::size_t count() const { return values.rows.size(); }
    bool isSelected(const Row& row) const { return row.encoding == values.experiment.encoding; }
    Said nameOf(const Row& row) const
    {
        return trainedNameBeside(row.encoding, values.experiment.stretch, style.words);
    }
    Box rowBox(int of) const { return {place.left(), top + pitch * (of - 1), place.width, pitch}; }
    Point grip(int of) const { return {place.left() + px(8), rowBox(of).centre().y}; }
    static void fill(Layer& data, const Box& box, Tone tone)
    {
        data.add(Region {.box = box, .fill = tone, .isSmooth = true});
    }

    void addHead(Layer& texts)
    {
        const Said lock = said(lockBet);
        const double wide = std::max(px(120), width(lock, TextRole::Body) + px(24));
        const Box button {place.right() - wide, place.top(), wide, px(26)};
        const bool isMeasured = values.isMeasured();
        Box head = place;
        if (values.bet == ExperimentBet::Open) {
            head.width = button.left() - px(8) - head.left();
            if (style.hasWords)
                value.button = {button, lock};
        }
        std::vector<Said> notes {result(values, style.words)};
        if (!isMeasured && count() > 1)
            notes.push_back(said(dragRows));
        else if (isMeasured && !values.isNobodys())
            notes.push_back(said(counts,
                {std::to_string(values.right), std::to_string(values.wrong),
                    std::to_string(values.open)}));
        // If rows can be dragged, the hint on that has priority over the length.
        const Said brief = said(values.isNobodys() ? accuracy : yourRanking);
        const double hint = px(12) + width(notes.back(), TextRole::Note);
        const bool isHinted =
            !isMeasured && width(brief, TextRole::PictureTitle) + hint <= head.width;
        addTitle(texts, head,
            fittingWords({titleOf(values, style.words), brief}, head.width - (isHinted ? hint : 0),
                TextRole::PictureTitle, style),
            notes, style);
        if (isMeasured)
            texts.add(Text {{place.right() - px(6), top - px(5)}, said(rank), TextRole::Note,
                Tone::Notes, Align::Right});
    }

    void addGrip(Layer& data, int of) const
    {
        Rings dots {.radius = px(1.2), .fill = Tone::Axis};
        for (const double right : {-2.5, 2.5})
            for (const double down : {-4.0, 0.0, 4.0})
                dots.places.push_back(grip(of) + Point {px(right), px(down)});
        data.add(std::move(dots));
    }

    /// The prediction, and beside it the result and the rank that it gives; for A the rank in its
    /// prediction and a mark of its result.
    void addRow(Layer& data, const Row& row, const Box& box) const
    {
        const auto found = reference
            ? std::ranges::find(reference->rows, row.encoding, &Row::encoding)
            : values.rows.end();
        const Row* other = reference && found != reference->rows.end() ? &*found : nullptr;
        const TextRole role = isSelected(row) ? TextRole::NoteStrong : TextRole::Note;
        const double middle = box.centre().y;
        const double baseline = baselineAround(middle, role, style);
        const SeriesStyle of = styleOf({row.encoding});
        const auto right = [&](double at, Said words, TextRole as, Tone tone) {
            data.add(Text {{at, baseline}, std::move(words), as, tone, Align::Right});
        };
        if (!values.isNobodys())
            right(box.left() + px(32), {std::to_string(row.place)}, role,
                isSelected(row) ? Tone::Text : Tone::Notes);
        const double markLeft = box.left() + px(namesColumn);
        const double nameLeft = markLeft + px(markSpace);
        const double nameRight = nameLeft + std::max(px(62), widest);
        data.add(markBefore({row.encoding}, {markLeft, middle}, style));
        data.add(Text {{nameLeft, baseline}, style.fitted(nameOf(row), nameRight - nameLeft, role),
            role, isSelected(row) ? Tone::Text : of.text});
        const double end = box.right() - px(6);
        const double from = nameRight + px(reference ? 24 : 10); // for the rank in the other
        const Box bar {from, middle - px(3.5), end - px(numbersColumn + 4) - from, px(7)};
        if (other && other->place != row.place)
            right(bar.left() - px(6), {std::to_string(other->place)}, TextRole::Note, Tone::Notes);
        if (row.measured) {
            fill(data, {bar.x, bar.y, bar.width * row.point.mean, bar.height}, of.line);
            right(end - px(shareRight), shareText(row.point.mean, style.words), role, Tone::Text);
            const bool isRight = *row.measured == row.place && !values.isNobodys();
            const Tone tone = isRight && !isSelected(row) ? Tone::ResultText : Tone::Text;
            right(end, {std::to_string(*row.measured)}, TextRole::NoteStrong, tone);
            if (!values.isNobodys())
                addVerdict(data, {end - px(shareRight / 2 + 4), middle}, isRight, tone);
        }
        if (other && other->measured && values.bet != ExperimentBet::Open)
            fill(data,
                {bar.left() + bar.width * other->point.mean, bar.top() - px(3), px(2),
                    bar.height + px(6)},
                Tone::Axis);
    }
    /// A tick or a cross, so that the tone is not needed.
    void addVerdict(Layer& data, Point centre, bool isRight, Tone tone) const
    {
        const Pen pen {tone, px(1.75), Pen::Cap::Round, {}, true};
        const auto at = [&](double right, double down) {
            return centre + Point {px(right), px(down)};
        };
        if (isRight) {
            Path tick {.pen = pen};
            tick.move(at(-3.5, 0.5));
            tick.line(at(-1, 3));
            tick.line(at(3.5, -3));
            data.add(std::move(tick));
            return;
        }
        data.add(Stroke {{at(-3, -3), at(3, 3)}, pen});
        data.add(Stroke {{at(-3, 3), at(3, -3)}, pen});
    }

    /// Beside a large picture: the name of the encoding, and its result as a bar.
    void addSmallRow(Layer& data, const Row& row, const Box& box) const
    {
        const TextRole role = isSelected(row) ? TextRole::NoteStrong : TextRole::Note;
        const double nameLeft = box.left() + px(20);
        const double space = std::min(widest, 0.74 * (box.right() - nameLeft));
        const double middle = box.centre().y;
        const SeriesStyle of = styleOf({row.encoding});
        if (box.height >= named.px(13)) // else the names would touch
            data.add(Text {.at = {nameLeft, baselineAround(middle, role, named)},
                .said = fittingWords(
                    {nameOf(row), trainedName(row.encoding, style.words)}, space, role, named),
                .role = role,
                .ink = isSelected(row) ? Tone::Text : of.text,
                .isNeeded = true});
        const double left = nameLeft + space + px(16);
        if (row.measured)
            fill(data, {left, middle - px(8), (box.right() - left) * row.point.mean, px(16)},
                of.line);
    }

    /// In the order of the encodings, which does not change while rows are dragged. A press on a
    /// row beside its grip selects its encoding.
    void addHandles()
    {
        const int last = static_cast<int>(count());
        for (const TrainedEncoding encoding : trainedEncodings()) {
            const auto row = std::ranges::find(values.rows, encoding, &Row::encoding);
            if (row == values.rows.end())
                continue;
            Handle handle {.key = keyOf(encoding),
                .name = said(rankOf, {trainedName(encoding, style.words).text}),
                .place = grip(row->place),
                .reach = px(handleReach),
                .along = Handle::Along::Y,
                .axis = Axis::places(1, last, top, top + pitch * last),
                .number = static_cast<double>(row->place),
                .isParameter = false,
                .keyStep = pitch,
                .rule = movesTo(values.experiment, encoding),
                .isApart = true,
                .turn = row->place,
                .heard =
                    Handle::Heard {{std::to_string(row->place)}, 1, static_cast<double>(last)}};
            value.handles.push_back(handle);
            handle.isMirrored = true;
            handle.isListed = false;
            handle.reach = 0;
            handle.box = rowBox(row->place);
            handle.press = selects(encoding);
            value.handles.push_back(std::move(handle));
        }
    }

    const Values& values;
    const Values* reference;
    Style named; ///< of names that a small picture needs
    double top = 0; ///< of the first row
    double pitch = 0;
    double widest = 0; ///< of the names
};

/// The text of its rows, the best first.
Said spoken(const Values& values, const Language& words)
{
    std::vector<std::string> rows;
    for (const Values::Row& row : values.rows) {
        const std::string name =
            trainedNameBeside(row.encoding, values.experiment.stretch, words).text;
        const std::string share = shareText(row.point.mean, words).text;
        const std::string measured = std::to_string(row.measured.value_or(0));
        const Said result = values.isNobodys()
            ? words(shareAndRank, {share, measured})
            : words(bothRanks, {std::to_string(row.place), measured, share});
        rows.push_back(row.measured ? captioned(name, result.text, words) : name);
    }
    const bool isOpen = !values.isMeasured() && values.rows.size() > 1;
    std::string came = (isOpen ? words(dragThem) : result(values, words)).text;
    if (came[0] >= 'a' && came[0] <= 'z') // in the picture it is below a title
        came[0] = static_cast<char>(std::toupper(came[0]));
    return words(orderAndResult,
        {values.isMeasured() ? listedApart(rows, words) : listed(rows, words), came});
}

KeyPress pressed(const Values& values, Key key)
{
    if (key != Key::Up && key != Key::Down)
        return {};
    const auto selected =
        std::ranges::find(values.rows, values.experiment.encoding, &Values::Row::encoding);
    const auto now = selected == values.rows.end() ? -1 : selected - values.rows.begin();
    const auto next = now + (key == Key::Up ? -1 : 1);
    if (next < 0 || next >= std::ssize(values.rows))
        return {true};
    return {true, selects(values.rows[static_cast<std::size_t>(next)].encoding).edit()};
}

} // namespace
} // namespace ranking

const Figure<RankingFrame> experimentRanking {.picture = Picture::ExperimentRanking,
    .name = "ranking",
    .title = ranking::titleOf,
    .drawing = drawnBy<ranking::Rows>,
    .table = numbers,
    .spoken = ranking::spoken,
    .pressed = ranking::pressed,
    .shown = parts<>,
    .isPointedAnywhere = false};

} // namespace lab::drawing
