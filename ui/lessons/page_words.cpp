#include "ui/lessons/page_words.h"

#include "core/derivation/derivation_scope.h"
#include "core/derivation/matrix_scores.h"
#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::PageWords)
};

constexpr int allDigits = QLocale::FloatingPointShortest; ///< that read back as the same number
constexpr int digitsPutIn = 6;
constexpr int digitsOfResult = 4;

QString number(double value, int digits)
{
    return QString::number(value, 'g', digits);
}

/// "0.93 + 0.65*i"; with another imaginary unit for code.
QString number(Complex value, int digits, const QString& unit)
{
    if (std::abs(value.imag()) <= 0)
        return number(value.real(), digits);
    const QString sign = value.imag() < 0 ? u" - "_s : u" + "_s;
    return number(value.real(), digits) + sign + number(std::abs(value.imag()), digits) + unit;
}

/// For people: integers as integers, and a power of ten instead of an exponent.
QString shown(double value, int digits)
{
    constexpr double longestWhole = 1e15;
    static const QRegularExpression exponent(u"e\\+?(-?)0*"_s);
    if (std::isinf(value))
        return value < 0 ? u"-∞"_s : u"∞"_s;
    const bool isWhole = std::abs(value) < longestWhole && std::abs(value - std::trunc(value)) <= 0;
    return isWhole ? QString::number(value, 'f', 0)
                   : number(value, digits).replace(exponent, u"*10^\\1"_s);
}

/// "0.93 + 0.65*i"
QString shown(Complex value, int digits)
{
    if (std::abs(value.imag()) <= 0)
        return shown(value.real(), digits);
    const QString sign = value.imag() < 0 ? u" - "_s : u" + "_s;
    return shown(value.real(), digits) + sign + shown(std::abs(value.imag()), digits) + u"*i"_s;
}

QString typeset(QString formula)
{
    return formula.replace(u'-', u'−').replace(u'*', u'·');
}

QString list(const Eigen::ArrayXd& values)
{
    QStringList numbers;
    for (const double value : values)
        numbers += number(value, allDigits);
    return u'[' + numbers.join(u", "_s) + u']';
}

QString list(const Eigen::MatrixXd& matrix)
{
    QStringList rows;
    for (Eigen::Index row = 0; row < matrix.rows(); ++row)
        rows += list(Eigen::ArrayXd(matrix.row(row).transpose().array()));
    return u'[' + rows.join(u", "_s) + u']';
}

/// The formulas of a page in this state, sound or broken.
struct Formulas {
    std::vector<Definition> definitions;
    QString left;
    QString right;
};

Formulas formulasOf(const PageText& text, int broken)
{
    const PageText::Break* const way =
        broken > 0 ? &text.breaks[static_cast<std::size_t>(broken - 1)] : nullptr;
    const Claim& claim = text.claims[static_cast<std::size_t>(way ? way->claim : 0)];
    Formulas all {
        text.definitions, QString::fromStdString(claim.left), QString::fromStdString(claim.right)};
    if (!way)
        return all;
    for (const Definition& other : way->definitions) {
        const auto own = std::ranges::find(all.definitions, other.name, &Definition::name);
        if (own == all.definitions.end())
            all.definitions.push_back(other);
        else
            *own = other;
    }
    if (way->left)
        all.left = QString::fromStdString(*way->left);
    if (way->right)
        all.right = QString::fromStdString(*way->right);
    return all;
}

QString written(const QString& formula, const Expression::Style& style)
{
    const auto whole = expression(formula.toStdString());
    return whole ? QString::fromStdString(whole->written(style)) : formula;
}

QString headOf(const Definition& definition)
{
    QStringList names;
    for (const std::string& name : definition.parameters)
        names += QString::fromStdString(name);
    return QString::fromStdString(definition.name) + u'(' + names.join(u", "_s) + u')';
}

/// The bound variable of a formula: j for sum(j, 0, 3, w(j)).
QSet<QString> boundNames(const QString& formula)
{
    static const QRegularExpression over(u"\\b(?:sum|largest|smallest)\\(\\s*(\\w+)\\s*,"_s);
    QSet<QString> names;
    auto found = over.globalMatch(formula);
    while (found.hasNext())
        names.insert(found.next().captured(1));
    return names;
}

/// The page's own names are replaced by numbers; the variable of a definition or a sum stays a
/// letter.
QStringList numberLines(
    const Formulas& formulas, const DerivationInputs& inputs, const PageFrame& frame)
{
    QSet<QString> letters;
    Expression::Style style = plainStyle();
    style.name = [&](std::string_view name) {
        const auto letter = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        if (name == "i" || letters.contains(letter))
            return std::string(name);
        const auto value = DerivationScope(inputs).scope().variable(name);
        if (!value)
            return std::string(name);
        const QString text = shown(*value, digitsPutIn);
        const bool isSum = text.contains(u' ') || text.contains(u'^') || text.startsWith(u'-');
        return (isSum ? u'(' + text + u')' : text).toStdString();
    };
    QStringList lines;
    for (const Definition& definition : formulas.definitions) {
        const QString body = QString::fromStdString(definition.body);
        letters = boundNames(body);
        for (const std::string& parameter : definition.parameters)
            letters.insert(QString::fromStdString(parameter));
        lines += typeset(headOf(definition) + u" = "_s + written(body, style));
    }
    const auto side = [&](const QString& formula, Complex value) {
        letters = boundNames(formula);
        return typeset(written(formula, style) + u" = "_s + shown(value, digitsOfResult));
    };
    lines += Words::tr("Left: %1").arg(side(formulas.left, frame.own.left));
    lines += Words::tr("Right: %1").arg(side(formulas.right, frame.own.right));
    return lines;
}

struct Block {
    QStringList needs;
    QString code;
};

/// The functions of the formulas that NumPy does not have, by name, each with its dependencies.
const QMap<QString, Block>& functions()
{
    static const QMap<QString, Block> all = [] {
        QFile file(u":/derivation/functions.py"_s);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("The functions of the derivation are missing from the program.");
        QMap<QString, Block> blocks;
        QString name;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
            if (line.startsWith("#: "_L1)) {
                QStringList words = line.mid(3).split(u' ');
                name = words.takeFirst();
                blocks[name].needs = words;
            } else if (!line.isEmpty()) {
                blocks[name].code += line + u'\n';
            }
        }
        return blocks;
    }();
    return all;
}

/// Those that the code calls, dependencies first.
void addFunctions(const QString& name, QStringList& names)
{
    if (names.contains(name))
        return;
    for (const QString& needed : functions()[name].needs)
        addFunctions(needed, names);
    names += name;
}

QStringList functionLines(const QString& body, const DerivationInputs& inputs)
{
    QStringList names;
    for (auto block = functions().begin(); block != functions().end(); ++block) {
        const QRegularExpression call(u"\\b"_s + block.key() + u"\\("_s);
        if (body.contains(call))
            addFunctions(block.key(), names);
    }
    QString code;
    for (const QString& name : names)
        code += functions()[name].code;
    const DerivationScope own(inputs);
    code.replace(u"{q8}"_s, list(own.query())).replace(u"{k8}"_s, list(own.key()));
    code.replace(u"{G}"_s, list(freeRotation())).replace(u"{S}"_s, list(freeSymmetric()));
    code.replace(u"{F}"_s, list(freeFlipped()));
    return code.split(u'\n', Qt::SkipEmptyParts);
}

} // namespace

QStringList codeLines(const LabState& state, const DerivationPage& page, int broken)
{
    const DerivationInputs inputs = derivationInputs(state);
    const Formulas formulas = formulasOf(page.rule.text(), broken);
    const Expression::Style style = numpyStyle();
    QStringList body;
    for (const Definition& definition : formulas.definitions)
        body += u"def %1: return %2"_s.arg(
            headOf(definition), written(QString::fromStdString(definition.body), style));
    body += u"left = "_s + written(formulas.left, style);
    body += u"right = "_s + written(formulas.right, style);
    const QString all = body.join(u'\n');

    QStringList lines {u"import numpy as np"_s,
        u"q, k = %1, %2"_s.arg(
            number(inputs.query, allDigits, u"j"_s), number(inputs.key, allDigits, u"j"_s)),
        u"m, n, t = %1, %2, %3"_s.arg(inputs.queryPosition)
            .arg(inputs.keyPosition)
            .arg(inputs.shift),
        u"theta = %1"_s.arg(number(inputs.turn, allDigits))};
    const auto uses = [&all](const char* name) {
        return all.contains(QRegularExpression(u"\\b%1\\b"_s.arg(QLatin1StringView(name))));
    };
    if (uses("gamma_q") || uses("gamma_k"))
        lines += u"gamma_q, gamma_k = %1, %2"_s.arg(
            number(inputs.queryPhase, allDigits), number(inputs.keyPhase, allDigits));
    if (uses("c"))
        lines += u"c = %1"_s.arg(number(inputs.growth, allDigits));
    for (const char* const name : {"p", "j", "order", "size"}) {
        if (!uses(name))
            continue;
        const auto value = DerivationScope(inputs).scope().variable(name);
        lines += u"%1 = %2"_s.arg(QLatin1StringView(name)).arg(std::llround(value->real()));
    }
    if (uses("bend")) {
        QStringList bends;
        for (const auto& [position, bend] : inputs.bends)
            bends += u"%1: %2"_s.arg(position).arg(number(bend, allDigits));
        lines += u"def bend(p): return {%1}.get(p, 0)"_s.arg(bends.join(u", "_s));
    }
    return lines + functionLines(all, inputs) + body
        + QStringList {u"print(left, right, abs(left - right))"_s};
}

QStringList writtenLines(const LabState& state, const DerivationPage& page, const PageFrame& frame)
{
    if (state.derivation.form == FormulaForm::Code)
        return codeLines(state, page, frame.broken);
    return numberLines(formulasOf(page.rule.text(), frame.broken), derivationInputs(state), frame);
}

} // namespace lab::ui
