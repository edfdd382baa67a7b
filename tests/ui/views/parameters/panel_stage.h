#pragma once

#include "ui/views/controls/number_field.h"
#include "ui/views/parameters/parameter_panel.h"

#include <QApplication>
#include <QTest>

#include <set>

namespace lab::ui {

struct Reported {
    Edit edit;
    Gesture gesture;
};

/// A visible panel that records its signals; the state follows them.
struct PanelHarness {
    explicit PanelHarness(std::vector<std::string_view> keys, BenchId bench = BenchId::Rotations)
        : panel((withNarrowFont(), presets()))
    {
        state.bench = bench;
        panel.resize(ParameterPanel::fixedWidth, 696);
        panel.setKeys(keys);
        panel.setState(state);
        QObject::connect(
            &panel, &ParameterPanel::edited, &panel, [this](const Edit& edit, Gesture gesture) {
                reported.push_back({edit, gesture});
                state = applied(state, edit);
                panel.setState(state);
            });
        panel.show();
        if (!QTest::qWaitForWindowActive(&panel))
            qFatal("the panel is not active");
    }

    // Makes three choices fit in a row with any desktop font.
    static void withNarrowFont()
    {
        QFont narrow = QApplication::font();
        narrow.setPixelSize(8);
        narrow.setLetterSpacing(QFont::AbsoluteSpacing, -2);
        QApplication::setFont(narrow);
    }

    static std::vector<Model> presets()
    {
        Model llama;
        llama.name = "Llama-3.1-8B";
        llama.scheme = Scheme::Rope;
        llama.headWidth = 128;
        llama.base = 500000;
        llama.readingNotes = {{Origin::NotComputed, "rope_scaling.rope_type", "spiral → default"}};
        Model gemma = llama;
        gemma.name = "Gemma-7B";
        gemma.headWidth = 256;
        gemma.base = 10000;
        gemma.readingNotes.clear();
        return {llama, gemma};
    }

    template <class Control> Control* control(const QString& name = {}) const
    {
        for (auto* one : panel.findChildren<Control*>()) {
            if (name.isEmpty() || one->accessibleName() == name)
                return one;
        }
        qFatal("no such control: %s", qPrintable(name));
        return nullptr;
    }

    const SetParameter& last() const { return *reported.back().edit.as<SetParameter>(); }
    std::size_t gestures() const
    {
        std::set<Gesture> all;
        for (const Reported& one : reported)
            all.insert(one.gesture);
        return all.size();
    }

    void type(const QString& label, const QString& text)
    {
        auto* field = control<NumberField>(label);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }

    ParameterPanel panel;
    LabState state;
    std::vector<Reported> reported;
};

inline std::vector<std::string_view> rotationKeys()
{
    return {"rope.base", "rope.width", "rope.rotated_share", "rope.pairing", "rope.vectors"};
}

} // namespace lab::ui
