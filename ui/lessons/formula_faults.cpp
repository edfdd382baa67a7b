#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct FaultWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

} // namespace

QString faultWords(const ExpressionFault& fault, const QString& formula)
{
    using Kind = ExpressionFault::Kind;
    const QByteArray bytes = formula.toUtf8();
    const auto from = static_cast<qsizetype>(fault.from);
    const auto count = static_cast<qsizetype>(fault.count);
    const QString part = QString::fromUtf8(bytes.mid(from, count));
    const qsizetype character = QString::fromUtf8(bytes.left(from)).size() + 1;
    const QString place = part.isEmpty()
        ? FaultWords::tr("at character %1").arg(character)
        : FaultWords::tr("at character %1, \"%2\"").arg(character).arg(part);
    const auto with = [&](const QString& what) {
        return FaultWords::tr("%1 %2", "what is wrong with a formula, and where").arg(what, place);
    };
    switch (fault.kind) {
    case Kind::Unexpected:
        return with(FaultWords::tr("something that is not allowed here"));
    case Kind::UnclosedText:
        return with(FaultWords::tr("a string has no closing quotation mark"));
    case Kind::UnclosedBracket:
        return with(FaultWords::tr("a closing bracket is missing"));
    case Kind::TooDeep:
        return with(FaultWords::tr("brackets are nested too deeply"));
    case Kind::TooLong:
        return FaultWords::tr("the formula has more than %1 characters").arg(longestExpression);
    case Kind::UnknownName:
        return with(FaultWords::tr("an unknown name"));
    case Kind::UnknownFunction:
        return with(FaultWords::tr("an unknown function"));
    case Kind::WrongArguments:
        return with(FaultWords::tr("too few, too many or invalid arguments in the brackets"));
    case Kind::NotReal: // as the pages ask for none
    case Kind::NotWhole:
    case Kind::TooMuchWork:
        break;
    }
    return with(FaultWords::tr("a bound that is not a whole number, or too many terms"));
}

} // namespace lab::ui
