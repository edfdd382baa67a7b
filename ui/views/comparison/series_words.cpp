#include "ui/views/comparison/series_words.h"

#include "ui/lessons/languages.h"
#include "ui/views/comparison/comparison_words.h"
#include "ui/views/parameters/parameter_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SeriesWords)
};

QString whatDiffers(const LabState& from, const LabState& to)
{
    QStringList words;
    if (from.bench != to.bench)
        words += benchName(to.bench);
    std::vector<const Parameter*> rows = differing(from, to, {});
    if (rows.size() > 1) // the positions shown follow the moved handle
        std::erase_if(rows, [](const Parameter* row) {
            return row->key == "position.first" || row->key == "position.shown";
        });
    for (const Parameter* row : rows)
        words += labelOf(*row) + u' ' + shownValue(*row, row->read(to));
    constexpr qsizetype most = 3;
    if (words.size() > most)
        words = words.mid(0, most) << u"…"_s;
    return words.join(Words::tr(", ", "between two settings"));
}

} // namespace

QString ownCaption(const SeriesStep& step)
{
    return inLanguage(step.caption);
}

QString stepCaption(const Series& series, std::size_t place)
{
    const auto& steps = series.steps();
    QString own = ownCaption(steps[place]);
    if (!own.isEmpty())
        return own;
    const std::size_t other = place > 0 ? place - 1 : place + 1;
    const QString words = other < steps.size() ? whatDiffers(steps[other].state, steps[place].state)
                                               : benchName(steps[place].state.bench);
    return words.isEmpty() ? Words::tr("State %1").arg(place + 1) : words;
}

LanguageTexts withText(LanguageTexts texts, const QString& text)
{
    const std::string language = windowLanguage().toStdString();
    texts.erase(language);
    if (!text.trimmed().isEmpty())
        texts[language] = text.toStdString();
    return texts;
}

SeriesStep withCaption(SeriesStep step, const QString& words)
{
    step.caption = withText(std::move(step.caption), words.simplified());
    return step;
}

} // namespace lab::ui
