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

/// A page of the derivation with its texts: the rule that the core checks, its question, the reason
/// and principle of its equation, and ways to break it.
struct DerivationPage {
    PageRule rule;
    int chapter = 0; ///< from 0
    LanguageTexts titleBefore; ///< does not reveal the result
    LanguageTexts title;
    /// The question with its numbers. Formulas in braces are replaced by their values.
    struct Asking {
        LanguageTexts text;
        PageQuestion question;
        LanguageTexts voidSays; ///< if the current numbers have no answer
    };
    std::vector<Asking> askings; ///< the first ones, and those of a repeated page
    /// A curve that can be drawn before the answer, and the responses to it.
    struct Sketch {
        HandleList list {};
        /// A sketch is right if its maximum is at one of the curve's maxima, or next to it: a score
        /// at the list's distances. Without a curve, it is right if it decreases up to this point,
        /// and no later point differs from it as much as the first.
        std::optional<Expression> curve;
        int levelFrom = 0;
        LanguageTexts right;
        LanguageTexts wrong;
    };
    std::optional<Sketch> sketch;
    std::vector<LanguageTexts> wrongSays; ///< for each wrong model of the question
    LanguageTexts why;
    std::array<LanguageTexts, sentenceParts> halves; ///< two reasons, and the conclusion
    std::vector<std::string> principles; ///< one or two keys
    std::optional<LanguageTexts> roadNotTaken; ///< for a chosen equation; others are forced
    /// The question of a card after its verdict.
    struct Number {
        LanguageTexts text;
        Expression answer;
        Expression tolerance;
    };
    struct Way {
        LanguageTexts label; ///< "No bar over k"
        LanguageTexts says; ///< its effect
        bool isByHand = false; ///< also the effect of the learner's own bends
        std::optional<Number> number; ///< of its card, if that has a question
    };
    std::vector<Way> breaks; ///< in the order of the rule's
    /// The equation as the third pass asks for it: the right one among wrong ones.
    struct Blank {
        bool isSide = false; ///< only one side of its equation
        struct Wrong {
            QString key; ///< the end of its formula's key
            LanguageTexts says; ///< why this one is wrong
        };
        std::vector<Wrong> wrong;
    };
    Blank blank;
    /// Why nothing else works, and states that show the exceptions.
    struct NothingElse {
        LanguageTexts lines;
        struct Load {
            LanguageTexts label;
            Patch set;
            int broken = 0; ///< 0 is sound, else the index of the page's break
        };
        std::vector<Load> load;
    };
    std::optional<NothingElse> nothingElse;
    int minutes = 0; ///< of a teacher's ten; 0 if it is not among the six pages

    /// The question as asked for the first time, 0, or in a repeat: cyclic.
    const Asking& asking(int time) const;
};

struct DerivationBook {
    std::vector<LanguageTexts> chapters;
    std::vector<DerivationPage> pages;
    QMap<QString, LanguageTexts> principles;
};

/// Reads all texts and formulas of a file like resources/derivation/pages.json. An error has its
/// location: the chapter, the page, the entry, and for a formula the character.
Outcome<DerivationBook> derivationBook(const QByteArray& json);

/// The program's own.
const DerivationBook& ownDerivationBook();
const DerivationPage& ownDerivationPage(int page);

/// "an unknown name at character 7: omega"
QString errorWords(const ExpressionError& error, const QString& formula);

} // namespace lab::ui
