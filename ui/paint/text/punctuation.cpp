#include "ui/paint/text/punctuation.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

struct Punctuation {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::Punctuation)
};

} // namespace

QString listed(const QStringList& items)
{
    return items.join(Punctuation::tr(", ", "between the things of a list"));
}

QString listedApart(const QStringList& parts)
{
    return parts.join(Punctuation::tr("; ", "between parts that have commas"));
}

QString oneAfterAnother(const QStringList& sentences)
{
    QString text = sentences.value(0);
    for (const QString& sentence : sentences.mid(1)) {
        const bool isEnded = text.isEmpty() || u".?!:…。？！："_s.contains(text.back());
        text = (isEnded ? Punctuation::tr("%1 %2", "two sentences")
                        : Punctuation::tr("%1. %2", "two sentences"))
                   .arg(text, sentence);
    }
    return text;
}

QString inHalfWidth(QString text)
{
    constexpr char16_t first = 0xff01;
    constexpr char16_t last = 0xff5e;
    constexpr int apart = 0xfee0;
    for (QChar& letter : text)
        if (letter.unicode() >= first && letter.unicode() <= last)
            letter = QChar(letter.unicode() - apart);
    return text.replace(QChar(0x3000), u' ');
}

QString captioned(const QString& name, const QString& value)
{
    return Punctuation::tr("%1: %2", "a name and its value").arg(name, value);
}

} // namespace lab::ui
