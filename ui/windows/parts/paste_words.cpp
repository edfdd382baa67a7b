#include "ui/windows/parts/paste_words.h"

#include "core/state/rope_numbers.h"
#include "ui/store/plain_text.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::CalculatorWindow)
};

QString separator()
{
    return Words::tr("; ", "between parts of a list");
}

QString settings(const Patch& patch)
{
    QStringList all;
    for (const Setting& one : patch) {
        const Parameter& parameter = *parameterNamed(one.key);
        all += labelOf(parameter) + u' ' + shownValue(parameter, one.value);
    }
    return all.join(separator());
}

QString set(const LabState& before, const Edit& edit, const LabState& after)
{
    if (edit.is<LoadState>())
        return Words::tr("Pasted a whole scene.");
    const auto* const model = edit.as<LoadModel>();
    const QString numbers = settings(rotationDifference(before, after));
    if (model && !model->model.name.empty() && model->model.name != clipboardName().toStdString()) {
        const QString name = shownName(QString::fromStdString(model->model.name));
        return numbers.isEmpty() ? Words::tr("Pasted %1.", "a model").arg(name)
                                 : Words::tr("Pasted %1: %2.", "a model").arg(name, numbers);
    }
    return numbers.isEmpty() ? Words::tr("Pasted; all values were already the same.")
                             : Words::tr("Pasted: %1.").arg(numbers);
}

} // namespace

QString clipboardName()
{
    return Words::tr("The clipboard");
}

QString pastedWords(const LabState& before, const Edit& edit, const LabState& after)
{
    QString words = set(before, edit, after);
    const auto* const rope = edit.as<LoadRope>(); // for a whole file, the panel names it
    QStringList rest;
    for (const ReadingNote& readingNote :
        rope ? rope->block.readingNotes : std::vector<ReadingNote> {}) {
        if (readingNote.origin == Origin::NotComputed || readingNote.origin == Origin::Warned)
            rest += QString::fromStdString(readingNote.key + ": " + readingNote.value);
    }
    if (rest.isEmpty())
        return words;
    return Words::tr("%1 %2", "two sentences")
        .arg(words, Words::tr("Also in the text: %1.").arg(rest.join(separator())));
}

} // namespace lab::ui
