#include "core/attention/word_vectors.h"

#include "core/math/random.h"

#include <cstddef>

namespace lab {

namespace {

struct Letter {
    char32_t code = 0;
    std::size_t bytes = 1;
};

// The first letter of a nonempty text; a byte that starts no letter counts as one.
Letter firstLetter(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(0);
    const std::size_t bytes = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (bytes == 1 || bytes > text.size())
        return {lead, 1};
    char32_t code = lead & (0xffU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if ((byte(at) & 0xc0U) != 0x80)
            return {lead, 1};
        code = (code << 6U) | (byte(at) & 0x3fU);
    }
    return {code, bytes};
}

bool isBlank(char32_t code)
{
    return code <= U' ' || code == 0x7f || code == 0xa0 || (code >= 0x2000 && code <= 0x200b)
        || code == 0x202f || code == 0x205f || code == 0x3000;
}

// Han characters, and the kana between them.
bool standsAlone(char32_t code)
{
    return (code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff)
        || (code >= 0xf900 && code <= 0xfaff) || (code >= 0x20000 && code <= 0x3ffff);
}

} // namespace

std::vector<std::string> tokensOf(std::string_view sentence)
{
    std::vector<std::string> tokens;
    bool isOpen = false; // the last token can take further letters
    while (!sentence.empty()) {
        const Letter letter = firstLetter(sentence);
        const std::string_view bytes = sentence.substr(0, letter.bytes);
        sentence.remove_prefix(letter.bytes);
        const bool isAlone = standsAlone(letter.code);
        if (isBlank(letter.code)) {
            isOpen = false;
        } else if (isOpen && !isAlone) {
            tokens.back() += bytes;
        } else {
            tokens.emplace_back(bytes);
            isOpen = !isAlone;
        }
    }
    return tokens;
}

std::uint64_t wordHash(std::string_view word)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : word) {
        hash ^= static_cast<unsigned char>(letter);
        hash *= 0x100000001b3;
    }
    return hash;
}

Eigen::RowVectorXd wordVector(std::string_view word, int width)
{
    Random random(wordHash(word));
    Eigen::RowVectorXd vector(width);
    for (double& value : vector)
        value = random.normal();
    return vector;
}

Eigen::MatrixXd wordVectors(const std::vector<std::string>& words, int width)
{
    Eigen::MatrixXd vectors(static_cast<Eigen::Index>(words.size()), width);
    for (std::size_t word = 0; word < words.size(); ++word)
        vectors.row(static_cast<Eigen::Index>(word)) = wordVector(words[word], width);
    return vectors;
}

} // namespace lab
