#include "ui/views/comparison/comparison_words.h"

#include "core/state/benches.h"
#include "core/state/links.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::ComparisonWords)
};

/// The key to name for it: the two lengths under their own names if these are in `first`, so that
/// their effective values are compared and not settings that may be 0.
std::string_view namedFor(std::string_view key, const std::vector<std::string_view>& first)
{
    const std::string_view asItIs = key == "position.training_length" ? "context.training_length"
        : key == "position.target_length"                             ? "context.target_length"
                                                                      : key;
    return std::ranges::find(first, asItIs) != first.end() ? asItIs : key;
}

QStringList otherDifferences(const LabState& a, const LabState& b)
{
    QStringList words;
    if (a.rotations.query != b.rotations.query || a.rotations.key != b.rotations.key)
        words += Words::tr("different query and key");
    const RotaryScaling& left = a.rotations.scaling;
    const RotaryScaling& right = b.rotations.scaling;
    if (left.shortFactors != right.shortFactors || left.longFactors != right.longFactors)
        words += Words::tr("different factors");
    if (a.biases.scores != b.biases.scores)
        words += Words::tr("different scores");
    if (a.biases.gates != b.biases.gates)
        words += Words::tr("different gates");
    if (a.derivation.bends != b.derivation.bends)
        words += Words::tr("different angles");
    return words;
}

/// With six significant digits, but all digits before the decimal point.
QString sixDigits(double number)
{
    constexpr double firstLonger = 1e6;
    return std::abs(number) < firstLonger ? QString::number(number, 'g', 6)
                                          : QString::number(number, 'f', 0);
}

/// Six digits if they distinguish the two; the field beside it has all.
QString briefValue(const Parameter& parameter, const Value& own, const Value& other)
{
    const auto* const number = std::get_if<double>(&own);
    const auto* const second = std::get_if<double>(&other);
    if (number && second) {
        const QString brief = sixDigits(*number);
        if (brief != sixDigits(*second))
            return shownNumber(parameter, brief.toDouble());
    }
    return shownValue(parameter, own);
}

/// The bench that resets it, else the first bench that reads it.
BenchId ownerOf(const Parameter& parameter)
{
    const auto resets = [&](const BenchRow& bench) { return isOwn(bench, parameter.key); };
    const auto owner = std::ranges::find_if(benches(), resets);
    if (owner != benches().end())
        return owner->id;
    const auto reader = std::ranges::find_if(
        benches(), [&](const BenchRow& bench) { return isRead(bench, parameter.key); });
    return reader != benches().end() ? reader->id : benches().front().id;
}

/// "Base", or "Base (Waves)" if the current bench has another base or none.
QString nameBeside(const Parameter& parameter, BenchId shown)
{
    const bool isShared = std::ranges::any_of(parameters(), [&](const Parameter& other) {
        return other.key != parameter.key && other.label == parameter.label;
    });
    const QString label = labelOf(parameter);
    return isShared && !isRead(benchOf(shown), parameter.key)
        ? Words::tr("%1 (%2)", "parameter, and its bench").arg(label, benchName(ownerOf(parameter)))
        : label;
}

/// "Base 10 000", but "Known bugs: Positions in half" and "Turn at position 0: 0.5": a text after a
/// name, and a number after a number, need a colon between them.
QString atDesk(const Parameter& parameter, const QString& value, BenchId shown)
{
    const QString name = nameBeside(parameter, shown);
    return parameter.kind == ParameterKind::Choice || name.back().isDigit()
        ? Words::tr("%1: %2", "parameter: choice").arg(name, value)
        : name + u' ' + value;
}

QString onSlide(const Parameter& parameter, const QString& value, BenchId shown)
{
    const bool isPosition = parameter.key == "position.query" || parameter.key == "position.key";
    return isPosition ? QChar::fromLatin1(parameter.symbol.front()) + u" = "_s + value
                      : atDesk(parameter, value, shown);
}

/// The difference between two texts: from the first to the last word that differs, if both have
/// such words. Chinese has no spaces, so characters count as words.
std::pair<QString, QString> apartFrom(const QString& a, const QString& b)
{
    const auto isPart = [](QChar c) { // part of a word with several letters
        return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
    };
    const qsizetype least = std::min(a.size(), b.size());
    qsizetype before = 0;
    while (before < least && a[before] == b[before])
        ++before;
    while (before > 0 && isPart(a[before - 1]))
        --before;
    qsizetype after = 0;
    while (after < least - before && a[a.size() - 1 - after] == b[b.size() - 1 - after])
        ++after;
    while (after > 0 && isPart(a[a.size() - after]))
        --after;
    const std::pair parts {a.mid(before, a.size() - before - after).trimmed(),
        b.mid(before, b.size() - before - after).trimmed()};
    return parts.first.isEmpty() || parts.second.isEmpty() ? std::pair(a, b) : parts;
}

ComparisonWords wordsOf(const LabState& a, const LabState& b,
    const std::vector<const Parameter*>& rows, const QStringList& others,
    QString (*setting)(const Parameter& parameter, const QString& value, BenchId shown))
{
    QStringList ofA;
    QStringList ofB;
    std::pair<QString, QString> values;
    for (const Parameter* parameter : rows) {
        const Value inA = parameter->read(a);
        const Value inB = parameter->read(b);
        std::pair both {briefValue(*parameter, inA, inB), briefValue(*parameter, inB, inA)};
        if (parameter->kind == ParameterKind::Text && setting == onSlide)
            both = apartFrom(both.first, both.second);
        if (ofA.isEmpty())
            values = both;
        ofA += setting(*parameter, both.first, b.bench);
        ofB += setting(*parameter, both.second, b.bench);
    }
    const bool hasValues = !ofA.isEmpty();
    ofB += others;
    const QString separator = Words::tr(", ", "between two settings");
    ComparisonWords words {ofA.join(separator), ofB.join(separator)};
    const auto most = std::max(ofA.size(), ofB.size());
    const auto start = [&](const QStringList& parts, qsizetype count) {
        const QString more = u"\u00a0…"_s; // never alone on a line
        return parts.mid(0, count).join(separator) + (parts.size() > count ? more : QString());
    };
    for (qsizetype count = most - 1; count > 0; --count)
        words.shorter.emplace_back(start(ofA, count), start(ofB, count));
    if (hasValues) {
        words.shorter.emplace_back(ofA.front(), values.second); // the name only once
        words.shorter.push_back(values);
    }
    return words;
}

/// The differences without a row that the bench of `b` reads.
QStringList otherDifferencesRead(const LabState& a, const LabState& b)
{
    const BenchRow& bench = benchOf(b.bench);
    LabState read = bench.withRestOf ? bench.withRestOf(a, b) : a;
    if (bench.showsRope) {
        read.rotations.query = b.rotations.query;
        read.rotations.key = b.rotations.key;
    }
    return otherDifferences(a, read);
}

/// Of the rows that are linked in b and say the same, all but one, which the bench shows if it
/// shows any.
void leaveOutLinked(std::vector<const Parameter*>& rows, const LabState& a, const LabState& b)
{
    for (const LinkGroup& group : linkGroups()) {
        const auto isOfGroup = [&group](const Parameter* row) {
            return linkGroupOf(row->key) == &group;
        };
        auto kept = std::ranges::find_if(rows, [&](const Parameter* row) {
            return isOfGroup(row) && isRead(benchOf(b.bench), row->key);
        });
        if (kept == rows.end())
            kept = std::ranges::find_if(rows, isOfGroup);
        if (kept == rows.end() || !(b.links.*group.isOn))
            continue;
        const Parameter* const reported = *kept;
        std::erase_if(rows, [&](const Parameter* row) {
            return row != reported && isOfGroup(row) && row->read(a) == reported->read(a)
                && row->read(b) == reported->read(b);
        });
    }
}

} // namespace

std::vector<const Parameter*> differing(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first)
{
    std::vector<const Parameter*> rows;
    const auto add = [&](std::string_view key) {
        const Parameter* const parameter = parameterNamed(namedFor(key, first));
        const bool isKnown = std::ranges::find(rows, parameter) != rows.end();
        if (parameter && !isKnown && parameter->read(a) != parameter->read(b))
            rows.push_back(parameter);
    };
    for (const std::string_view key : first)
        add(key);
    for (const Parameter& parameter : parameters())
        if (!parameter.derived && parameter.key != "bench" && !parameter.key.starts_with("link."))
            add(parameter.key);
    leaveOutLinked(rows, a, b);
    return rows;
}

namespace {

/// Whether the row is the page that a lesson shows after its reveal; the audience sees this anyway.
bool isToldPage(const Parameter* row)
{
    return row->key == "derivation.told";
}

/// If all steps of a rotation have the same format, one row is enough.
void leaveOutSteps(std::vector<const Parameter*>& rows, const LabState& a, const LabState& b)
{
    const auto whole = std::ranges::find(rows, "precision.all", &Parameter::key);
    const Value mixed(std::string("mixed"));
    if (whole == rows.end() || (*whole)->read(a) == mixed || (*whole)->read(b) == mixed)
        return;
    const Parameter* const kept = *whole;
    std::erase_if(rows, [&](const Parameter* row) {
        return row != kept && row->key != "precision.error" && row->key.starts_with("precision.");
    });
}

} // namespace

ComparisonWords revealedComparisonWords(const LabState& a, const LabState& b,
    const std::vector<std::string_view>& set, const std::vector<std::string_view>& first)
{
    std::vector<std::string_view> order = set;
    order.insert(order.end(), first.begin(), first.end());
    std::vector<const Parameter*> rows = differing(a, b, order);
    std::erase_if(rows, [&](const Parameter* row) {
        if (isToldPage(row))
            return true;
        return !isRead(benchOf(b.bench), row->key)
            && std::ranges::find(first, row->key) == first.end();
    });
    leaveOutSteps(rows, a, b);
    return wordsOf(a, b, rows, otherDifferencesRead(a, b), onSlide);
}

ComparisonWords comparisonWords(
    const LabState& a, const LabState& b, const std::vector<std::string_view>& first)
{
    std::vector<const Parameter*> rows = differing(a, b, first);
    std::erase_if(rows, isToldPage);
    leaveOutSteps(rows, a, b);
    return wordsOf(a, b, rows, otherDifferences(a, b), atDesk);
}

QString otherPairs(int ofA, int ofB)
{
    if (ofA == 1 && ofB > 1)
        return Words::tr("A has 1 pair and B has %1; each pair of A is drawn under B's pair with "
                         "the same number.")
            .arg(ofB);
    return ofA == ofB ? QString()
                      : Words::tr("A has %1 pairs and B has %2; each pair of A is drawn under B's "
                                  "pair with the same number, if there is one.")
                            .arg(ofA)
                            .arg(ofB);
}

} // namespace lab::ui
