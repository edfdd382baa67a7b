#pragma once

#include "core/derivation/step_rule.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <string>
#include <vector>

/// The steps of the program's own file, with the question of each.
struct FiledStep {
    lab::StepText text;
    std::string question;
    nlohmann::json raw;
};

inline std::vector<lab::Definition> definitionsIn(const nlohmann::json& object)
{
    std::vector<lab::Definition> definitions;
    for (const auto& [head, body] : object.items()) {
        const std::size_t opening = head.find('(');
        lab::Definition definition {head.substr(0, opening), {}, body};
        std::string names = head.substr(opening + 1, head.size() - opening - 2);
        for (std::size_t comma; (comma = names.find(", ")) != std::string::npos;
             names.erase(0, comma + 2))
            definition.parameters.push_back(names.substr(0, comma));
        definition.parameters.push_back(names);
        definitions.push_back(definition);
    }
    return definitions;
}

inline std::vector<FiledStep> filedSteps()
{
    std::ifstream file(LAB_TEST_DIRECTORY "/../resources/derivation/steps.json");
    const nlohmann::json all = nlohmann::json::parse(file);
    std::vector<FiledStep> steps;
    for (const nlohmann::json& raw : all.at("steps")) {
        lab::StepText text;
        text.key = raw.at("key");
        text.definitions = definitionsIn(raw.at("definitions"));
        text.left = raw.at("left");
        text.right = raw.at("right");
        text.tolerance = raw.value("tolerance", text.tolerance);
        static const std::map<std::string, lab::Every> everies {{"shift", lab::Every::Shift},
            {"position", lab::Every::Position}, {"vector and shift", lab::Every::VectorAndShift},
            {"vector and position", lab::Every::VectorAndPosition}};
        text.every = everies.at(raw.at("every"));
        for (const nlohmann::json& spoilt : raw.at("breaks")) {
            lab::StepText::Break way {spoilt.at("key"),
                definitionsIn(spoilt.value("definitions", nlohmann::json::object())), {}, {}};
            if (spoilt.contains("left"))
                way.left = spoilt.at("left");
            if (spoilt.contains("right"))
                way.right = spoilt.at("right");
            text.breaks.push_back(way);
        }
        steps.push_back({text, raw.at("question").at("answer"), raw});
    }
    return steps;
}
