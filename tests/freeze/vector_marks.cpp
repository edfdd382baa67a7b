#include "tests/freeze/vector_marks.h"

#include "ui/paint/text/fonts.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace lab::freeze {

namespace {

constexpr double finest = 0.02; ///< of a pixel

/// The shortest text for an integer number of units, "-.5" for −25 units of 0.02.
class Rounding {
public:
    /// `scale`: pixels per unit of the numbers.
    explicit Rounding(double scale)
    {
        while (m_digits < 4 && std::pow(10.0, -m_digits) * scale > 5 * finest)
            ++m_digits;
    }

    qint64 whole(double number) const { return std::llround(number * std::pow(10.0, m_digits)); }

    QByteArray text(qint64 whole) const
    {
        QByteArray text = QByteArray::number(
            static_cast<double>(whole) / std::pow(10.0, m_digits), 'f', m_digits);
        if (m_digits > 0) {
            while (text.endsWith('0'))
                text.chop(1);
            if (text.endsWith('.'))
                text.chop(1);
        }
        if (text.startsWith("0."))
            return text.mid(1);
        return text.startsWith("-0.") ? '-' + text.mid(2) : text;
    }

    QByteArray text(double number) const { return text(whole(number)); }

private:
    int m_digits = 0;
};

/// Steps along a line, each from the rounded end of the previous one.
class Steps {
public:
    explicit Steps(const Rounding& rounding)
        : m_rounding(rounding)
    {
    }

    void go(char command, const QList<double>& to)
    {
        if (command == 'Z') {
            m_text += 'z';
            m_last = 0;
            m_x = m_startX;
            m_y = m_startY;
            return;
        }
        const bool isFirst = m_text.isEmpty();
        const char wanted = isFirst ? 'M' : static_cast<char>(std::tolower(command));
        qint64 x = 0;
        qint64 y = 0;
        QByteArray numbers;
        for (qsizetype k = 0; k + 1 < to.size(); k += 2) {
            x = m_rounding.whole(to[k]);
            y = m_rounding.whole(to[k + 1]);
            for (const qint64 one : {isFirst ? x : x - m_x, isFirst ? y : y - m_y}) {
                const QByteArray text = m_rounding.text(one);
                const bool isPart = !numbers.isEmpty() || m_last == wanted;
                if (isPart && !text.startsWith('-'))
                    numbers += ' ';
                numbers += text;
            }
        }
        if (m_last != wanted)
            m_text += wanted;
        m_text += numbers;
        // numbers after a move without their own letter are a line
        m_last = wanted == 'M' || wanted == 'm' ? '\0' : wanted;
        m_x = x;
        m_y = y;
        if (command == 'M') {
            m_startX = x;
            m_startY = y;
        }
    }

    QByteArray text() const { return m_text; }

private:
    const Rounding& m_rounding;
    QByteArray m_text;
    char m_last = 0;
    qint64 m_x = 0;
    qint64 m_y = 0;
    qint64 m_startX = 0;
    qint64 m_startY = 0;
};

QByteArray pathOf(QStringView d, const Rounding& rounding)
{
    static const QRegularExpression part(
        u"([MLCZ])|(-?[0-9.]+(?:e[-+]?[0-9]+)?)"_s, QRegularExpression::CaseInsensitiveOption);
    Steps steps(rounding);
    char command = 'M';
    QList<double> numbers;
    auto parts = part.globalMatch(d.toString());
    while (parts.hasNext()) {
        const auto match = parts.next();
        if (match.hasCaptured(1)) {
            command = static_cast<char>(match.capturedView(1)[0].toUpper().toLatin1());
            if (command == 'Z')
                steps.go(command, {});
            continue;
        }
        numbers += match.capturedView(2).toDouble();
        if (numbers.size() == (command == 'C' ? 6 : 2)) {
            steps.go(command, numbers);
            numbers.clear();
            if (command == 'M')
                command = 'L';
        }
    }
    return steps.text();
}

using Attributes = QMap<QString, QString>;

QByteArray escaped(const QString& text)
{
    return text.toHtmlEscaped().toUtf8();
}

/// The attributes of an element override those of the group around it.
Attributes attributesOf(Attributes around, const QXmlStreamAttributes& own)
{
    for (const auto& one : own)
        around[one.qualifiedName().toString()] = one.value().toString();
    return around;
}

void add(QByteArray& text, QLatin1StringView name, const QByteArray& value)
{
    text += ' ' + QByteArray(name.data(), name.size()) + "=\"" + value + '"';
}

// Unless it is what the page sets for all.
void addUnless(
    QByteArray& text, const Attributes& all, QLatin1StringView name, QLatin1StringView usual)
{
    const QString value = all.value(name);
    if (!value.isEmpty() && value != usual)
        add(text, name, escaped(value));
}

bool isSeen(const Attributes& all, QLatin1StringView paint, QLatin1StringView opacity)
{
    const QString value = all.value(paint);
    return !value.isEmpty() && value != "none"_L1 && all.value(opacity) != "0"_L1;
}

QByteArray shapeStyle(const Attributes& all)
{
    QByteArray style;
    if (isSeen(all, "fill"_L1, "fill-opacity"_L1)) {
        addUnless(style, all, "fill"_L1, "none"_L1);
        addUnless(style, all, "fill-opacity"_L1, "1"_L1);
        addUnless(style, all, "fill-rule"_L1, "evenodd"_L1);
    }
    if (isSeen(all, "stroke"_L1, "stroke-opacity"_L1)) {
        addUnless(style, all, "stroke"_L1, "none"_L1);
        addUnless(style, all, "stroke-opacity"_L1, "1"_L1);
        addUnless(style, all, "stroke-width"_L1, "1"_L1);
        addUnless(style, all, "stroke-linecap"_L1, "butt"_L1);
        addUnless(style, all, "stroke-linejoin"_L1, "bevel"_L1);
        addUnless(style, all, "stroke-miterlimit"_L1, "4"_L1);
        addUnless(style, all, "stroke-dasharray"_L1, ""_L1);
        addUnless(style, all, "stroke-dashoffset"_L1, "0"_L1);
        addUnless(style, all, "vector-effect"_L1, "none"_L1);
    }
    return style;
}

bool isCode(const Attributes& all)
{
    return all.value(u"font-family"_s) == ui::codeFamilies().front();
}

QByteArray textStyle(const Attributes& all)
{
    QByteArray style;
    if (!isSeen(all, "fill"_L1, "fill-opacity"_L1))
        return style;
    addUnless(style, all, "fill"_L1, "none"_L1);
    addUnless(style, all, "fill-opacity"_L1, "1"_L1);
    addUnless(style, all, "font-size"_L1, "12"_L1);
    addUnless(style, all, "font-weight"_L1, "400"_L1);
    addUnless(style, all, "font-style"_L1, "normal"_L1);
    if (isCode(all))
        add(style, "font-family"_L1, "Position Lab Mono, monospace");
    return style;
}

double widthOf(const QString& text, const Attributes& all)
{
    const QFont font = ui::pictureFont(isCode(all) ? ui::codeFamilies() : ui::textFamilies(),
        std::max(1, qRound(all.value(u"font-size"_s).toDouble())),
        static_cast<QFont::Weight>(all.value(u"font-weight"_s).toInt()));
    return QFontMetricsF(font).horizontalAdvance(text);
}

/// matrix(a,b,c,d,e,f)
QTransform transformIn(const QString& text)
{
    static const QRegularExpression brackets(u"[(),]"_s);
    const QStringList parts = text.split(brackets, Qt::SkipEmptyParts);
    if (parts.size() != 7)
        return {};
    const auto at = [&](int k) { return parts[k].toDouble(); };
    return {at(1), at(2), at(3), at(4), at(5), at(6)};
}

QByteArray moveOf(const QTransform& transform)
{
    if (transform.isIdentity())
        return {};
    const auto number = [](double value) { return QByteArray::number(value, 'g', 7); };
    QByteArray move;
    const QByteArray place = number(transform.dx()) + ' ' + number(transform.dy());
    if (transform.type() <= QTransform::TxTranslate)
        add(move, "transform"_L1, "translate(" + place + ')');
    else
        add(move, "transform"_L1,
            "matrix(" + number(transform.m11()) + ' ' + number(transform.m12()) + ' '
                + number(transform.m21()) + ' ' + number(transform.m22()) + ' ' + place + ')');
    return move;
}

class MarkReader {
public:
    explicit MarkReader(const QByteArray& svg)
        : m_xml(svg)
    {
    }

    std::vector<VectorMark> all()
    {
        m_groups.append(Attributes());
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            const QStringView name = m_xml.name();
            if (m_xml.isStartElement() && name == "g"_L1)
                m_groups.append(attributesOf(m_groups.last(), m_xml.attributes()));
            else if (m_xml.isEndElement() && name == "g"_L1)
                m_groups.removeLast();
            else if (m_xml.isStartElement())
                read(name.toString(), attributesOf(m_groups.last(), m_xml.attributes()));
        }
        return std::move(m_marks);
    }

private:
    void read(const QString& name, const Attributes& all)
    {
        const QTransform transform = transformIn(all.value(u"transform"_s));
        const Rounding rounding(std::sqrt(std::abs(transform.determinant())));
        const auto number = [&](const QString& key) {
            return rounding.text(all.value(key).toDouble());
        };
        VectorMark mark;
        mark.move = moveOf(transform);
        const auto addNumbers = [&](const QStringList& keys) {
            for (const QString& key : keys)
                if (const QByteArray text = number(key); text != "0")
                    add(mark.shape, QLatin1StringView(key.toLatin1()), text);
        };
        if (name == "text"_L1) {
            const QString words = m_xml.readElementText();
            mark.style = textStyle(all);
            mark.shape = "text";
            addNumbers({u"x"_s, u"y"_s});
            if (words.size() > 1)
                add(mark.shape, "textLength"_L1, Rounding(1).text(widthOf(words, all)));
            mark.shape += '>' + escaped(words);
            if (words.trimmed().isEmpty())
                return;
        } else if (name == "image"_L1) {
            mark.shape = "image";
            addNumbers({u"x"_s, u"y"_s, u"width"_s, u"height"_s});
            add(mark.shape, "href"_L1, all.value(u"xlink:href"_s).toLatin1());
            mark.style = " "; // it is seen
        } else {
            mark.style = shapeStyle(all);
            if (name == "path"_L1 || name == "polyline"_L1 || name == "polygon"_L1) {
                QByteArray path =
                    pathOf(all.value(name == "path"_L1 ? u"d"_s : u"points"_s), rounding);
                if (name == "polygon"_L1)
                    path += 'z';
                mark.shape = "path";
                add(mark.shape, "d"_L1, path);
            } else if (name == "rect"_L1) {
                mark.shape = "rect";
                addNumbers({u"x"_s, u"y"_s, u"width"_s, u"height"_s, u"rx"_s, u"ry"_s});
            } else if (name == "circle"_L1 || name == "ellipse"_L1) {
                mark.shape = name.toLatin1();
                addNumbers({u"cx"_s, u"cy"_s, u"r"_s, u"rx"_s, u"ry"_s});
            } else if (name == "line"_L1) {
                mark.shape = "line";
                addNumbers({u"x1"_s, u"y1"_s, u"x2"_s, u"y2"_s});
            }
        }
        if (!mark.shape.isEmpty() && !mark.style.isEmpty()) {
            mark.style = mark.style == " " ? QByteArray() : mark.style;
            m_marks.push_back(std::move(mark));
        }
    }

    QXmlStreamReader m_xml;
    QList<Attributes> m_groups;
    std::vector<VectorMark> m_marks;
};

} // namespace

std::vector<VectorMark> vectorMarks(const QByteArray& svg)
{
    return MarkReader(svg).all();
}

} // namespace lab::freeze
