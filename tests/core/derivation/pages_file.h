#pragma once

#include "core/frames/derivation/page_frame.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

/// The pages of the program's own file, with the question of each.
struct FiledPage {
    lab::PageText text;
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
        if (!names.empty())
            definition.parameters.push_back(names);
        definitions.push_back(definition);
    }
    return definitions;
}

inline nlohmann::json derivationFile()
{
    std::ifstream file(LAB_TEST_DIRECTORY "/../resources/derivation/pages.json");
    return nlohmann::json::parse(file);
}

inline std::vector<FiledPage> filedPages()
{
    using lab::Cases;
    static const std::map<std::string, Cases> cases {{"own", Cases::Own}, {"shift", Cases::Shift},
        {"vector_and_shift", Cases::VectorAndShift}, {"positions_square", Cases::PositionsSquare},
        {"positions", Cases::Positions}, {"neighbours", Cases::Neighbours},
        {"orders", Cases::Orders}, {"sizes", Cases::Sizes}};
    using lab::RequirementVerdict;
    static const std::map<std::string, RequirementVerdict> verdicts {
        {"breaks", RequirementVerdict::Breaks}, {"keeps", RequirementVerdict::Keeps},
        {"rope", RequirementVerdict::OtherRope}};
    std::vector<FiledPage> pages;
    const nlohmann::json file = derivationFile();
    for (const nlohmann::json& chapter : file.at("chapters")) {
        for (const nlohmann::json& raw : chapter.at("pages")) {
            lab::PageText text;
            text.key = raw.at("key");
            text.definitions = definitionsIn(raw.value("definitions", nlohmann::json::object()));
            text.tolerance = raw.value("tolerance", text.tolerance);
            for (const nlohmann::json& claim : raw.at("check"))
                text.claims.push_back(
                    {claim.at("left"), claim.at("right"), cases.at(claim.at("cases"))});
            for (const nlohmann::json& spoilt : raw.at("breaks")) {
                lab::PageText::Break way;
                way.key = spoilt.at("key");
                way.definitions =
                    definitionsIn(spoilt.value("definitions", nlohmann::json::object()));
                way.claim = spoilt.value("claim", 0);
                way.passes = spoilt.value("passes", false);
                if (spoilt.contains("card")) {
                    way.verdict = verdicts.at(spoilt.at("card").at("verdict"));
                    way.score = spoilt.at("card").at("score");
                }
                if (spoilt.contains("left"))
                    way.left = spoilt.at("left");
                if (spoilt.contains("right"))
                    way.right = spoilt.at("right");
                text.breaks.push_back(way);
            }
            pages.push_back({text, raw});
        }
    }
    return pages;
}

inline lab::PageQuestion questionOf(const FiledPage& page)
{
    const nlohmann::json& ask = page.raw.at("ask");
    const nlohmann::json numbers = ask.value("numbers", nlohmann::json::object());
    const auto read = [&numbers](const nlohmann::json& text) {
        std::string formula = text;
        for (const auto& [name, values] : numbers.items())
            formula = std::regex_replace(
                formula, std::regex("\\b" + name + "\\b"), '(' + values.at(0).dump() + ')');
        return lab::expression(formula).value();
    };
    lab::PageQuestion question {read(ask.at("answer")), read(ask.at("tolerance")), {}};
    for (const nlohmann::json& wrong : ask.at("wrong"))
        question.wrong.push_back(read(wrong.at("value")));
    if (ask.contains("period"))
        question.period = read(ask.at("period"));
    return question;
}
