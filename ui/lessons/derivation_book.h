#pragma once

#include "core/frames/derivation/derivation_frames.h"
#include "ui/lessons/languages.h"
#include "ui/store/outcome.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace lab::ui {

/// NumPy code that a formula of the file cannot be written as by itself: lines before, and both
/// sides. {q8}, {k8}, {G} and {S} stand for the vectors of four pairs and the matrices.
struct StepCode {
    QStringList setup;
    QString left;
    QString right;

    bool isEmpty() const { return left.isEmpty() && setup.isEmpty() && right.isEmpty(); }
};

/// A step of the derivation with its words: the rule that the core checks, which picture shows it,
/// the principle by which it follows, and what the page asks.
struct DerivationStep {
    StepRule rule;
    StepPicture picture = StepPicture::Turned;
    SidesShown sides = SidesShown::No; ///< in the plane
    QString principle; ///< key
    LanguageTexts title;
    LanguageTexts why;
    struct Way {
        LanguageTexts label; ///< "Drop the conjugate"
        LanguageTexts lost; ///< what it costs
        StepCode code; ///< what of the step's code is other
        bool isByHand = false; ///< what bends of the learner's own do, too
    };
    std::vector<Way> breaks; ///< in the order of the rule's
    LanguageTexts ask;
    StepQuestion question;
    enum class Ghost { None, Length, Angle } ghost = Ghost::None; ///< of a prediction
    StepCode code; ///< empty where the formulas say it all
};

struct DerivationBook {
    std::vector<DerivationStep> steps;
    QMap<QString, LanguageTexts> principles;
};

/// Reads all words and formulas of a file like resources/derivation/steps.json. A problem says
/// where it is: the step, the entry, and for a formula the character.
Outcome<DerivationBook> derivationBook(const QByteArray& json);

/// The program's own.
const DerivationBook& ownDerivationBook();

/// "an unknown name at character 7: omega"
QString faultWords(const ExpressionFault& fault, const QString& formula);

} // namespace lab::ui
