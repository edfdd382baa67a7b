#include "ui/paint/formula/formula.h"

#include "ui/paint/formula/formula_outline.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr QLatin1StringView shortened = ":short"_L1;

} // namespace

Formula::Formula(std::shared_ptr<const FormulaOutline> outline)
    : m_outline(std::move(outline))
{
}

QString Formula::tex() const
{
    return m_outline ? m_outline->tex : QString();
}

QStringList Formula::symbolNames() const
{
    QStringList names;
    if (m_outline) {
        for (const FormulaSymbol& symbol : m_outline->symbols) {
            if (symbol.kind != FormulaSymbol::Kind::Role)
                names << symbol.name;
        }
    }
    names.removeDuplicates();
    return names;
}

struct FormulaBook::Content {
    Content();
    Formula formula(const QString& key, FormulaOutline::Parts parts);

    QByteArray text; ///< of the resource
    QMap<QString, QByteArray> formulas; ///< the JSON of each, a part of the text
    QMap<QString, QString> spokenPower;
    std::shared_ptr<const Glyphs> glyphs;
    std::shared_ptr<const Digits> digits;
    std::map<std::pair<QString, FormulaOutline::Parts>, Formula> opened;
};

/// The file has a line per formula, `"key":{…},`, and they come last: the program needs only a few
/// of them at its start, and parsing all would cost more than everything else that it reads.
FormulaBook::Content::Content()
{
    QFile file(u":/formulas/outlines.json"_s);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the formulas are missing from the program's resources");
    text = file.readAll();
    const QByteArrayView opening(",\n\"formulas\":{\n");
    const qsizetype end = text.indexOf(opening);
    const QJsonObject book = QJsonDocument::fromJson(text.first(end) + '}').object();
    QStringList outlines;
    for (const auto& outline : book["glyphs"_L1].toArray())
        outlines << outline.toString();
    glyphs = std::make_shared<Glyphs>(outlines);
    digits = std::make_shared<Digits>(book["numbers"_L1].toObject(), glyphs);
    for (qsizetype line = end + opening.size(); text[line] == '"';) {
        const qsizetype next = text.indexOf('\n', line) + 1;
        const qsizetype colon = text.indexOf(':', line);
        const qsizetype close = text.lastIndexOf('}', next - 1);
        formulas.insert(QString::fromUtf8(text.data() + line + 1, colon - line - 2),
            QByteArray::fromRawData(text.data() + colon + 1, close - colon));
        line = next;
    }
    spokenPower = formula(u"number.power"_s, FormulaOutline::Parts::All).outline()->spoken;
}

Formula FormulaBook::Content::formula(const QString& key, FormulaOutline::Parts parts)
{
    const auto known = opened.find({key, parts});
    if (known != opened.end())
        return known->second;
    const auto json = formulas.find(key);
    if (json == formulas.end()) {
        qWarning("no formula is called %ls", qUtf16Printable(key));
        return opened.emplace(std::pair(key, parts), Formula()).first->second;
    }
    const auto outline = std::make_shared<FormulaOutline>(
        QJsonDocument::fromJson(*json).object(), parts, glyphs, digits);
    outline->key = key;
    outline->spokenPower = spokenPower;
    Formula made(outline);
    return opened.emplace(std::pair(key, parts), std::move(made)).first->second;
}

FormulaBook::FormulaBook() = default;
FormulaBook::~FormulaBook() = default;

FormulaBook::Content& FormulaBook::content() const
{
    if (!m_content)
        m_content = std::make_unique<Content>();
    return *m_content;
}

QStringList FormulaBook::keys() const
{
    return content().formulas.keys();
}

Formula FormulaBook::formula(const QString& key) const
{
    return key.endsWith(shortened)
        ? content().formula(key.chopped(shortened.size()), FormulaOutline::Parts::Needed)
        : content().formula(key, FormulaOutline::Parts::All);
}

QString FormulaBook::shortKey(const QString& key)
{
    return key + shortened;
}

} // namespace lab::ui
