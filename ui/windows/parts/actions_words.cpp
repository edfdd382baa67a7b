#include "ui/windows/parts/actions.h"

#include "ui/lessons/languages.h"
#include "ui/views/parameters/parameter_words.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace lab::ui {

namespace {

/// In its own language.
QString languageName(const QString& language)
{
    return language == "en"_L1 ? u"&English"_s : QLocale(language).nativeLanguageName();
}

} // namespace

void Actions::retranslate()
{
    file->setTitle(tr("&File"));
    newScene->setText(tr("&New scene"));
    open->setText(tr("&Open…"));
    openAsA->setText(tr("Open for compar&ison…"));
    recent->setTitle(tr("Open &recent"));
    save->setText(tr("&Save"));
    saveAs->setText(tr("Save &as…"));
    m_export->setTitle(tr("&Export"));
    exportAny->setText(tr("&Picture or bench…"));
    exportBench->setText(tr("Whole &bench…"));
    exportNumbers->setText(tr("&Numbers as CSV…"));
    exportSeries->setText(tr("&Series of states…"));
    exportPage->setText(tr("Page with a s&lider…"));
    exportWorksheet->setText(tr("&Worksheet of the lesson…"));
    exportDerivation->setText(tr("&Derivation on one page…"));
    quit->setText(tr("&Quit"));

    m_edit->setTitle(tr("&Edit"));
    backToAside->setText(tr("Back to the As&ide"));
    copy->setText(tr("&Copy picture"));
    copyRopeBlock->setText(tr("Copy RoPE &block"));
    copyRopeBlock->setIconText(tr("Copy block"));
    copyRopeBlock->setToolTip(
        tr("Copies the current state's RoPE block, rope_parameters for a config.json."));
    paste->setText(tr("&Paste RoPE block"));
    pin->setText(tr("&Pin as A"));
    swapPinned->setText(tr("S&wap A and B"));
    clearPinned->setText(tr("C&lear A"));
    reset->setText(tr("Re&set bench"));

    m_view->setTitle(tr("&View"));
    m_theme->setTitle(tr("&Theme"));
    const QStringList themeNames = {tr("&System"), tr("&Light"), tr("Dar&k")};
    for (int i = 0; i < themeNames.size(); ++i)
        themes->actions().at(i)->setText(themeNames[i]);
    highContrast->setText(tr("High &contrast"));
    highContrast->setToolTip(tr("Makes texts and lines stand out more, in both themes."));
    reducedMotion->setText(tr("Reduced &motion"));
    reducedMotion->setToolTip(tr("Animations advance in steps, without trails or transitions."));
    m_textSize->setTitle(tr("Te&xt size"));
    largerText->setText(tr("&Larger"));
    smallerText->setText(tr("&Smaller"));
    usualText->setText(tr("&System"));
    m_language->setTitle(tr("&Language"));
    languages->actions().front()->setText(tr("&System"));
    for (int i = 0; i < ui::languages().size(); ++i)
        languages->actions().at(i + 1)->setText(languageName(ui::languages()[i]));
    benchList->setText(tr("&Bench list"));
    parameters->setText(tr("&Parameters"));
    fit->setText(tr("&Zoom to fit"));
    allDigits->setText(tr("&All digits"));
    wordsOnRuler->setText(tr("&Words on the ruler"));
    wordsOnRuler->setToolTip(
        tr("The words of Order's sentence at their positions, starting at 0."));
    present->setText(tr("P&resent"));
    present->setToolTip(tr("Fills the screen with the main pictures (F11)."));
    backToStart->setText(tr("Back to first &slide"));
    speaker->setText(tr("Presenter &view…"));
    speaker->setToolTip(
        tr("Notes, time, the next question and a show of hands, hidden from the audience."));

    lecture->setText(tr("L&ecture…"));
    lecture->setToolTip(tr("Lessons and series in the order you present them."));

    m_bench->setTitle(tr("&Bench"));
    for (QAction* bench : benches->actions())
        bench->setText(benchName(static_cast<BenchId>(bench->data().toInt())));
    advisedBlock->setText(tr("config.json for this encodin&g…"));
    advisedBlock->setIconText(tr("config.json…"));
    advisedBlock->setToolTip(tr("The part of a config.json for the encoding chosen in Compare, "
                                "with the lengths you need."));
    pairTable->setText(tr("&Table of pairs…"));
    pairTable->setIconText(tr("Table…"));
    pairTable->setToolTip(tr("Every RoPE pair in numbers, to sort, copy and save."));
    keptRuns->setText(tr("Saved &runs…"));
    keptRuns->setIconText(tr("Saved runs…"));
    keptRuns->setToolTip(
        tr("Trained models that you saved under a name: overlay, export or delete them."));
    takeTable->setText(tr("Use learned ta&ble"));
    takeTable->setIconText(tr("Use the table"));
    takeTable->setToolTip(tr("Opens Waves, Biases or Relative with what the selected Experiment "
                             "model learned about positions, instead of untrained numbers."));
    calculator->setText(tr("Context-length &calculator…"));
    calculator->setIconText(tr("Calculator…"));
    calculator->setToolTip(
        tr("How each method gets from the training length to the target length."));

    code->setText(tr("&Code…"));
    code->setToolTip(tr("The same numbers in NumPy or PyTorch, and common mistakes."));
    lessons->setTitle(tr("&Lessons"));
    previousStep->setText(tr("&Previous page"));
    previousStep->setIconText(tr("Back"));
    previousStep->setToolTip(tr("The previous page of the derivation."));
    nextStep->setText(tr("&Next page"));
    nextStep->setIconText(tr("Next page"));
    nextStep->setToolTip(tr("The next page of the derivation."));

    m_help->setTitle(tr("&Help"));
    start->setText(tr("&Start page"));
    help->setText(tr("&Help"));
    shownWords->setText(tr("&Terms here"));
    shownWords->setToolTip(
        tr("The meaning of the terms in the part that has keyboard focus (Shift+F1)."));
    about->setText(tr("&About Position Lab"));
}

} // namespace lab::ui
