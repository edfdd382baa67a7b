#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/parameters.h"
#include "ui/lessons/languages.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace lab::ui {

/// A page of the derivation with its words: the rule that the core checks, what it asks before
/// anything else, the reason and principle of its line, and ways to break it.
struct DerivationPage {
    PageRule rule;
    int chapter = 0; ///< from 0
    LanguageTexts titleBefore; ///< tells nothing of the result
    LanguageTexts title;
    LanguageTexts ask; ///< formulas in braces stand for their values
    PageQuestion question;
    std::vector<LanguageTexts> wrongSays; ///< of each wrong model of the question
    LanguageTexts why;
    std::vector<std::string> principles; ///< one or two keys
    std::optional<LanguageTexts> roadNotTaken; ///< of a line that was chosen; others are forced
    struct Way {
        LanguageTexts label; ///< "No bar over k"
        LanguageTexts says; ///< what it costs
        bool isByHand = false; ///< what bends of the learner's own do, too
    };
    std::vector<Way> breaks; ///< in the order of the rule's
    /// Why it can be nothing else, and states that show the exceptions.
    struct NothingElse {
        LanguageTexts lines;
        struct Load {
            LanguageTexts label;
            Patch set;
            int broken = 0; ///< 0 is sound, else which of the page's ways
        };
        std::vector<Load> load;
    };
    std::optional<NothingElse> nothingElse;
    int minutes = 0; ///< of a teacher's ten; 0 is none of the six pages
};

struct DerivationBook {
    std::vector<LanguageTexts> chapters;
    std::vector<DerivationPage> pages;
    QMap<QString, LanguageTexts> principles;
};

/// Reads all words and formulas of a file like resources/derivation/pages.json. A problem says
/// where it is: the chapter, the page, the entry, and for a formula the character.
Outcome<DerivationBook> derivationBook(const QByteArray& json);

/// The program's own.
const DerivationBook& ownDerivationBook();
const DerivationPage& ownDerivationPage(int page);

/// "an unknown name at character 7: omega"
QString faultWords(const ExpressionFault& fault, const QString& formula);

} // namespace lab::ui
