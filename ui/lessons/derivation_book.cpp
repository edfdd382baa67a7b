#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::DerivationBook)
};

[[noreturn]] void fail(const QString& sentence)
{
    throw Problem {sentence};
}

/// One object of the file and the way to it, for sentences: "steps[3].question".
class Entry {
public:
    Entry(QJsonObject object, QString place)
        : m_object(std::move(object))
        , m_place(std::move(place))
    {
    }

    bool has(QLatin1StringView key) const { return m_object.contains(key); }
    QString place(const QString& key) const
    {
        return m_place.isEmpty() ? key : m_place + u'.' + key;
    }
    const QJsonObject& object() const { return m_object; }

    QString text(QLatin1StringView key) const
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isString() || value.toString().isEmpty())
            fail(Words::tr("%1 must be a text.").arg(place(key)));
        return value.toString();
    }

    LanguageTexts words(QLatin1StringView key) const
    {
        const Entry all = entry(key);
        LanguageTexts texts;
        for (const QString& language : languages()) {
            const QString words = all.m_object.value(language).toString();
            if (words.isEmpty())
                fail(Words::tr("%1 needs words in %2.").arg(place(key), language));
            texts[language.toStdString()] = words.toStdString();
        }
        return texts;
    }

    Entry entry(QLatin1StringView key) const
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isObject())
            fail(Words::tr("%1 must be an object in braces.").arg(place(key)));
        return {value.toObject(), place(key)};
    }

    std::vector<Entry> list(QLatin1StringView key) const
    {
        const QJsonValue value = m_object.value(key);
        if (!value.isArray())
            fail(Words::tr("%1 must be a list in square brackets.").arg(place(key)));
        std::vector<Entry> entries;
        const QJsonArray array = value.toArray();
        for (qsizetype index = 0; index < array.size(); ++index) {
            const QString where = u"%1[%2]"_s.arg(place(key)).arg(index);
            if (!array[index].isObject())
                fail(Words::tr("%1 must be an object in braces.").arg(where));
            entries.emplace_back(array[index].toObject(), where);
        }
        return entries;
    }

private:
    QJsonObject m_object;
    QString m_place;
};

template <class Value> using Named = std::pair<QLatin1StringView, Value>;

/// The value that a text of the file names, one of those that there are.
template <class Value, std::size_t Count>
Value chosen(const Entry& entry, QLatin1StringView key, const Named<Value> (&names)[Count])
{
    const QString given = entry.text(key);
    QStringList known;
    for (const auto& [name, value] : names) {
        if (given == name)
            return value;
        known += name;
    }
    fail(Words::tr("%1 is %2; it must be one of %3.")
             .arg(entry.place(key), given, known.join(u", "_s)));
}

std::vector<Definition> definitions(const Entry& entry)
{
    std::vector<Definition> all;
    if (!entry.has("definitions"_L1))
        return all;
    const Entry heads = entry.entry("definitions"_L1);
    for (auto one = heads.object().begin(); one != heads.object().end(); ++one) {
        const QString head = one.key();
        const qsizetype opening = head.indexOf(u'(');
        if (opening < 1 || !head.endsWith(u')') || !one.value().isString())
            fail(Words::tr("%1 must be like \"f(v, p)\": \"a formula\".").arg(heads.place(head)));
        Definition definition {
            head.left(opening).toStdString(), {}, one.value().toString().toStdString()};
        const QString names = head.mid(opening + 1, head.size() - opening - 2);
        for (const QString& name : names.split(u',', Qt::SkipEmptyParts))
            definition.parameters.push_back(name.trimmed().toStdString());
        all.push_back(std::move(definition));
    }
    return all;
}

std::optional<std::string> optionalText(const Entry& entry, QLatin1StringView key)
{
    if (!entry.has(key))
        return {};
    return entry.text(key).toStdString();
}

Expression formula(const Entry& entry, QLatin1StringView key)
{
    const QString text = entry.text(key);
    auto read = expression(text.toStdString());
    if (!read)
        fail(Words::tr("%1: %2.").arg(entry.place(key), faultWords(read.error(), text)));
    return *std::move(read);
}

/// The text of the file that a fault of the core names: "breaks.slope.f" is one of a break.
QString formulaAt(const StepText& text, const QString& where)
{
    const QStringList parts = where.split(u'.');
    const auto body = [](const std::vector<Definition>& all, const QString& name) {
        for (const Definition& one : all)
            if (QString::fromStdString(one.name) == name)
                return QString::fromStdString(one.body);
        return QString();
    };
    if (parts.size() == 3) {
        for (const StepText::Break& way : text.breaks) {
            if (QString::fromStdString(way.key) != parts[1])
                continue;
            if (parts[2] == "left"_L1 && way.left)
                return QString::fromStdString(*way.left);
            if (parts[2] == "right"_L1 && way.right)
                return QString::fromStdString(*way.right);
            return body(way.definitions, parts[2]);
        }
    }
    if (where == "left"_L1)
        return QString::fromStdString(text.left);
    if (where == "right"_L1)
        return QString::fromStdString(text.right);
    if (where == "tolerance"_L1)
        return QString::fromStdString(text.tolerance);
    return body(text.definitions, where);
}

StepRule readRule(StepText text, const QString& place)
{
    auto read = stepRule(text);
    if (!read) {
        const QString where = QString::fromStdString(read.error().where);
        fail(Words::tr("%1.%2: %3.")
                 .arg(place, where, faultWords(read.error().fault, formulaAt(text, where))));
    }
    return *std::move(read);
}

StepCode code(const Entry& entry)
{
    StepCode code;
    if (!entry.has("code"_L1))
        return code;
    const Entry given = entry.entry("code"_L1);
    for (const auto& line : given.object().value("setup"_L1).toArray()) {
        if (!line.isString())
            fail(Words::tr("%1 must be a list of lines.").arg(given.place(u"setup"_s)));
        code.setup += line.toString();
    }
    code.left = QString::fromStdString(optionalText(given, "left"_L1).value_or(""));
    code.right = QString::fromStdString(optionalText(given, "right"_L1).value_or(""));
    return code;
}

DerivationStep step(const Entry& entry, const DerivationBook& book, const QString& place)
{
    StepText text;
    text.key = entry.text("key"_L1).toStdString();
    text.definitions = definitions(entry);
    text.left = entry.text("left"_L1).toStdString();
    text.right = entry.text("right"_L1).toStdString();
    text.tolerance = optionalText(entry, "tolerance"_L1).value_or(text.tolerance);
    text.every = chosen<Every>(entry, "every"_L1,
        {{"nothing"_L1, Every::Nothing}, {"shift"_L1, Every::Shift},
            {"position"_L1, Every::Position}, {"vector and shift"_L1, Every::VectorAndShift},
            {"vector and position"_L1, Every::VectorAndPosition}});
    std::vector<DerivationStep::Way> ways;
    for (const Entry& way : entry.list("breaks"_L1)) {
        text.breaks.push_back({way.text("key"_L1).toStdString(), definitions(way),
            optionalText(way, "left"_L1), optionalText(way, "right"_L1)});
        ways.push_back({way.words("label"_L1), way.words("lost"_L1), code(way),
            way.object().value("by_hand"_L1).toBool()});
    }
    if (ways.size() > mostBreaks)
        fail(Words::tr("%1 has more than %2 entries.")
                 .arg(entry.place(u"breaks"_s))
                 .arg(mostBreaks));

    const Entry asked = entry.entry("question"_L1);
    StepQuestion question {formula(asked, "answer"_L1), formula(asked, "tolerance"_L1), {}, false};
    if (asked.has("set"_L1))
        question.shift = asked.entry("set"_L1).object().value("s"_L1).toInteger();
    if (asked.has("asks"_L1))
        question.asksForLeft = chosen<bool>(asked, "asks"_L1, {{"left side"_L1, true}});

    using Ghost = DerivationStep::Ghost;
    Ghost ghost = Ghost::None;
    if (asked.has("ghost"_L1))
        ghost = chosen<Ghost>(
            asked, "ghost"_L1, {{"length"_L1, Ghost::Length}, {"angle"_L1, Ghost::Angle}});
    const StepPicture picture = chosen<StepPicture>(entry, "picture"_L1,
        {{"vectors"_L1, StepPicture::Vectors}, {"turned"_L1, StepPicture::Turned},
            {"shifted"_L1, StepPicture::Shifted}, {"same_place"_L1, StepPicture::SamePlace},
            {"bends"_L1, StepPicture::Bends}, {"line"_L1, StepPicture::Line},
            {"pairs"_L1, StepPicture::Pairs}, {"layouts"_L1, StepPicture::Layouts},
            {"products"_L1, StepPicture::Products}, {"planes"_L1, StepPicture::Planes}});
    SidesShown sides = SidesShown::No;
    if (entry.has("sides"_L1))
        sides = chosen<SidesShown>(
            entry, "sides"_L1, {{"point"_L1, SidesShown::Points}, {"foot"_L1, SidesShown::Feet}});
    const QString principle = entry.text("principle"_L1);
    if (!book.principles.contains(principle))
        fail(
            Words::tr("%1: there is no principle %2.").arg(entry.place(u"principle"_s), principle));

    DerivationStep step {readRule(std::move(text), place), picture, sides, principle,
        entry.words("title"_L1), entry.words("why"_L1), std::move(ways), asked.words("text"_L1),
        std::move(question), ghost, code(entry)};
    for (const Expression& one : {step.question.answer, step.question.tolerance}) {
        const auto value = step.rule.value(one, DerivationInputs {});
        if (!value)
            fail(Words::tr("%1: %2.").arg(
                asked.place(u"answer"_s), faultWords(value.error(), asked.text("answer"_L1))));
    }
    return step;
}

DerivationBook read(const Entry& file)
{
    DerivationBook book;
    const Entry principles = file.entry("principles"_L1);
    for (const QString& key : principles.object().keys()) {
        const std::string name = key.toStdString();
        book.principles.insert(key, principles.words(QLatin1StringView(name)));
    }
    for (const Entry& entry : file.list("steps"_L1))
        book.steps.push_back(step(entry, book, entry.place({}).chopped(1)));
    if (book.steps.size() != derivationSteps)
        fail(Words::tr("steps has %1 entries; it must have %2.")
                 .arg(book.steps.size())
                 .arg(derivationSteps));
    return book;
}

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
        ? Words::tr("at character %1").arg(character)
        : Words::tr("at character %1, \"%2\"").arg(character).arg(part);
    const auto with = [&](const QString& what) {
        return Words::tr("%1 %2", "what is wrong with a formula, and where").arg(what, place);
    };
    switch (fault.kind) {
    case Kind::Unexpected:
        return with(Words::tr("something that cannot stand there"));
    case Kind::UnclosedText:
        return with(Words::tr("a text has no closing quotation mark"));
    case Kind::UnclosedBracket:
        return with(Words::tr("a closing bracket is missing"));
    case Kind::TooDeep:
        return with(Words::tr("brackets are nested too deeply"));
    case Kind::TooLong:
        return Words::tr("the formula has more than %1 characters").arg(longestExpression);
    case Kind::UnknownName:
        return with(Words::tr("an unknown name"));
    case Kind::UnknownFunction:
        return with(Words::tr("an unknown function"));
    case Kind::WrongArguments:
        return with(Words::tr("too few, too many or wrong values between the brackets"));
    case Kind::NotWhole:
    case Kind::TooMuchWork:
        break;
    }
    return with(Words::tr("a bound that is no whole number, or too many terms"));
}

Outcome<DerivationBook> derivationBook(const QByteArray& json)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        const QByteArray before = json.left(error.offset);
        return Unexpected(Problem {Words::tr("The file is not JSON from line %1, column %2 on.")
                                       .arg(before.count('\n') + 1)
                                       .arg(before.size() - before.lastIndexOf('\n'))});
    }
    try {
        return read({document.object(), {}});
    } catch (const Problem& problem) {
        return Unexpected(problem);
    }
}

const DerivationBook& ownDerivationBook()
{
    static const DerivationBook book = [] {
        QFile file(u":/derivation/steps.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The steps of the derivation are missing from the program.");
        auto read = derivationBook(file.readAll());
        if (!read)
            qFatal("The steps of the derivation: %s", qPrintable(read.error().sentence));
        return *std::move(read);
    }();
    return book;
}

} // namespace lab::ui
