#pragma once

namespace lab::ui {

/// What a bench offers as a button at the foot of the panel. The window has a menu entry for each
/// (Actions::of), whose short text is on the button.
enum class PanelAction {
    CopyRopeBlock, ///< the block of the current method, to the clipboard
    PairTable, ///< every pair in numbers
    AdvisedBlock, ///< of the encoding selected in Compare
    KeptRuns, ///< of Experiment, as a table
    UseTable, ///< learned by the model selected in Experiment, to the encoding's bench
    Calculator, ///< what each method changes, in words
    PreviousStep, ///< of the derivation
    NextStep,
};

} // namespace lab::ui
