#include "ui/paint/series_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::SeriesWords)
};

bool isChinese()
{
    //: The language of captions: en or zh_CN.
    return Words::tr("en") != "en"_L1;
}

} // namespace

QString stepCaption(const SeriesStep& step, std::size_t place)
{
    const std::string& own = isChinese() ? step.chinese : step.english;
    const std::string& other = isChinese() ? step.english : step.chinese;
    const std::string& words = own.empty() ? other : own;
    return words.empty() ? Words::tr("State %1").arg(place + 1) : QString::fromStdString(words);
}

SeriesStep withCaption(SeriesStep step, const QString& words)
{
    (isChinese() ? step.chinese : step.english) = words.simplified().toStdString();
    return step;
}

} // namespace lab::ui
