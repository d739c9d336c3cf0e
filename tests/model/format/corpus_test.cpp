#include "model/format/file.h"
#include "model/format/format.h"
#include "model/format/project_file.h"
#include "model/format/workbench_json.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <iostream>
#include <nlohmann/json.hpp>

namespace model {

namespace {

/// The models in a folder that is not part of the project: public ones, as people exported them.
std::vector<std::filesystem::path> corpus() {
    std::vector<std::filesystem::path> files;
    if (const char *folder = std::getenv("HASHRANGE_CORPUS"))
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}

#define SKIP_WITHOUT_CORPUS(files)                                                                                     \
    if (files.empty()) GTEST_SKIP() << "HASHRANGE_CORPUS names no folder with models"

TEST(Corpus, EveryModelOpensAndComesBackEqual) {
    const auto files = corpus();
    SKIP_WITHOUT_CORPUS(files);
    for (const auto &path : files) {
        SCOPED_TRACE(path.filename());
        const std::string text = *readFile(path, largestFileBytes);
        const auto design = openModel(path);
        if (!design) {
            ADD_FAILURE() << design.error().english();
            continue;
        }
        std::size_t indexes = 0, items = 0, inFacets = 0, damaged = 0;
        for (const auto &table : design->tables) {
            indexes += table->description.globalSecondaryIndexes.size();
            for (const auto &item : *table->items) {
                ++(item->facet.empty() ? items : inFacets);
                damaged += item->damaged.size();
            }
        }
        std::cout << path.filename().string() << ' ' << design->tables.size() << '/' << indexes << '/' << items;
        if (inFacets > 0) std::cout << '+' << inFacets << " in facets";
        if (damaged > 0) std::cout << ", " << damaged << " damaged values";

        const Written again = writeWorkbench(*design);
        EXPECT_TRUE(again.losses.empty());
        const auto before = nlohmann::ordered_json::parse(text);
        EXPECT_EQ(before, nlohmann::ordered_json::parse(again.text));
        std::cout << (again.text == text ? ", every byte\n" : ", equal JSON\n");

        const auto project = readModel(writeProject(*design).text);
        if (!project) {
            ADD_FAILURE() << project.error().english();
            continue;
        }
        EXPECT_EQ(*project, *design);
        EXPECT_EQ(writeWorkbench(*project).text, again.text);
    }
}

}
