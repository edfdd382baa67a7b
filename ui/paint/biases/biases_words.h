#pragma once

#include <QCoreApplication>

namespace lab::ui {

/// The translation context of the pictures of Biases.
struct BiasesWords {
    Q_DECLARE_TR_FUNCTIONS(lab::ui::BiasesWords)
};

} // namespace lab::ui
