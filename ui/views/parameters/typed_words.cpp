#include "ui/views/parameters/typed_words.h"

#include "core/state/landmarks.h"
#include "core/state/links.h"
#include "ui/paint/text/number_text.h"
#include "ui/paint/text/punctuation.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::TypedWords)
};

/// "10¹²" for "1e12"
QString endOfRange(const Parameter& parameter, double number)
{
    static const QRegularExpression power(u"^1e"_s);
    return withSuperscripts(shownNumber(parameter, number).replace(power, u"10^"_s));
}

/// The rows that a line sets, or the chosen one; each once.
std::vector<const Parameter*> rowsOf(const TypedValues& typed, const Parameter& chosen)
{
    std::vector<const Parameter*> rows;
    for (const Setting& one : typed.settings) {
        const Parameter* row = parameterNamed(one.key);
        if (std::ranges::find(rows, row) == rows.end())
            rows.push_back(row);
    }
    return rows.empty() ? std::vector {&chosen} : rows;
}

/// "Qwen3 and 16 more"; empty if no model is known for it.
QString modelsWith(const Parameter& parameter, double number)
{
    if (parameter.symbol != "b")
        return {};
    for (const Landmark& landmark : baseLandmarks()) {
        if (std::abs(landmark.number - number) > 0 || landmark.name.empty())
            continue;
        const auto name =
            QString::fromUtf8(landmark.name.data(), static_cast<qsizetype>(landmark.name.size()));
        return landmark.models > 1 ? Words::tr("%1 and %2 more").arg(name).arg(landmark.models - 1)
                                   : name;
    }
    return {};
}

bool isShared(const Parameter& parameter, const LabState& state)
{
    const LinkGroup* group = linkGroupOf(parameter.key);
    return group && isMember(state, parameter.key) && state.links.*group->isOn;
}

} // namespace

QString shortNameOf(const Parameter& parameter)
{
    return parameter.symbol.size() == 1 ? QString::fromUtf8(parameter.symbol.data(), 1)
                                        : labelOf(parameter);
}

std::vector<const Parameter*> mainOnes(const std::vector<const Parameter*>& known)
{
    std::vector<const Parameter*> rows;
    std::ranges::copy_if(
        known, std::back_inserter(rows), [](const Parameter* row) { return !row->symbol.empty(); });
    return rows.empty() ? known : rows;
}

Expected<TypedValues, TypingError> typedLine(const QString& line, const Parameter& chosen,
    std::span<const Parameter* const> known, const LabState& state)
{
    return typedValues(inHalfWidth(line).toStdString(), chosen, known, state);
}

QString typingErrorText(const TypingError& error, std::span<const Parameter* const> known)
{
    if (error.kind == TypingError::Kind::UnknownName) {
        QStringList names;
        for (const Parameter* row : known)
            if (row->symbol.size() == 1)
                names += shortNameOf(*row);
        const QString typed = QString::fromStdString(error.name);
        return names.isEmpty() ? Words::tr("“%1” is not a parameter of this bench.").arg(typed)
                               : Words::tr("“%1” is not a parameter of this bench; it has %2.")
                                     .arg(typed, listed(names));
    }
    const Parameter& row = *error.parameter;
    const QString pattern = row.kind == ParameterKind::Real ? Words::tr("%1: from %2 to %3")
        : row.multipleOf == 2 ? Words::tr("%1: even numbers from %2 to %3")
        : row.multipleOf > 2  ? Words::tr("%1: multiples of %4 from %2 to %3")
                              : Words::tr("%1: whole numbers from %2 to %3");
    const QString text = pattern.arg(
        labelOf(row), endOfRange(row, error.range.lowest), endOfRange(row, error.range.highest));
    return row.multipleOf > 2 ? text.arg(row.multipleOf) : text;
}

QString typedText(const TypedValues& typed, const Parameter& chosen)
{
    const std::vector<const Parameter*> rows = rowsOf(typed, chosen);
    QStringList values;
    for (const Parameter* row : rows) {
        const QString value = shownValue(*row, row->read(typed.reached));
        const bool isAlone = rows.size() == 1 && row == &chosen;
        values += isAlone ? value : shortNameOf(*row) + u" = "_s + value;
    }
    return listed(values);
}

bool isLocked(
    const std::vector<std::string>& locked, const TypedValues& typed, const LabState& before)
{
    return std::ranges::any_of(locked, [&](const std::string& key) {
        const Parameter* row = parameterNamed(key);
        const bool isTyped =
            std::ranges::find(typed.settings, key, &Setting::key) != typed.settings.end();
        return row && (isTyped || row->read(before) != row->read(typed.reached));
    });
}

QString typedNote(const TypedValues& typed, const Parameter& chosen)
{
    const std::vector<const Parameter*> rows = rowsOf(typed, chosen);
    if (rows.size() > 1)
        return {};
    const Parameter& row = *rows.front();
    QStringList parts {modelsWith(row, asNumber(row.read(typed.reached)))};
    if (isShared(row, typed.reached))
        parts += Words::tr("all benches");
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace lab::ui
