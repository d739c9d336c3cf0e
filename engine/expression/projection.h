#pragma once

#include "engine/expression/document_path.h"
#include "engine/value/item_blob.h"

#include <span>
#include <vector>

namespace engine {

/// The paths of a ProjectionExpression or AttributesToGet; no two overlap or conflict.
using ProjectedPaths = std::vector<DocumentPath>;

/// The parts of an item at these paths; what is not there is left out, so the result may be empty. List elements come
/// back without gaps, in index order; several parts of one element come back as one element.
ItemBlob project(std::span<const DocumentPath> paths, ItemView item);

}
