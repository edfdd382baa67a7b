#include "ui/paint/code/code_text.h"

#include "core/state/choices.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

void addLibrary(CodeSlots& slots, CodeLibrary library)
{
    const bool isNumPy = library == CodeLibrary::NumPy;
    slots["library"] = isNumPy ? "numpy" : "pytorch";
    slots["np"] = isNumPy ? "np" : "torch";
    slots["array"] = isNumPy ? "np.array" : "torch.tensor";
    slots["cat"] = isNumPy ? "np.concatenate" : "torch.cat";
    slots["axis"] = isNumPy ? "axis" : "dim";
    slots["keep"] = isNumPy ? "keepdims" : "keepdim";
    slots["copy"] = isNumPy ? "copy" : "clone";
    slots["float64"] = isNumPy ? "astype(np.float64)" : "double()";
    slots["repeat"] = isNumPy ? "np.repeat" : "torch.repeat_interleave";
}

QStringList linesOf(const QString& name)
{
    QFile file(u":/code/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is not among the resources", qPrintable(name));
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

class Filling {
public:
    Filling(CodeSlots slots, const QString& language)
        : m_slots(std::move(slots))
        , m_language(language)
    {
    }

    void add(const QString& file)
    {
        for (const QString& line : linesOf(file)) {
            if (line == "#[/]"_L1)
                m_isKept.pop_back();
            else if (line.startsWith("#["_L1))
                m_isKept.push_back(holds(line.mid(2, line.size() - 3)));
            else if (std::ranges::find(m_isKept, false) != m_isKept.end())
                continue;
            else if (line.startsWith("#+ "_L1))
                add(line.mid(3));
            else
                m_text += filled(spoken(line)) + u'\n';
        }
    }

    QString text() const { return m_text; }

private:
    QString slot(const QString& name) const
    {
        const auto found = m_slots.find(name.toStdString());
        if (found == m_slots.end())
            qFatal("no slot of code is called %s", qPrintable(name));
        return QString::fromStdString(found->second);
    }

    bool holds(const QString& condition) const
    {
        const QString name = condition.section(u'=', 0, 0);
        const QStringList values = condition.section(u'=', 1).split(u',');
        if (name.endsWith(u'!'))
            return !values.contains(slot(name.chopped(1)));
        return values.contains(slot(name));
    }

    QString spoken(const QString& line) const
    {
        const qsizetype mark = line.indexOf("#: "_L1);
        if (mark < 0)
            return line;
        const QStringList texts = line.mid(mark + 3).split(u" | "_s);
        const QString name = m_language + u' ';
        const auto found = std::find_if(texts.begin() + 1, texts.end(),
            [&name](const QString& text) { return text.startsWith(name); });
        return line.left(mark) + u"# "_s
            + (found == texts.end() ? texts.front() : found->mid(name.size()));
    }

    QString filled(QString line) const
    {
        qsizetype open = line.indexOf("{{"_L1);
        while (open >= 0) {
            const qsizetype close = line.indexOf("}}"_L1, open);
            const QString text = slot(line.mid(open + 2, close - open - 2));
            line.replace(open, close + 2 - open, text);
            open = line.indexOf("{{"_L1, open + text.size()); // a sentence may contain braces
        }
        return line;
    }

    CodeSlots m_slots;
    QString m_language;
    std::vector<bool> m_isKept; ///< of the conditions around the line
    QString m_text;
};

} // namespace

QString codeText(const LabState& state, CodeLibrary library, const QString& language)
{
    const QString file = QString::fromStdString(keyOf(state.bench)) + u".py.in"_s;
    return filledCode(file, codeSlots(state), library, language);
}

QString filledCode(
    const QString& file, CodeSlots slots, CodeLibrary library, const QString& language)
{
    addLibrary(slots, library);
    Filling filling(std::move(slots), language);
    filling.add(file);
    return filling.text();
}

} // namespace lab::ui
