#include "engine/expression/expression_reader.h"

namespace engine {

Parsed<ProjectedPaths> readProjection(ExpressionReader &reader) {
    ProjectedPaths paths;
    std::vector<Span> spans;
    do {
        const std::size_t begin = reader.peek().span.offset;
        TRY(DocumentPath path, reader.path());
        paths.push_back(std::move(path));
        spans.push_back(reader.spanFrom(begin));
    } while (reader.accept(","));
    if (const auto clash = findClash(paths)) reader.report(Fault::Path, describe(*clash, paths), spans[clash->two]);
    return paths;
}

}
