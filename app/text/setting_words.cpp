#include "app/text/setting_words.h"

#include "core/state/derivation_handles.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::ParameterWords)
};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

int editDistance(const QString& left, const QString& right)
{
    std::vector<int> row(static_cast<std::size_t>(right.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < left.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i) + 1);
        for (qsizetype j = 0; j < right.size(); ++j) {
            const auto at = static_cast<std::size_t>(j);
            const int replaced = diagonal + (left[i] == right[j] ? 0 : 1);
            diagonal = row[at + 1];
            row[at + 1] = std::min({replaced, row[at] + 1, row[at + 1] + 1});
        }
    }
    return row.back();
}

/// The parameter meant by an unknown key: if it has a known prefix, one of those with it, by the
/// part after the dot; else one whose two parts are both similar.
QString nearestParameter(const QString& key)
{
    const QString group = key.section(u'.', 0, 0);
    const bool isWhole = key.contains(u'.');
    QStringList all;
    QStringList names;
    QStringList groups;
    for (const Parameter& one : parameters()) {
        const QString known = fromView(one.key);
        all += known;
        if (!groups.contains(known.section(u'.', 0, 0)))
            groups += known.section(u'.', 0, 0);
        if (known.startsWith(group + u'.'))
            names += known.section(u'.', 1);
    }
    if (!isWhole)
        return nearestKey(key, all);
    const QString begun = groups.contains(group) ? group : nearestKey(group, groups);
    if (begun.isEmpty())
        return {};
    if (begun != group) {
        for (const QString& known : all) {
            if (known.startsWith(begun + u'.'))
                names += known.section(u'.', 1);
        }
    }
    const QString name = nearestKey(key.section(u'.', 1), names);
    return name.isEmpty() ? QString() : begun + u'.' + name;
}

/// The start of a text that is too long to read.
QString shortenedValue(const QString& text)
{
    constexpr qsizetype most = 80;
    return text.size() <= most ? text : text.left(most) + u'…';
}

QString numbersWanted(const HandleListRule& rule)
{
    const QString pattern = rule.isWhole
        ? Words::tr("%1 whole numbers from %2 to %3, separated by spaces")
        : Words::tr("%1 numbers from %2 to %3, separated by spaces");
    return pattern.arg(rule.size).arg(plainNumber(rule.lowest), plainNumber(rule.highest));
}

} // namespace

QString plainNumber(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QString valueText(const Value& value)
{
    constexpr double longest = 1e15;
    const auto* number = std::get_if<double>(&value);
    if (number && std::abs(*number) < longest && std::trunc(*number) - *number >= 0
        && std::trunc(*number) - *number <= 0)
        return QString::number(*number, 'f', 0);
    return QString::fromStdString(text(value));
}

QString whatIsWanted(const Parameter& parameter, const LabState& state)
{
    switch (parameter.kind) {
    case ParameterKind::Flag:
        return Words::tr("true or false");
    case ParameterKind::Choice: {
        QStringList keys;
        for (const Choice& choice : parameter.choices)
            keys += fromView(choice.key);
        return Words::tr("one of %1").arg(ui::listed(keys));
    }
    case ParameterKind::Text:
        if (const HandleListRule* rule = ruleNamed(parameter.key))
            return numbersWanted(*rule);
        if (parameter.names && !parameter.admitsOthers) {
            QStringList names;
            for (const std::string& name : parameter.names(state))
                names += QString::fromStdString(name);
            return Words::tr("one of %1").arg(ui::listed(names));
        }
        return QCoreApplication::translate("parameters", std::string(parameter.wanted).c_str());
    case ParameterKind::Integer:
    case ParameterKind::Real:
        break;
    }
    const Range range = parameter.range(state);
    const QString pattern = parameter.kind == ParameterKind::Real
        ? Words::tr("a number from %1 to %2")
        : parameter.multipleOf == 2 ? Words::tr("an even whole number from %1 to %2")
        : parameter.multipleOf > 2  ? Words::tr("a multiple of %3 from %1 to %2")
                                    : Words::tr("a whole number from %1 to %2");
    const auto end = [&](double number) {
        return parameter.kind == ParameterKind::Real ? plainNumber(number)
                                                     : QString::number(number, 'f', 0);
    };
    const QString wanted = pattern.arg(end(range.lowest), end(range.highest));
    return parameter.multipleOf > 2 ? wanted.arg(parameter.multipleOf) : wanted;
}

QString nearestKey(const QString& key, const QStringList& known)
{
    const qsizetype most = std::max<qsizetype>(2, key.size() / 3);
    QString nearest;
    qsizetype least = most + 1;
    for (const QString& one : known) {
        if (std::abs(one.size() - key.size()) > most)
            continue; // a lower bound of the distance: a long key would take long
        if (const qsizetype distance = editDistance(key, one); distance < least) {
            nearest = one;
            least = distance;
        }
    }
    return nearest;
}

QString sentence(const PatchError& error, const LabState& state, const QString& where)
{
    const QString key = QString::fromStdString(error.key);
    const Parameter* parameter = parameterNamed(error.key);
    if (!parameter) {
        const QString near = nearestParameter(key);
        return near.isEmpty()
            ? Words::tr("%1: there is no parameter %2; `position-lab parameters` lists them.")
                  .arg(where, key)
            : Words::tr("%1: there is no parameter %2; did you mean %3?").arg(where, key, near);
    }
    const QString wanted = whatIsWanted(*parameter, error.reached ? *error.reached : state);
    const QString value = shortenedValue(QString::fromStdString(text(error.value)));
    if (value.trimmed().isEmpty())
        return Words::tr("%1: %2 is empty; it must be %3.").arg(where, key, wanted);
    return Words::tr("%1: %2 is %3; it must be %4.").arg(where, key, value, wanted);
}

} // namespace lab::app
