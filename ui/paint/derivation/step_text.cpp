#include "ui/paint/derivation/step_text.h"

#include "ui/paint/axes.h"
#include "ui/paint/derivation/derivation_words.h"

#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

constexpr double linePitch = 20;
constexpr double codePitch = 18;
constexpr double largest = 26; ///< of the formula
constexpr double smallest = 13;
constexpr double loadSpace = 60; ///< of the button beside the worst case

FormulaStyle style(const PointedLook& look, double pixelSize)
{
    const Palette& palette = look.palette;
    return {pixelSize, palette.text,
        {{u"query"_s, palette.queryText}, {u"key"_s, palette.keyText},
            {u"result"_s, palette.resultText}, {u"note"_s, palette.notes},
            {u"broken"_s, palette.unseenText}},
        QString::fromStdString(look.focus.symbol)};
}

/// A wave under each part of the formula that a broken step has changed.
void paintBrokenParts(
    QPainter& painter, const StepLineLayout& layout, const FormulaValues& values, const Look& look)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.palette.unseen, look.px(1.5), Qt::SolidLine, Qt::RoundCap));
    const double step = look.px(3);
    for (const QRectF& part : symbolRects(layout.formula, values, layout.pixelSize, u"broken"_s)) {
        const QPointF start = layout.formulaBaseline + part.bottomLeft() + QPointF(0, look.px(4));
        QPolygonF wave;
        for (double along = 0; along < part.width() + step; along += step)
            wave << start + QPointF(along, wave.size() % 2 == 0 ? 0 : look.px(2.5));
        painter.drawPolyline(wave);
    }
    painter.restore();
}

bool isComplexStep(const StepFrame& frame)
{
    const auto isImaginary = [](const StepSides& sides) {
        return std::abs(sides.left.imag()) > 1e-9 || std::abs(sides.right.imag()) > 1e-9;
    };
    return isImaginary(frame.own);
}

bool isTight(const QRectF& area, const Look& look)
{
    return area.height() < look.px(166);
}

/// In more digits where it is no rounding.
QString differenceText(const StepSides& sides)
{
    return significant(sides.difference, sides.isWithin() ? 2 : 4);
}

struct CheckWords {
    QString verdict;
    QString worst;
    bool isSound = true;
};

CheckWords checkWords(const StepFrame& frame)
{
    CheckWords words;
    if (!frame.isComputed) {
        words.verdict = DerivationWords::tr("Not computed at positions this large");
        words.isSound = false;
        return words;
    }
    if (frame.hidesRight) {
        words.verdict =
            DerivationWords::tr("Appears once the question is answered, or its answer is shown.");
        return words;
    }
    words.isSound = frame.holds();
    if (!frame.holdsForOwn())
        words.verdict = DerivationWords::tr("Not equal");
    else if (!frame.holds())
        words.verdict = DerivationWords::tr("Equal for your numbers, not for all");
    else
        words.verdict = DerivationWords::tr("Equal up to rounding");
    if (!frame.whole)
        words.worst = DerivationWords::tr("Trying other numbers …");
    else if (frame.whole->worst)
        words.worst =
            DerivationWords::tr("Worst of %1 cases: %2")
                .arg(wholeNumber(frame.whole->cases), differenceText(frame.whole->worst->sides));
    return words;
}

} // namespace

QStringList wrapped(const QString& text, double space, TextRole role, const Look& look)
{
    QStringList lines;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype start = 0;
    qsizetype last = 0;
    while (true) {
        const qsizetype next = finder.toNextBoundary();
        const bool isEnd = next < 0;
        const qsizetype end = isEnd ? text.size() : next;
        if (textWidth(text.mid(start, end - start).trimmed(), role, look) > space && last > start) {
            lines += text.mid(start, last - start).trimmed();
            start = last;
        }
        last = end;
        if (isEnd || end >= text.size())
            break;
    }
    if (start < text.size())
        lines += text.mid(start).trimmed();
    return lines;
}

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
                                              : look.palette.unseen;
    painter.setPen(QPen(colour, look.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](double x, double y) { return centre + QPointF(look.px(x), look.px(y)); };
    if (mark == Mark::Ring) {
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

StepLineLayout::StepLineLayout(const QRectF& area, const StepLine& line, const Look& look)
    : titleBaseline(area.top() + look.px(14))
{
    double top = area.top() + look.px(26);
    if (line.isBlank) {
        code =
            wrapped(DerivationWords::tr("This step is yours: by which principle does it follow?"),
                area.width(), TextRole::Body, look);
    } else if (!line.code.isEmpty()) {
        for (const QString& one : line.code) {
            if (line.isProgram)
                code += fitted(one, area.width(), TextRole::Body, look);
            else
                code += wrapped(one, area.width(), TextRole::Body, look);
        }
    } else if (look.formulas && !line.formula.isEmpty()) {
        formula = look.formulas->formula(line.formula);
        const QSizeF whole = formulaSize(formula, line.values, look.px(largest));
        const double fit = std::min(1.0, area.width() / std::max(1.0, whole.width()));
        pixelSize = std::max(look.px(smallest), look.px(largest) * fit);
        const QRectF rect = formulaRect(formula, line.values, pixelSize);
        formulaBaseline = {area.left(), top + std::max(-rect.top(), look.px(20))};
        top = formulaBaseline.y() + std::max(rect.bottom(), look.px(6)) + look.px(10);
    }
    if (!code.isEmpty())
        top += static_cast<double>(code.size()) * look.px(codePitch) + look.px(6);
    whyBaseline = top + look.px(14);
    if (!line.isBlank && (!line.isProgram || line.isBroken))
        why =
            wrapped(line.why, area.width() - look.px(line.isBroken ? 22 : 0), TextRole::Body, look);
    bottom = whyBaseline + static_cast<double>(why.size()) * look.px(linePitch) - look.px(8);
}

void paintStepLine(
    QPainter& painter, const QRectF& area, const StepLine& line, const PointedLook& look)
{
    const StepLineLayout layout(area, line, look);
    const Palette& palette = look.palette;
    paintText(painter, {area.left(), layout.titleBaseline},
        DerivationWords::tr("%1  %2", "number and title of a step").arg(line.number, line.title),
        TextRole::PictureTitle, palette.text, look);
    double baseline = area.top() + look.px(26 + 14);
    for (const QString& one : layout.code) {
        paintText(painter, {area.left(), baseline}, one, TextRole::Body, palette.text, look);
        baseline += look.px(codePitch);
    }
    if (layout.code.isEmpty() && !layout.formula.isEmpty()) {
        paintFormula(painter, layout.formulaBaseline, layout.formula, line.values,
            style(look, layout.pixelSize));
        paintBrokenParts(painter, layout, line.values, look);
    }
    double left = area.left();
    if (line.isBroken) {
        paintMark(painter, {left + look.px(7), layout.whyBaseline - look.px(5)}, Mark::Cross, look);
        left += look.px(22);
    }
    paintLines(painter, {left, layout.whyBaseline}, layout.why, TextRole::Body,
        line.isBroken ? palette.unseenText : palette.text, look);
}

QString sideText(const Complex& value, bool isComplex)
{
    if (!isComplex)
        return allDigitsTypeset(value.real());
    const QString sign = value.imag() < 0 ? u" − "_s : u" + "_s;
    return allDigitsTypeset(value.real()) + sign + allDigitsTypeset(std::abs(value.imag()))
        + u"i"_s;
}

double worstBaseline(const QRectF& area, const StepFrame& frame, const Look& look)
{
    if (isTight(area, look))
        return area.top() + look.px(isComplexStep(frame) ? 130 : 110);
    return area.top() + look.px(160);
}

void paintStepCheck(QPainter& painter, const QRectF& area, const StepFrame& frame, const Look& look)
{
    const Palette& palette = look.palette;
    const double left = area.left();
    const double right = area.right();
    const bool isComplex = isComplexStep(frame);
    double baseline = area.top() + look.px(14);
    if (isTight(area, look)) {
        baseline -= look.px(22);
    } else {
        const double head = paintText(painter, {left, baseline}, DerivationWords::tr("Check"),
            TextRole::PictureTitle, palette.text, look);
        paintText(painter, {left + head + look.px(12), baseline},
            DerivationWords::tr("in double precision"), TextRole::Note, palette.notes, look);
    }

    // Two complex numbers of 17 digits are too long for a line: the imaginary part has its own.
    const auto paintSide = [&](const QString& name, const Complex& value, bool isHidden) {
        baseline += look.px(isComplex ? 20 : 26);
        paintText(painter, {left, baseline}, name, TextRole::Body, palette.text, look);
        const QString real = isHidden ? u"?"_s : allDigitsTypeset(value.real());
        paintText(
            painter, {right, baseline}, real, TextRole::Body, palette.text, look, Alignment::Right);
        if (!isComplex)
            return;
        baseline += look.px(16);
        const QString sign = value.imag() < 0 ? u"− "_s : u"+ "_s;
        paintText(painter, {right, baseline},
            isHidden ? QString() : sign + allDigitsTypeset(std::abs(value.imag())) + u" i"_s,
            TextRole::Body, palette.text, look, Alignment::Right);
    };
    if (frame.isComputed) {
        paintSide(DerivationWords::tr("Left side"), frame.own.left, frame.hidesLeft);
        paintSide(DerivationWords::tr("Right side"), frame.own.right, frame.hidesRight);
    }
    baseline += look.px(10);
    paintLine(painter, {left, baseline, right, baseline}, palette.axis, 1, look);
    baseline += look.px(18);
    const CheckWords words = checkWords(frame);
    const QColor& tone = words.isSound ? palette.resultText : palette.unseenText;
    if (frame.isComputed && !frame.hidesRight) {
        paintText(painter, {left, baseline}, DerivationWords::tr("Difference"),
            TextRole::BodyStrong, palette.text, look);
        paintText(painter, {right, baseline}, differenceText(frame.own), TextRole::BodyStrong, tone,
            look, Alignment::Right);
        baseline += look.px(20);
        paintMark(painter, {left + look.px(7), baseline - look.px(4)},
            words.isSound ? Mark::Tick : Mark::Cross, look);
        paintText(painter, {left + look.px(20), baseline},
            fitted(words.verdict, right - left - look.px(20), TextRole::Body, look), TextRole::Body,
            tone, look);
    } else {
        baseline = paintLines(painter, {left, baseline},
                       wrapped(words.verdict, right - left, TextRole::Body, look), TextRole::Body,
                       frame.isComputed ? palette.notes : palette.unseenText, look)
            - look.px(20);
    }
    if (!words.worst.isEmpty())
        paintText(painter, {left, worstBaseline(area, frame, look)},
            fitted(words.worst, right - left - look.px(loadSpace), TextRole::Note, look),
            TextRole::Note, palette.notes, look);
}

QString spokenCheck(const StepFrame& frame)
{
    const CheckWords words = checkWords(frame);
    QStringList parts;
    const bool isComplex = isComplexStep(frame);
    if (frame.isComputed) {
        if (!frame.hidesLeft)
            parts += DerivationWords::tr("Left side: %1").arg(sideText(frame.own.left, isComplex));
        if (!frame.hidesRight) {
            parts +=
                DerivationWords::tr("Right side: %1").arg(sideText(frame.own.right, isComplex));
            parts += DerivationWords::tr("Difference: %1")
                         .arg(withSuperscripts(differenceText(frame.own)));
        }
    }
    parts += words.verdict;
    if (!words.worst.isEmpty())
        parts += withSuperscripts(words.worst);
    return parts.join(DerivationWords::tr("; ", "between parts of a spoken list"));
}

} // namespace lab::ui
