import { type Document, isMap, isNode, isScalar, isSeq } from "yaml";

/** The offset of a field in a YAML text, or of the nearest field around a missing one. */
export function fieldOffset(path: readonly PropertyKey[], document: Document): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : undefined;
    const item = isSeq(node) ? node.items[Number(step)] : undefined;
    const place = pair?.key ?? item;
    if (!isNode(place) || !place.range) break;
    offset = place.range[0];
    node = pair?.value ?? item;
  }
  return offset;
}
