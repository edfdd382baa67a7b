#include "app/files/lesson_function_words.h"

#include "app/text/setting_words.h"

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

const QStringList& knownFunctions()
{
    static const QStringList all {u"abs"_s, u"arg"_s, u"at_start"_s, u"cell"_s, u"cell_at_start"_s,
        u"conj"_s, u"cos"_s, u"exp"_s, u"floor"_s, u"if"_s, u"im"_s, u"largest"_s, u"ln"_s,
        u"max"_s, u"min"_s, u"mod"_s, u"phi"_s, u"re"_s, u"round"_s, u"sin"_s, u"smallest"_s,
        u"sqrt"_s, u"sum"_s};
    return all;
}

/// Whether two names differ by one inserted, deleted or replaced letter.
bool isOneEditOff(const QString& name, const QString& other)
{
    const qsizetype most = std::max(name.size(), other.size());
    const qsizetype least = std::min(name.size(), other.size());
    qsizetype alike = 0;
    while (alike < least && name[alike] == other[alike])
        ++alike;
    for (qsizetype end = 1; alike < least && name[name.size() - end] == other[other.size() - end];)
        ++end, ++alike;
    return alike >= most - 1;
}

QString functionMeant(const QString& name)
{
    constexpr qsizetype longName = 6; // a third of its letters may be wrong
    if (name.size() >= longName)
        return nearestKey(name, knownFunctions());
    const auto near = std::ranges::find_if(
        knownFunctions(), [&](const QString& one) { return isOneEditOff(name, one); });
    return near == knownFunctions().end() ? QString() : *near;
}

} // namespace

QString noNegation()
{
    return Words::tr("there is no %1; if a is 1 or 0, its opposite is 1 - a").arg(u"\"not\""_s);
}

QString unknownFunction(const QString& blamed)
{
    if (blamed == "\"pow\""_L1)
        return Words::tr("write powers with ^, not %1").arg(u"pow"_s);
    if (blamed == "\"not\""_L1)
        return noNegation();
    if (blamed.startsWith("\"log"_L1))
        return Words::tr("there is no function %1; the natural logarithm is ln").arg(blamed);
    if (blamed.startsWith("\"ceil"_L1))
        return Words::tr("there is no function %1; -floor(-a) rounds a up").arg(blamed);
    if (const QString meant = functionMeant(blamed.mid(1).chopped(1)); !meant.isEmpty())
        return Words::tr("there is no function %1 (did you mean %2?)").arg(blamed, meant);
    return Words::tr("there is no function %1; besides the functions of every formula, a lesson "
                     "has cell, cell_at_start, at_start and phi")
        .arg(blamed);
}

QString unknownAround(const QByteArray& source, qsizetype at)
{
    static const QRegularExpression named(uR"([A-Za-z_][\w.]*$)"_s);
    int depth = 0;
    for (qsizetype bracket = at - 1; bracket >= 0 && source[bracket] != '{'; --bracket) {
        depth += source[bracket] == ')' ? 1 : source[bracket] == '(' ? -1 : 0;
        if (depth >= 0)
            continue;
        depth = 0;
        const QString name =
            named.match(QString::fromUtf8(source.left(bracket)).trimmed()).captured();
        if (!name.isEmpty() && !knownFunctions().contains(name))
            return name;
    }
    return {};
}

} // namespace lab::app
