#pragma once

#include "core/frames/derivation/page_frame.h"
#include "core/state/parameters.h"
#include "ui/lessons/languages.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <array>
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
    /// The question with its numbers. Formulas of the text in braces stand for their values.
    struct Asking {
        LanguageTexts text;
        PageQuestion question;
        LanguageTexts voidSays; ///< where the present numbers have no answer
    };
    std::vector<Asking> askings; ///< the first, and those of a page that is asked again
    /// A curve that may be drawn before the answer, and what is said of it then.
    struct Sketch {
        HandleList list {};
        /// Right is a sketch whose highest point is where the curve has one of its highest, or
        /// beside that: a score at the list's distances. Without a curve it falls up to this point,
        /// and no point behind it is as far from it as the first.
        std::optional<Expression> curve;
        int levelFrom = 0;
        LanguageTexts right;
        LanguageTexts wrong;
    };
    std::optional<Sketch> sketch;
    std::vector<LanguageTexts> wrongSays; ///< of each wrong model of the question
    LanguageTexts why;
    std::array<LanguageTexts, halvesOfSentence> halves; ///< two reasons, and what follows
    std::vector<std::string> principles; ///< one or two keys
    std::optional<LanguageTexts> roadNotTaken; ///< of a line that was chosen; others are forced
    /// What a card asks for after its verdict.
    struct Number {
        LanguageTexts text;
        Expression answer;
        Expression tolerance;
    };
    struct Way {
        LanguageTexts label; ///< "No bar over k"
        LanguageTexts says; ///< what it costs
        bool isByHand = false; ///< what bends of the learner's own do, too
        std::optional<Number> number; ///< of its card, where that asks for one
    };
    std::vector<Way> breaks; ///< in the order of the rule's
    /// The line as the third pass asks for it: the right one among wrong ones.
    struct Blank {
        bool isSide = false; ///< one side of its equation alone
        struct Wrong {
            QString key; ///< the end of its formula's key
            LanguageTexts says; ///< why it is not this one
        };
        std::vector<Wrong> wrong;
    };
    Blank blank;
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

    /// The question as it is asked for the first time, 0, or again: in turn.
    const Asking& asking(int time) const;
};

struct DerivationBook {
    std::vector<LanguageTexts> chapters;
    std::vector<DerivationPage> pages;
    QMap<QString, LanguageTexts> principles;
};

/// Reads all words and formulas of a file like resources/derivation/pages.json. An error says
/// where it is: the chapter, the page, the entry, and for a formula the character.
Outcome<DerivationBook> derivationBook(const QByteArray& json);

/// The program's own.
const DerivationBook& ownDerivationBook();
const DerivationPage& ownDerivationPage(int page);

/// "an unknown name at character 7: omega"
QString errorWords(const ExpressionError& error, const QString& formula);

} // namespace lab::ui
