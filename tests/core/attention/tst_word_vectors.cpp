#include "core/attention/word_vectors.h"

#include "tests/core/same_values.h"

#include <doctest/doctest.h>

using lab::tokensOf;
using Words = std::vector<std::string>;

TEST_CASE("spaces separate tokens, and each Chinese character is a token")
{
    CHECK(tokensOf("我 不 爱 你") == Words {"我", "不", "爱", "你"});
    CHECK(tokensOf("我不爱你") == Words {"我", "不", "爱", "你"});
    CHECK(tokensOf("  the dog\tbites\u3000it ") == Words {"the", "dog", "bites", "it"});
    CHECK(tokensOf("我爱RoPE了") == Words {"我", "爱", "RoPE", "了"});
    CHECK(tokensOf("Größe läuft") == Words {"Größe", "läuft"});
    CHECK(tokensOf("ねこ 🐈") == Words {"ね", "こ", "🐈"});
    CHECK(tokensOf("𠀀𠀁") == Words {"𠀀", "𠀁"});
    CHECK(tokensOf("").empty());
    CHECK(tokensOf(" \n").empty());
}

TEST_CASE("bytes that are no UTF-8 are kept as they are")
{
    CHECK(tokensOf("a\xff\xe6 b") == Words {"a\xff\xe6", "b"});
    CHECK(tokensOf("\xe6\x88") == Words {"\xe6\x88"});
}

TEST_CASE("the hash is FNV-1a of the bytes")
{
    CHECK(lab::wordHash("") == 0xcbf29ce484222325);
    CHECK(lab::wordHash("a") == 0xaf63dc4c8601ec8c); // RFC 9923, appendix
    CHECK(lab::wordHash("foobar") == 0x85944171f73967e8);
}

TEST_CASE("a word has one vector in any sentence")
{
    const Eigen::MatrixXd vectors = lab::wordVectors({"the", "dog", "the"}, 8);
    CHECK(lab::sameValues(vectors.row(0), vectors.row(2)));
    CHECK(lab::sameValues(vectors.row(0), lab::wordVector("the", 8)));
    CHECK((vectors.row(0) - vectors.row(1)).cwiseAbs().maxCoeff() > 0.1);
    CHECK(lab::sameValues(lab::wordVector("the", 4), vectors.row(0).head(4)));
}
