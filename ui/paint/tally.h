#pragma once

#include "ui/paint/look.h"

#include <QString>

#include <vector>

class QPainter;
class QRectF;

namespace lab::ui {

/// The number of raised hands for each answer to a question.
struct Tally {
    struct Answer {
        QString text;
        int votes = 0;
        bool isRight = false; ///< marked with a tick and the result's colour; known after the
                              ///< reveal

        bool operator==(const Answer&) const = default;
    };
    std::vector<Answer> answers;

    bool operator==(const Tally&) const = default;
    int votes() const; ///< all of them
};

/// "300 positions: 12 hands of 15, right."
QString tallyText(const Tally& tally);

double tallyHeight(const Tally& tally, const Look& look);

/// A row per answer: its text, a bar relative to the answer with most hands, and their number.
void paintTally(QPainter& painter, const QRectF& area, const Tally& tally, const Look& look);

} // namespace lab::ui
