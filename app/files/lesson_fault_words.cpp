#include "app/files/lesson_fault_words.h"

#include "app/commands/setting_words.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::app::LessonFile)
};

// The formula or text at the path that the core gives.
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

QString formulaWords(const ExpressionFault& fault, const QString& source)
{
    const QByteArray bytes = source.toUtf8();
    const QString piece = QString::fromUtf8(
        bytes.mid(static_cast<qsizetype>(fault.from), static_cast<qsizetype>(fault.count)));
    const QString blamed =
        piece.isEmpty() ? Words::tr("the end of the formula") : u'"' + piece + u'"';
    switch (fault.kind) {
    case ExpressionFault::Kind::Unexpected:
        return Words::tr("%1 cannot stand where it stands").arg(blamed);
    case ExpressionFault::Kind::UnclosedText:
        return Words::tr("%1 has no closing quotation mark").arg(blamed);
    case ExpressionFault::Kind::UnclosedBracket:
        return Words::tr("the bracket of %1 is not closed").arg(blamed);
    case ExpressionFault::Kind::TooDeep:
        return Words::tr("brackets are nested too deeply");
    case ExpressionFault::Kind::TooLong:
        return Words::tr("the formula is too long; at most %1 bytes are read")
            .arg(longestExpression);
    case ExpressionFault::Kind::UnknownName:
        return unknownParameter(piece);
    case ExpressionFault::Kind::UnknownFunction:
        return Words::tr("there is no function %1; a lesson has cell, cell_at_start and at_start "
                         "beside those of every formula")
            .arg(blamed);
    case ExpressionFault::Kind::WrongArguments:
        return Words::tr("%1 does not fit; cell wants a table that `position-lab encodings` "
                         "lists, one of its rows and the name of a column, such as "
                         "cell(\"rope.score\", 5, \"score\")")
            .arg(blamed);
    case ExpressionFault::Kind::TooMuchWork:
        return Words::tr("%1 is too much work: the formulas of a lesson may take %2 steps in all, "
                         "a term of a sum counting each time, and a cell at least %3 of them")
            .arg(blamed)
            .arg(mostLessonSteps)
            .arg(cellSteps);
    case ExpressionFault::Kind::NotWhole:
        break;
    }
    return Words::tr("%1 wants a whole number").arg(blamed);
}

} // namespace

QString unknownParameter(const QString& key)
{
    QStringList known;
    for (const Parameter& one : parameters())
        known += QString::fromUtf8(one.key.data(), static_cast<qsizetype>(one.key.size()));
    const QString near = nearestKey(key, known);
    return near.isEmpty()
        ? Words::tr("there is no parameter %1; `position-lab parameters` lists them").arg(key)
        : Words::tr("there is no parameter %1; %2 is spelled alike").arg(key, near);
}

QString faultWords(const Lesson& lesson, const LessonFault& fault)
{
    switch (fault.kind) {
    case LessonFault::Kind::Setting: {
        const QString key = QString::fromStdString(fault.setting->key);
        const Parameter* const parameter = parameterNamed(fault.setting->key);
        return parameter ? Words::tr("it is %1; it must be %2")
                               .arg(QString::fromStdString(text(fault.setting->value)),
                                   whatIsWanted(*parameter, clamped({})))
                         : unknownParameter(key);
    }
    case LessonFault::Kind::NotFinite:
        return Words::tr("the formula has no finite value at the lesson's start");
    case LessonFault::Kind::NoOption:
        return Words::tr("the answer must be the number of an option, a whole number from 0 to %1")
            .arg(lesson.question.options.size() - 1);
    case LessonFault::Kind::EqualsAnswer:
        return Words::tr("this wrong model gives the right answer");
    case LessonFault::Kind::EmptyAxis:
        return Words::tr("it must be more than \"lowest\"");
    case LessonFault::Kind::NegativeTolerance:
        return Words::tr("it is %1; it must be 0 or more, or nothing would be right")
            .arg(plainNumber(fault.value.value_or(0)));
    case LessonFault::Kind::Formula:
        break;
    }
    return formulaWords(fault.fault, sourceAt(lesson, QString::fromStdString(fault.where)));
}

} // namespace lab::app
