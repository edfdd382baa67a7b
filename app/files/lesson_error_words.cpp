#include "app/files/lesson_error_words.h"

#include "app/files/lesson_cell_words.h"
#include "app/files/lesson_function_words.h"
#include "app/text/setting_words.h"
#include "core/frames/tables/scheme_table.h"
#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

// The formula or text at the path that the core returns.
QString sourceAt(const Lesson& lesson, const QString& where)
{
    const QStringList path = where.split(u'/');
    const auto ofText = [&](const LessonText& text) {
        return QString::fromStdString(textIn(text, path.back().toStdString()));
    };
    const auto at = [&](const auto& list) -> const auto&
    {
        return list[path.value(2).toULongLong()];
    };
    if (where == "question/answer"_L1)
        return QString::fromStdString(lesson.question.answer);
    if (where == "question/tolerance"_L1)
        return QString::fromStdString(lesson.question.tolerance);
    if (where.startsWith("question/wrong/"_L1))
        return path.back() == "value"_L1
            ? QString::fromStdString(at(lesson.question.wrong).value)
            : ofText(path.value(3) == "name"_L1 ? at(lesson.question.wrong).name
                                                : at(lesson.question.wrong).says);
    if (where.startsWith("question/options/"_L1))
        return ofText(path.value(3) == "text"_L1 ? at(lesson.question.options).text
                                                 : at(lesson.question.options).says);
    if (where == "question/curve/lowest"_L1 && lesson.question.curve)
        return QString::fromStdString(lesson.question.curve->lowest);
    if (where == "question/curve/highest"_L1 && lesson.question.curve)
        return QString::fromStdString(lesson.question.curve->highest);
    if (where.startsWith("question/curve/across"_L1) && lesson.question.curve)
        return ofText(lesson.question.curve->across);
    if (where.startsWith("question/curve/upwards"_L1) && lesson.question.curve)
        return ofText(lesson.question.curve->upwards);
    if (where.startsWith("question/text"_L1))
        return ofText(lesson.question.text);
    if (where.startsWith("question/unit_of_one"_L1))
        return ofText(lesson.question.unitOfOne);
    if (where.startsWith("question/unit"_L1))
        return ofText(lesson.question.unit);
    if (path[0] == "title"_L1)
        return ofText(lesson.title);
    if (path[0] == "goal"_L1)
        return ofText(lesson.goal);
    if (path[0] == "notes"_L1)
        return ofText(lesson.notes);
    if (path[0] == "outcome"_L1)
        return ofText(lesson.outcome);
    if (path[0] == "of_a"_L1)
        return ofText(lesson.ofA);
    if (path[0] == "explanation"_L1)
        return ofText(lesson.explanation);
    for (const Setting& setting : lesson.reveal) {
        if (where == u"reveal/"_s + QString::fromStdString(setting.key))
            return QString::fromStdString(text(setting.value)).mid(1); // after the =
    }
    for (const auto& [key, formula] : lesson.ghost) {
        if (where == u"ghost/"_s + QString::fromStdString(key))
            return QString::fromStdString(formula);
    }
    return {};
}

/// The parameter, or word that only lessons have, with the most similar spelling.
QString spelledAlike(const QString& name, QStringList known)
{
    for (const Parameter& one : parameters())
        known += QString::fromUtf8(one.key.data(), static_cast<qsizetype>(one.key.size()));
    return nearestKey(name, known);
}

QString unknownAmong(const QString& name, const QStringList& besides)
{
    const QString near = spelledAlike(name, besides);
    return near.isEmpty()
        ? Words::tr("there is no parameter %1; `position-lab parameters` lists them").arg(name)
        : Words::tr("there is no parameter %1 (did you mean %2?)").arg(name, near);
}

/// Whether a name in a formula is the last argument of a cell.
bool isLastOfCell(const QByteArray& source, qsizetype at, qsizetype count)
{
    const QByteArray before = source.left(at).trimmed();
    if (!before.endsWith(',') || !source.mid(at + count).trimmed().startsWith(')'))
        return false;
    qsizetype bracket = before.size() - 1;
    for (int depth = 0; bracket >= 0 && (before[bracket] != '(' || depth > 0); --bracket)
        depth += before[bracket] == ')' ? 1 : before[bracket] == '(' ? -1 : 0;
    const QByteArray call = before.left(std::max<qsizetype>(0, bracket)).trimmed();
    return call.endsWith("cell") || call.endsWith("cell_at_start");
}

/// For a name that only lacks quotes: of a table, or of a column as the last argument of a cell.
QString unquotedName(const QString& name, bool isColumn)
{
    const std::string known = name.toStdString();
    const auto isIt = [&](const TableQuantity& one) {
        return known == std::string(one.encoding) + '.' + std::string(one.quantity);
    };
    if (std::ranges::any_of(tableQuantities(), isIt))
        return Words::tr("put the name of a table in quotes: '%1'").arg(name);
    return isColumn ? Words::tr("put the name of a column in quotes: '%1'").arg(name) : QString();
}

/// For a name that has no meaning in this formula; some names do elsewhere.
QString unknownName(const Lesson& lesson, const QString& name, bool isColumn)
{
    if (name == u"π"_s)
        return Words::tr("the number π is written pi");
    if (name == "true"_L1 || name == "false"_L1)
        return Words::tr("%1 is not a number; true is 1 and false is 0").arg(name);
    if (const QString unquoted = unquotedName(name, isColumn); !unquoted.isEmpty())
        return unquoted;
    const bool isOfAnswer = name == "answer"_L1 || name == "prediction"_L1;
    if (isOfAnswer && lesson.question.curve)
        return Words::tr("%1 is a number, but the answer is a curve").arg(name);
    if (name == "answer"_L1)
        return Words::tr("%1 is defined only after the question, in %2")
            .arg(name,
                u"\"tolerance\", \"wrong\", \"says\", \"outcome\", \"of_a\", "
                "\"explanation\", \"ghost\""_s);
    if (name == "prediction"_L1)
        return Words::tr("%1 is defined only after the question, in %2")
            .arg(name, u"\"says\", \"outcome\", \"of_a\", \"explanation\", \"ghost\""_s);
    if (name == "x"_L1)
        return Words::tr(
            "x is defined only in the formulas of a curve: \"answer\" and each \"value\"");
    return unknownAmong(name, {u"answer"_s, u"prediction"_s, u"rope.rotated_width"_s});
}

bool endsWithNot(const QString& before)
{
    static const QRegularExpression negation(uR"((^|[^\w.])not$)"_s);
    return before.contains(negation);
}

/// What to write instead of an operator of another language.
QString ofOtherLanguages(const QString& sign)
{
    if (sign == "not"_L1)
        return noNegation();
    if (sign == "and"_L1 || sign == "or"_L1 || sign == "&"_L1)
        return Words::tr("there is no \"%1\"; for \"both conditions hold\" write (a > b)*(c > d), "
                         "for \"at least one\" max(a > b, c > d)")
            .arg(sign);
    if (sign == "="_L1)
        return Words::tr("compare two values with ==, not =");
    if (sign == "!"_L1)
        return Words::tr("there is no operator !; two values differ if 1 - (a == b) is 1");
    if (sign == "%"_L1)
        return Words::tr(
            "there is no operator %; for a remainder write mod(a, b), for a hundredth 0.01");
    if (sign == ","_L1)
        return Words::tr("commas only separate the arguments of a function; numbers have none and "
                         "use a decimal point: 10000, 0.5");
    static const QRegularExpression raised(u"^[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+$"_s);
    return sign.contains(raised) ? Words::tr("write powers with ^, not %1").arg(sign) : QString();
}

/// For an operator of another language.
QString unexpectedSign(const QByteArray& source, qsizetype at, const QString& piece)
{
    const QByteArray before = source.left(at).trimmed();
    const bool isFirst = before.isEmpty() || before.endsWith('{');
    if (isFirst && source.mid(at).startsWith('='))
        return Words::tr("a formula has no \"=\" in front; only those of \"reveal\" have one");
    if (source.mid(at).startsWith('*') && before.endsWith('*'))
        return Words::tr("write powers with ^, not %1").arg(u"**"_s);
    const QChar last = isFirst ? QChar() : QString::fromUtf8(before).back();
    const bool isBehindValue = !isFirst && (last.isLetterOrNumber() || last == u')');
    if (const QString other = ofOtherLanguages(piece); isBehindValue && !other.isEmpty())
        return other;
    const bool beginsValue = !piece.isEmpty() && (piece[0].isLetterOrNumber() || piece[0] == u'(');
    if (isBehindValue && beginsValue && endsWithNot(QString::fromUtf8(before)))
        return noNegation();
    if (isBehindValue && beginsValue)
        return Words::tr(
            "an operator is missing between %1 and what precedes it; write products with *")
            .arg(u'"' + piece + u'"');
    const QString blamed =
        piece.isEmpty() ? Words::tr("the end of the formula") : u'"' + piece + u'"';
    return Words::tr("%1 is not allowed here").arg(blamed);
}

QString notReal(const LessonError& error, const QString& blamed)
{
    return error.x ? Words::tr("%1 is not a real number at x = %2: roots, fractional powers and "
                               "logarithms of negative numbers are complex, and i is imaginary")
                         .arg(blamed, plainNumber(*error.x))
                   : Words::tr("%1 is not a real number: roots, fractional powers and logarithms "
                               "of negative numbers are complex, and i is imaginary")
                         .arg(blamed);
}

QString formulaWords(const Lesson& lesson, const LessonError& whole, const QString& source)
{
    const ExpressionError& error = whole.error;
    const QByteArray bytes = source.toUtf8();
    const auto from = static_cast<qsizetype>(error.from);
    const QString piece = QString::fromUtf8(bytes.mid(from, static_cast<qsizetype>(error.count)));
    const QString blamed =
        piece.isEmpty() ? Words::tr("the end of the formula") : u'"' + piece + u'"';
    switch (error.kind) {
    case ExpressionError::Kind::Unexpected:
        return unexpectedSign(bytes, from, piece);
    case ExpressionError::Kind::UnclosedText:
        return Words::tr("%1 has no closing quotation mark").arg(blamed);
    case ExpressionError::Kind::UnclosedBracket:
        return Words::tr("the bracket of %1 is not closed").arg(blamed);
    case ExpressionError::Kind::TooDeep:
        return Words::tr("brackets are nested too deeply");
    case ExpressionError::Kind::TooLong:
        return Words::tr("the formula is too long; the limit is %1 bytes").arg(longestExpression);
    case ExpressionError::Kind::UnknownName:
        if (const QString around = unknownAround(bytes, from); !around.isEmpty())
            return unknownFunction(u'"' + around + u'"');
        // The reported name includes the spaces after it.
        return unknownName(lesson, piece.trimmed(),
            isLastOfCell(bytes, from, static_cast<qsizetype>(error.count)));
    case ExpressionError::Kind::UnknownFunction:
        return unknownFunction(blamed);
    case ExpressionError::Kind::WrongArguments:
        return argumentWords(lesson, whole, piece);
    case ExpressionError::Kind::TooMuchWork:
        return Words::tr("%1 needs too much computation: the formulas of a lesson may take %2 "
                         "steps in total, counting each term of a sum, and at least %3 per cell")
            .arg(blamed)
            .arg(maxLessonSteps)
            .arg(cellSteps);
    case ExpressionError::Kind::NotReal:
        return notReal(whole, blamed);
    case ExpressionError::Kind::NotWhole:
        break;
    }
    return Words::tr("%1 needs a whole number").arg(blamed);
}

/// A value of the wrong kind for its parameter has a message of its own.
QString settingWords(const LessonError& error)
{
    const PatchError& patchError = *error.setting;
    const QString given = QString::fromStdString(text(patchError.value));
    const Parameter* const parameter = parameterNamed(patchError.key);
    if (!parameter)
        return unknownParameter(QString::fromStdString(patchError.key));
    const bool isNumber =
        parameter->kind != ParameterKind::Text && parameter->kind != ParameterKind::Choice;
    if (const auto* words = std::get_if<std::string>(&patchError.value); words && isNumber) {
        if (parsed(*parameter, *words, clamped({})))
            return Words::tr("it is in quotation marks; write it without them: %1")
                .arg(given.trimmed());
        if (error.where.starts_with("reveal/") && !wellFormed(*parameter, *words)
            && expression(*words))
            return Words::tr("it is %1; a formula starts with \"=\" here: \"=%1\"").arg(given);
    }
    return Words::tr("it is %1; it must be %2").arg(given, whatIsWanted(*parameter, clamped({})));
}

/// With the numbers at which the error occurs, if they differ from those of the lesson.
QString withItsNumbers(const Lesson& lesson, const LessonError& error, const QString& what)
{
    if (error.time == 0 || lesson.again.empty())
        return what;
    const auto start = lessonStart(lesson, error.time);
    const std::size_t entry = (error.time - 1) % lesson.again.size();
    QStringList numbers;
    for (const VariedSetting& setting : lesson.again[entry])
        if (const Parameter* const parameter = parameterNamed(setting.key); start && parameter)
            numbers +=
                QString::fromStdString(setting.key) + u" = "_s + valueText(parameter->read(*start));
    return Words::tr("%1, when again/%2 gives %3")
        .arg(what, QString::number(entry), ui::listed(numbers));
}

QString notFinite(const LessonError& error)
{
    if (error.x)
        return Words::tr("the formula has no finite value at x = %1").arg(plainNumber(*error.x));
    return error.time == 0 ? Words::tr("the formula has no finite value at the start of the lesson")
                           : Words::tr("the formula has no finite value");
}

/// For a formula given to a parameter with a fixed set of values.
QString noChoice(const LessonError& error)
{
    const auto key = error.where.substr(error.where.find('/') + 1);
    const Parameter* const parameter = parameterNamed(key);
    return Words::tr("it is %1; it must be the number of a choice of %2, from 0 to %3")
        .arg(plainNumber(error.value.value_or(0)), QString::fromStdString(key))
        .arg(parameter ? parameter->choices.size() - 1 : 0);
}

/// For an error that may occur only at some numbers.
QString wordsOfState(const Lesson& lesson, const LessonError& error)
{
    switch (error.kind) {
    case LessonError::Kind::NotFinite:
        return notFinite(error);
    case LessonError::Kind::NoOption:
        return Words::tr(
            "it is %1; it must be the number of an option, a whole number from 0 to %2")
            .arg(plainNumber(error.value.value_or(0)))
            .arg(lesson.question.options.size() - 1);
    case LessonError::Kind::NoChoice:
        return noChoice(error);
    case LessonError::Kind::EqualsAnswer:
        return Words::tr("this wrong answer equals the correct one");
    case LessonError::Kind::EmptyAxis:
        return Words::tr("it must be greater than \"lowest\"");
    case LessonError::Kind::NegativeTolerance:
        return Words::tr("it is %1; it must be at least 0, or no answer would be correct")
            .arg(plainNumber(error.value.value_or(0)));
    case LessonError::Kind::Setting:
    case LessonError::Kind::Formula:
        break;
    }
    return formulaWords(lesson, error, sourceAt(lesson, QString::fromStdString(error.where)));
}

} // namespace

QString unknownParameter(const QString& key)
{
    return unknownAmong(key, {});
}

QString errorWords(const Lesson& lesson, const LessonError& error)
{
    return error.kind == LessonError::Kind::Setting
        ? settingWords(error)
        : withItsNumbers(lesson, error, wordsOfState(lesson, error));
}

} // namespace lab::app
