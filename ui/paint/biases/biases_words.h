#pragma once

#include <QCoreApplication>

namespace lab::ui {

/// The context of the words in the pictures of Biases.
struct BiasesWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::BiasesWords)
};

} // namespace lab::ui
