#include "ui/lessons/page_askings.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

/// Every formula of the texts and of the question has a value for the initial numbers.
void tryQuestion(
    const DerivationPage& page, const DerivationPage::Asking& one, const BookEntry& asked)
{
    std::vector<std::pair<QString, const Expression*>> formulas {
        {u"answer"_s, &one.question.answer}, {u"tolerance"_s, &one.question.tolerance}};
    if (one.question.period)
        formulas.emplace_back(u"period"_s, &*one.question.period);
    if (one.question.isVoid)
        formulas.emplace_back(u"void.where"_s, &*one.question.isVoid);
    for (std::size_t index = 0; index < one.question.wrong.size(); ++index)
        formulas.emplace_back(u"wrong[%1].value"_s.arg(index), &one.question.wrong[index]);
    for (const auto& [where, formula] : formulas) {
        const auto value = page.rule.value(*formula, DerivationInputs {});
        if (!value)
            failInBook(Words::tr("%1: %2.").arg(asked.place(where),
                errorWords(value.error(), QString::fromStdString(formula->written(plainStyle())))));
    }
    for (const auto& [language, words] : one.text) {
        static const QRegularExpression braces(u"\\{([^}]*)\\}"_s);
        auto found = braces.globalMatch(QString::fromStdString(words));
        while (found.hasNext()) {
            const QString text = found.next().captured(1);
            const auto formula = expression(text.toStdString());
            const auto value = formula
                ? page.rule.value(*formula, DerivationInputs {})
                : Expected<Complex, ExpressionError>(Unexpected(formula.error()));
            if (!value)
                failInBook(Words::tr("%1: %2.").arg(
                    asked.place(u"text."_s + QString::fromStdString(language)),
                    errorWords(value.error(), text)));
        }
    }
}

/// For each name in "numbers", the value for the nth time that the question is asked.
QJsonObject numbersOfTime(const BookEntry& numbers, qsizetype time)
{
    QJsonObject all;
    for (auto one = numbers.object().begin(); one != numbers.object().end(); ++one) {
        const QJsonArray values = one.value().toArray();
        const bool areNumbers =
            std::ranges::all_of(values, [](const auto& value) { return value.isDouble(); });
        if (values.size() < 2 || !areNumbers)
            failInBook(Words::tr("%1 must be a list of two numbers or more: of the first question, "
                                 "and of those after it.")
                           .arg(numbers.place(one.key())));
        all.insert(one.key(), values[time % values.size()]);
    }
    return all;
}

/// The text with each name of the numbers replaced by its value; in a text with braces, only inside
/// them.
QString withNumbers(const QString& text, const QJsonObject& numbers, bool isFormula)
{
    const auto isOfWord = [](QChar one) {
        return one == u'_' || (one.unicode() < 0x80 && one.isLetterOrNumber());
    };
    QString all;
    bool isInBraces = false;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = at;
        while (end < text.size() && isOfWord(text[end]))
            ++end;
        const QStringView word = QStringView(text).mid(at, end - at);
        const auto number = numbers.find(word);
        if (number != numbers.end() && (isFormula || isInBraces))
            all += u"(%1)"_s.arg(number->toDouble());
        else
            all += word;
        if (end < text.size()) {
            isInBraces = text[end] == u'{' || (isInBraces && text[end] != u'}');
            all += text[end++];
        }
        at = end;
    }
    return all;
}

/// The question with other numbers.
QJsonObject askedAgain(QJsonObject asked, const QJsonObject& numbers)
{
    const auto replace = [&](QJsonObject& object, const QString& key, bool isFormula) {
        if (object.value(key).isString())
            object.insert(key, withNumbers(object.value(key).toString(), numbers, isFormula));
    };
    QJsonObject text = asked.value("text"_L1).toObject();
    for (const QString& language : text.keys())
        replace(text, language, false);
    asked.insert("text"_L1, text);
    replace(asked, u"answer"_s, true);
    replace(asked, u"tolerance"_s, true);
    replace(asked, u"period"_s, true);
    QJsonArray wrong;
    for (const auto& value : asked.value("wrong"_L1).toArray()) {
        QJsonObject one = value.toObject();
        replace(one, u"value"_s, true);
        wrong.append(one);
    }
    asked.insert("wrong"_L1, wrong);
    return asked;
}

DerivationPage::Asking asking(const BookEntry& asked)
{
    DerivationPage::Asking one {asked.words("text"_L1),
        {asked.formula("answer"_L1), asked.formula("tolerance"_L1), {}}, {}};
    if (asked.has("period"_L1))
        one.question.period = asked.formula("period"_L1);
    if (asked.has("void"_L1)) {
        const BookEntry none = asked.entry("void"_L1);
        none.knows({u"where"_s, u"says"_s});
        one.question.isVoid = none.formula("where"_L1);
        one.voidSays = none.words("says"_L1);
    }
    for (const BookEntry& wrong : asked.list("wrong"_L1))
        one.question.wrong.push_back(wrong.formula("value"_L1));
    return one;
}

} // namespace

std::vector<DerivationPage::Asking> askingsOf(const BookEntry& asked)
{
    if (!asked.has("numbers"_L1))
        return {asking(asked)};
    const BookEntry numbers = asked.entry("numbers"_L1);
    constexpr qsizetype different = 3; // the first, and two repeats
    std::vector<DerivationPage::Asking> all;
    for (qsizetype time = 0; time < different; ++time)
        all.push_back(asking({askedAgain(asked.object(), numbersOfTime(numbers, time)),
            asked.place({}).chopped(1)}));
    return all;
}

std::optional<DerivationPage::Sketch> sketchOf(const BookEntry& asked)
{
    if (!asked.has("sketch"_L1))
        return {};
    const BookEntry entry = asked.entry("sketch"_L1);
    entry.knows({u"list"_s, u"curve"_s, u"level_from"_s, u"right"_s, u"wrong"_s});
    DerivationPage::Sketch sketch;
    sketch.list = chosenIn<HandleList>(entry, "list"_L1,
        {{"score"_L1, HandleList::ScoreSketch}, {"bound"_L1, HandleList::BoundSketch}});
    if (entry.has("curve"_L1))
        sketch.curve = entry.formula("curve"_L1);
    const auto last = static_cast<int>(ruleOf(sketch.list).size) - 1;
    if (entry.has("level_from"_L1)) {
        sketch.levelFrom = entry.object().value("level_from"_L1).toInt(0);
        if (sketch.levelFrom < 1 || sketch.levelFrom >= last)
            failInBook(Words::tr("%1 must be a point from 1 to %2.")
                           .arg(entry.place(u"level_from"_s))
                           .arg(last - 1));
    }
    if (sketch.curve.has_value() == (sketch.levelFrom > 0))
        failInBook(Words::tr("%1 must have a curve, or a point from which it is constant.")
                       .arg(asked.place(u"sketch"_s)));
    sketch.right = entry.words("right"_L1);
    sketch.wrong = entry.words("wrong"_L1);
    return sketch;
}

void tryAskings(const DerivationPage& page, const BookEntry& asked)
{
    for (const DerivationPage::Asking& one : page.askings)
        tryQuestion(page, one, asked);
}

const DerivationPage::Asking& DerivationPage::asking(int time) const
{
    return askings[static_cast<std::size_t>(time) % askings.size()];
}

} // namespace lab::ui
