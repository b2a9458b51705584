import { readModels } from "#catalog/developments/read-models.ts";
import type { Problem } from "#catalog/loader/content-error.ts";
import { problemAt } from "#catalog/loader/problem-at.ts";

/** Every floor plan is that of some home. */
export function homeTypeProblems(): Problem[] {
  return readModels().flatMap(({ key, types, stacks }) => {
    const used = new Set(stacks.map(({ type }) => type));
    return types
      .filter((type) => !used.has(type.key))
      .map((type) => {
        const message = `no stack in ${key}/facts.yaml has this type; give it to one, or remove this file`;
        return problemAt(`developments/${key}/types/${type.key}.yaml`, [], message);
      });
  });
}
