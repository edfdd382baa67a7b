#include "ui/lessons/step_words.h"

#include "core/derivation/derivation_scope.h"
#include "core/derivation/matrix_scores.h"
#include "ui/lessons/derivation_book.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::StepWords)
};

constexpr int allDigits = QLocale::FloatingPointShortest; ///< that read back as the same number
constexpr int fewDigits = 4;

QString number(double value, int digits)
{
    return QString::number(value, 'g', digits);
}

/// "0.93 + 0.65*i"; with another unit than i for code.
QString number(Complex value, int digits, const QString& unit)
{
    if (std::abs(value.imag()) <= 0)
        return number(value.real(), digits);
    const QString sign = value.imag() < 0 ? u" - "_s : u" + "_s;
    return number(value.real(), digits) + sign + number(std::abs(value.imag()), digits) + unit;
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

/// The formulas of a step as it is in this state, sound or broken.
struct Formulas {
    std::vector<Definition> definitions;
    QString left;
    QString right;
};

Formulas formulasOf(const StepText& text, int broken)
{
    Formulas all {
        text.definitions, QString::fromStdString(text.left), QString::fromStdString(text.right)};
    if (broken == 0)
        return all;
    const StepText::Break& way = text.breaks[static_cast<std::size_t>(broken - 1)];
    for (const Definition& other : way.definitions) {
        for (Definition& one : all.definitions)
            if (one.name == other.name)
                one = other;
    }
    if (way.left)
        all.left = QString::fromStdString(*way.left);
    if (way.right)
        all.right = QString::fromStdString(*way.right);
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

QStringList numberLines(
    const Formulas& formulas, const DerivationInputs& inputs, const StepFrame& frame)
{
    Expression::Style style = plainStyle();
    style.name = [&](std::string_view name) {
        if (name == "i")
            return std::string(name);
        const auto value = DerivationScope(inputs).scope().variable(name);
        if (!value)
            return std::string(name);
        const QString text = number(*value, fewDigits, u"*i"_s);
        const bool isSum = text.contains(u' ') || text.startsWith(u'-');
        return (isSum ? u'(' + text + u')' : text).toStdString();
    };
    QStringList lines;
    for (const Definition& definition : formulas.definitions)
        lines += typeset(headOf(definition) + u" = "_s
            + written(QString::fromStdString(definition.body), style));
    const auto side = [&](const QString& formula, Complex value, bool isHidden) {
        const QString result = isHidden ? u"?"_s : number(value, fewDigits, u"*i"_s);
        return typeset(written(formula, style) + u" = "_s + result);
    };
    lines += Words::tr("Left: %1").arg(side(formulas.left, frame.own.left, frame.hidesLeft));
    lines += Words::tr("Right: %1").arg(side(formulas.right, frame.own.right, frame.hidesRight));
    return lines;
}

} // namespace

bool isFound(const LabState& state, const DerivationStep& step)
{
    const auto chosen = state.derivation.principles.find(state.derivation.step);
    return chosen != state.derivation.principles.end()
        && QString::fromStdString(chosen->second) == step.principle;
}

QStringList codeLines(const LabState& state, const DerivationStep& step, int broken)
{
    const DerivationInputs inputs = derivationInputs(state);
    const Formulas formulas = formulasOf(step.rule.text(), broken);
    QStringList lines {u"import numpy as np"_s,
        u"q, k = %1, %2"_s.arg(
            number(inputs.query, allDigits, u"j"_s), number(inputs.key, allDigits, u"j"_s)),
        u"m, n, s = %1, %2, %3"_s.arg(inputs.queryPosition)
            .arg(inputs.keyPosition)
            .arg(inputs.shift),
        u"theta = %1"_s.arg(number(inputs.turn, allDigits))};
    Expression::Style style = numpyStyle();
    style.function = [plain = style.function](std::string_view name) {
        return name == "if" ? std::string("np.where") : plain(name);
    };
    StepCode code = step.code;
    if (broken > 0) {
        const StepCode& other = step.breaks[static_cast<std::size_t>(broken - 1)].code;
        code.setup = other.setup.isEmpty() ? code.setup : other.setup;
        code.left = other.left.isEmpty() ? code.left : other.left;
        code.right = other.right.isEmpty() ? code.right : other.right;
    }
    QStringList body;
    if (code.isEmpty()) {
        for (const Definition& definition : formulas.definitions)
            body += u"def %1: return %2"_s.arg(
                headOf(definition), written(QString::fromStdString(definition.body), style));
        code.left = written(formulas.left, style);
        code.right = written(formulas.right, style);
    } else {
        const DerivationScope own(inputs);
        for (QString line : code.setup) {
            line.replace(u"{q8}"_s, list(own.query())).replace(u"{k8}"_s, list(own.key()));
            line.replace(u"{G}"_s, list(freeRotation())).replace(u"{S}"_s, list(freeSymmetric()));
            body += line;
        }
    }
    body += u"left = "_s + code.left;
    body += u"right = "_s + code.right;
    body += u"print(left, right, abs(left - right))"_s;
    const QString all = body.join(u'\n');
    if (all.contains("gamma_q"_L1))
        lines += u"gamma_q = %1"_s.arg(number(inputs.queryPhase, allDigits));
    if (all.contains("bend("_L1)) {
        QStringList bends;
        for (const auto& [position, bend] : inputs.bends)
            bends += u"%1: %2"_s.arg(position).arg(number(bend, allDigits));
        lines += u"def bend(p): return {%1}.get(p, 0)"_s.arg(bends.join(u", "_s));
    }
    if (all.contains("c*p"_L1))
        lines += u"c = %1"_s.arg(number(inputs.growth, allDigits));
    return lines + body;
}

QStringList writtenLines(const LabState& state, const DerivationStep& step, const StepFrame& frame)
{
    if (state.derivation.form == FormulaForm::Code)
        return codeLines(state, step, frame.broken);
    return numberLines(formulasOf(step.rule.text(), frame.broken), derivationInputs(state), frame);
}

} // namespace lab::ui
