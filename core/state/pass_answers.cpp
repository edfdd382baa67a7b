#include "core/state/pass_answers.h"

#include <set>
#include <utility>

namespace lab {

Derivation onPass(Derivation derivation, int pass)
{
    if (pass == derivation.pass)
        return derivation;
    std::set<int> shown;
    for (const int page : derivation.shown) {
        if (page < derivationPages)
            shown.insert(shownOn(derivation.pass, page));
        else
            shown.insert(page / derivationPages == pass ? page % derivationPages : page);
    }
    derivation.shown = std::move(shown);
    derivation.pass = pass;
    return derivation;
}

Derivation withAnswersOf(Derivation derivation, const Derivation& other)
{
    derivation.predictions = other.predictions;
    derivation.shown = other.shown;
    derivation.repeats = other.repeats;
    derivation.principles = other.principles;
    derivation.sentences = other.sentences;
    derivation.lines = other.lines;
    derivation.cards = other.cards;
    derivation.pass = other.pass;
    derivation.blanks = other.blanks;
    return derivation;
}

} // namespace lab
