#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

} // namespace

QString errorWords(const ExpressionError& error, const QString& formula)
{
    using Kind = ExpressionError::Kind;
    const QByteArray bytes = formula.toUtf8();
    const auto from = static_cast<qsizetype>(error.from);
    const auto count = static_cast<qsizetype>(error.count);
    const QString part = QString::fromUtf8(bytes.mid(from, count));
    const qsizetype character = QString::fromUtf8(bytes.left(from)).size() + 1;
    const QString place = part.isEmpty()
        ? ErrorWords::tr("at character %1").arg(character)
        : ErrorWords::tr("at character %1, \"%2\"").arg(character).arg(part);
    const auto with = [&](const QString& what) {
        return ErrorWords::tr("%1 %2", "what is wrong with a formula, and where").arg(what, place);
    };
    switch (error.kind) {
    case Kind::Unexpected:
        return with(ErrorWords::tr("something that is not allowed here"));
    case Kind::UnclosedText:
        return with(ErrorWords::tr("a string has no closing quotation mark"));
    case Kind::UnclosedBracket:
        return with(ErrorWords::tr("a closing bracket is missing"));
    case Kind::TooDeep:
        return with(ErrorWords::tr("brackets are nested too deeply"));
    case Kind::TooLong:
        return ErrorWords::tr("the formula has more than %1 characters").arg(longestExpression);
    case Kind::UnknownName:
        return with(ErrorWords::tr("an unknown name"));
    case Kind::UnknownFunction:
        return with(ErrorWords::tr("an unknown function"));
    case Kind::WrongArguments:
        return with(ErrorWords::tr("too few, too many or invalid arguments in the brackets"));
    case Kind::NotReal: // as the pages have none
    case Kind::NotWhole:
    case Kind::TooMuchWork:
        break;
    }
    return with(ErrorWords::tr("a bound that is not a whole number, or too many terms"));
}

} // namespace lab::ui
