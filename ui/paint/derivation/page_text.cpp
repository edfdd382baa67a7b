#include "ui/paint/derivation/page_text.h"

#include "ui/paint/axes.h"
#include "ui/paint/derivation/derivation_words.h"
#include "ui/paint/text/lines.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double linePitch = 20;
constexpr double codePitch = 18;
constexpr double notePitch = 17;
constexpr double largest = 26; ///< of the formula
constexpr double smallestOfLow = 16; ///< if there is little height
constexpr double loadSpace = 72; ///< of the button beside the worst case, and before it

TextRole roleOfCode(const PageLine& line)
{
    return line.isProgram ? TextRole::Code : TextRole::Body;
}

FormulaStyle style(const PointedLook& look, double pixelSize, bool isKept)
{
    const Palette& palette = look.palette;
    return {pixelSize, palette.text,
        {{u"query"_s, palette.queryText}, {u"key"_s, palette.keyText},
            {u"result"_s, palette.resultText}, {u"note"_s, palette.notes},
            {u"broken"_s, isKept ? palette.resultText : palette.unseenText}},
        QString::fromStdString(look.focus.symbol)};
}

bool isComplexPage(const PageFrame& frame)
{
    const auto isImaginary = [](const PageSides& sides) {
        return std::abs(sides.left.imag()) > 1e-9 || std::abs(sides.right.imag()) > 1e-9;
    };
    return isImaginary(frame.own);
}

bool isTight(const QRectF& area, const Look& look)
{
    return area.height() < look.px(166);
}

/// With more digits if it is more than rounding.
QString differenceText(const PageSides& sides)
{
    return significant(sides.difference, sides.isWithin() ? 2 : 4);
}

struct CheckWords {
    QString verdict;
    QStringList worst; ///< the longest first; empty if nothing is tested
    bool isSound = true;
};

CheckWords checkWords(const PageFrame& frame)
{
    CheckWords words;
    if (!frame.isComputed) {
        const bool hasNoAngle =
            std::abs(frame.inputs.query) <= 0 || std::abs(frame.inputs.key) <= 0;
        words.verdict = hasNoAngle
            ? DerivationWords::tr("Not computed: a vector of length 0 has no angle")
            : DerivationWords::tr("Not computed at positions this large");
        words.isSound = false;
        return words;
    }
    words.isSound = frame.holds();
    if (!frame.holdsForOwn())
        words.verdict = DerivationWords::tr("Not equal");
    else if (frame.whole && frame.whole->worst && !frame.whole->worst->sides.areComputed())
        words.verdict =
            DerivationWords::tr("Equal for your numbers; not computed at larger positions");
    else if (!frame.holds())
        words.verdict = DerivationWords::tr("Equal for your numbers, not for all");
    else if (frame.passes)
        words.verdict = DerivationWords::tr("No break: equal up to rounding");
    else
        words.verdict = DerivationWords::tr("Equal up to rounding");
    if (!frame.whole)
        words.worst = {DerivationWords::tr("Trying other numbers …")};
    else if (frame.whole->worst) {
        const QString cases = wholeNumber(frame.whole->cases);
        const QString difference = differenceText(frame.whole->worst->sides);
        words.worst = {
            DerivationWords::tr("Largest difference in %1 test cases: %2").arg(cases, difference),
            DerivationWords::tr("Largest in %1: %2").arg(cases, difference),
            DerivationWords::tr("Largest: %1").arg(difference)};
    }
    return words;
}

/// "of 1.7e-11 allowed"
QString allowedText(const PageFrame& frame)
{
    return DerivationWords::tr("tolerance: %1").arg(significant(frame.own.tolerance, 2));
}

/// Of the page's further claims.
QString othersText(const PageFrame& frame)
{
    if (!frame.whole || frame.whole->others.empty())
        return {};
    const PageSides& other = frame.whole->others.front();
    return DerivationWords::tr("Second identity, largest difference: %1")
        .arg(differenceText(other));
}

} // namespace

double paintLines(QPainter& painter, QPointF baseline, const QStringList& lines, TextRole role,
    const QColor& colour, const Look& look)
{
    for (const QString& line : lines) {
        paintText(painter, baseline, line, role, colour, look);
        baseline.ry() += look.px(linePitch);
    }
    return baseline.y();
}

void paintMark(QPainter& painter, QPointF centre, Mark mark, const Look& look)
{
    if (mark == Mark::None)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor& colour = mark == Mark::Tick ? look.palette.result
        : mark == Mark::Ring                  ? look.palette.notes
        : mark == Mark::Due                   ? look.palette.text
                                              : look.palette.unseen;
    QPen pen(colour, look.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (mark == Mark::Due) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({1.6, 1.23}); // five dashes around it
    }
    painter.setPen(pen);
    const auto at = [&](double x, double y) { return centre + QPointF(look.px(x), look.px(y)); };
    if (mark == Mark::Ring || mark == Mark::Due) {
        painter.drawEllipse(centre, look.px(4.5), look.px(4.5));
    } else if (mark == Mark::Tick) {
        const std::array<QPointF, 3> stroke = {at(-6, 0), at(-2, 4), at(6, -5)};
        painter.drawPolyline(stroke.data(), static_cast<int>(stroke.size()));
    } else {
        painter.drawLine(at(-5, -5), at(5, 5));
        painter.drawLine(at(-5, 5), at(5, -5));
    }
    painter.restore();
}

PageLineLayout::PageLineLayout(const QRectF& area, const PageLine& line, const Look& look)
    : titleBaseline(area.top() + look.px(14))
{
    const double top = area.top() + look.px(26);
    if (line.isBlank) {
        bottom = area.top() + look.px(22);
        return;
    }
    if (!line.code.isEmpty()) {
        for (const QString& one : line.code) {
            if (line.isProgram)
                code += fitted(one, area.width(), roleOfCode(line), look);
            else
                code += brokenLines(one, font(look, TextRole::Body), area.width());
        }
    } else if (look.formulas && !line.formula.isEmpty()) {
        formula = look.formulas->formula(line.formula);
    }
    if (!line.isProgram || line.isBroken)
        why = brokenLines(
            line.why, font(look, TextRole::Body), area.width() - look.px(line.isBroken ? 22 : 0));
    if (!line.isProgram)
        standing = brokenLines(line.standing, font(look, TextRole::Note), area.width());
    const auto lowest = [&] {
        return whyBaseline + static_cast<double>(why.size()) * look.px(linePitch)
            + static_cast<double>(standing.size()) * look.px(notePitch) - look.px(8);
    };
    const auto isTooLow = [&] { return area.height() > 0 && lowest() > area.bottom(); };
    const auto placeFormula = [&](double size) {
        const QSizeF whole = formulaSize(formula, line.values, look.px(size));
        const double fit = std::min(1.0, area.width() / std::max(1.0, whole.width()));
        pixelSize = look.px(size) * fit;
        const QRectF rect = formulaRect(formula, line.values, pixelSize);
        formulaBaseline = {area.left(), top + std::max(-rect.top(), look.px(20))};
        whyBaseline =
            formulaBaseline.y() + std::max(rect.bottom(), look.px(6)) + look.px(10) + look.px(14);
    };
    if (formula.isEmpty())
        whyBaseline = top + look.px(14)
            + (code.isEmpty() ? 0
                              : static_cast<double>(code.size()) * look.px(codePitch) + look.px(6));
    const auto placeAll = [&] {
        for (double size = largest; !formula.isEmpty(); size -= 2) {
            placeFormula(size);
            if (!isTooLow() || size <= smallestOfLow)
                break;
        }
    };
    if (!formula.isEmpty())
        placeFormula(smallestOfLow);
    minWhole = lowest();
    least = minWhole - static_cast<double>(standing.size()) * look.px(notePitch);
    // In a low area the formula is smaller, and the source of the equation is left out before any
    // part of its reason.
    placeAll();
    if (isTooLow()) {
        lacksStanding = !standing.isEmpty();
        standing.clear();
        placeAll();
    }
    while (line.isProgram && code.size() > 1 && isTooLow()) {
        code.removeLast();
        code.last() = u"…"_s;
        whyBaseline -= look.px(codePitch);
    }
    while (why.size() > 1 && isTooLow()) {
        isCut = true;
        why.removeLast();
        why.last() = fitted(why.last() + u" …"_s, area.width(), TextRole::Body, look);
    }
    bottom = lowest();
}

void paintPageLine(
    QPainter& painter, const QRectF& area, const PageLine& line, const PointedLook& look)
{
    const PageLineLayout layout(area, line, look);
    const Palette& palette = look.palette;
    const QString title =
        DerivationWords::tr("%1  %2", "number and title of a page").arg(line.number, line.title);
    paintText(painter, {area.left(), layout.titleBaseline},
        fitted(title, area.width(), TextRole::PictureTitle, look), TextRole::PictureTitle,
        palette.text, look);
    double baseline = area.top() + look.px(26 + 14);
    for (const QString& one : layout.code) {
        paintText(painter, {area.left(), baseline}, one, roleOfCode(line), palette.text, look);
        baseline += look.px(codePitch);
    }
    if (layout.code.isEmpty() && !layout.formula.isEmpty())
        paintFormula(painter, layout.formulaBaseline, layout.formula, line.values,
            style(look, layout.pixelSize, line.isKept));
    double left = area.left();
    if (line.isBroken) {
        paintMark(painter, {left + look.px(7), layout.whyBaseline - look.px(5)},
            line.isKept ? Mark::Tick : Mark::Cross, look);
        left += look.px(22);
    }
    const QColor& tone = line.isKept ? palette.resultText : palette.unseenText;
    baseline = paintLines(painter, {left, layout.whyBaseline}, layout.why, TextRole::Body,
        line.isBroken ? tone : palette.text, look);
    for (const QString& one : layout.standing) {
        paintText(painter, {area.left(), baseline}, one, TextRole::Note, palette.notes, look);
        baseline += look.px(notePitch);
    }
}

QString sideText(const Complex& value, bool isComplex)
{
    if (!isComplex)
        return allDigitsTypeset(value.real());
    const QString sign = value.imag() < 0 ? u" − "_s : u" + "_s;
    return allDigitsTypeset(value.real()) + sign + allDigitsTypeset(std::abs(value.imag()))
        + u"i"_s;
}

double worstBaseline(const QRectF& area, const PageFrame& frame, const Look& look)
{
    if (isTight(area, look))
        return area.top() + look.px(isComplexPage(frame) ? 130 : 110);
    return area.top() + look.px(160);
}

void paintPageCheck(QPainter& painter, const QRectF& area, const PageFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const double left = area.left();
    const double right = area.right();
    const bool isComplex = isComplexPage(frame);
    double baseline = area.top() + look.px(14);
    if (isTight(area, look)) {
        baseline -= look.px(22);
    } else {
        const double head = paintText(painter, {left, baseline},
            DerivationWords::tr("Check answer"), TextRole::PictureTitle, palette.text, look);
        paintText(painter, {left + head + look.px(12), baseline}, DerivationWords::tr("in FP64"),
            TextRole::Note, palette.notes, look);
    }

    // Two complex numbers of 17 digits are too long for a line: the imaginary part has its own.
    const auto paintSide = [&](const QString& name, const Complex& value) {
        baseline += look.px(isComplex ? 20 : 26);
        const QString digits = allDigitsTypeset(value.real());
        const double space = right - left - look.px(8);
        const bool isWide =
            textWidth(name, TextRole::Body, look) + textWidth(digits, TextRole::Body, look) > space;
        const TextRole role = isWide ? TextRole::Note : TextRole::Body;
        paintText(painter, {left, baseline}, name, role, palette.text, look);
        paintText(painter, {right, baseline}, digits, role, palette.text, look, Alignment::Right);
        if (!isComplex)
            return;
        baseline += look.px(16);
        const QString sign = value.imag() < 0 ? u"− "_s : u"+ "_s;
        paintText(painter, {right, baseline},
            sign + allDigitsTypeset(std::abs(value.imag())) + u" i"_s, TextRole::Body, palette.text,
            look, Alignment::Right);
    };
    if (frame.isComputed) {
        paintSide(DerivationWords::tr("Left side"), frame.own.left);
        paintSide(DerivationWords::tr("Right side"), frame.own.right);
    }
    baseline += look.px(10);
    paintLine(painter, {left, baseline, right, baseline}, palette.axis, 1, look);
    baseline += look.px(18);
    const CheckWords words = checkWords(frame);
    const QColor& tone = words.isSound ? palette.resultText : palette.unseenText;
    if (frame.isComputed) {
        const double name = paintText(painter, {left, baseline}, DerivationWords::tr("Difference"),
            TextRole::BodyStrong, palette.text, look);
        const double number = paintText(painter, {right, baseline}, differenceText(frame.own),
            TextRole::BodyStrong, tone, look, Alignment::Right);
        const double space = right - left - name - number - look.px(18);
        const QString allowed =
            fittingWords({allowedText(frame), u"≤ "_s + significant(frame.own.tolerance, 2)}, space,
                TextRole::Note, look);
        if (!allowed.contains(u'…'))
            paintText(painter, {left + name + look.px(10), baseline}, allowed, TextRole::Note,
                palette.notes, look);
        baseline += look.px(20);
        paintMark(painter, {left + look.px(7), baseline - look.px(4)},
            words.isSound ? Mark::Tick : Mark::Cross, look);
        paintText(painter, {left + look.px(20), baseline},
            fitted(words.verdict, right - left - look.px(20), TextRole::Body, look), TextRole::Body,
            tone, look);
    } else {
        baseline = paintLines(painter, {left, baseline},
                       brokenLines(words.verdict, font(look, TextRole::Body), right - left),
                       TextRole::Body, palette.unseenText, look)
            - look.px(20);
    }
    if (!words.worst.isEmpty())
        paintText(painter, {left, worstBaseline(area, frame, look)},
            fittingWords(words.worst, right - left - look.px(loadSpace), TextRole::Note, look),
            TextRole::Note, palette.notes, look);
    const QString others = othersText(frame);
    if (!others.isEmpty() && !isTight(area, look))
        paintText(painter, {left, worstBaseline(area, frame, look) + look.px(17)}, others,
            TextRole::Note, palette.notes, look);
}

QString checkInOneLine(const PageFrame& frame)
{
    const CheckWords words = checkWords(frame);
    if (!frame.isComputed)
        return words.verdict;
    return DerivationWords::tr("Difference: %1 (%2). %3", "the check in one line")
        .arg(differenceText(frame.own), allowedText(frame), words.verdict);
}

QString spokenCheck(const PageFrame& frame)
{
    const CheckWords words = checkWords(frame);
    QStringList parts;
    const bool isComplex = isComplexPage(frame);
    if (frame.isComputed) {
        parts += DerivationWords::tr("Left side: %1").arg(sideText(frame.own.left, isComplex));
        parts += DerivationWords::tr("Right side: %1").arg(sideText(frame.own.right, isComplex));
        parts +=
            DerivationWords::tr("Difference: %1").arg(withSuperscripts(differenceText(frame.own)));
        parts += withSuperscripts(allowedText(frame));
    }
    parts += words.verdict;
    if (!words.worst.isEmpty())
        parts += withSuperscripts(words.worst.first());
    if (!othersText(frame).isEmpty())
        parts += withSuperscripts(othersText(frame));
    return parts.join(DerivationWords::tr("; ", "between parts of a spoken list"));
}

} // namespace lab::ui
