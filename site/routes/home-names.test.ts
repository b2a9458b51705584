import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { sideName } from "#words/home-facade.ts";
import { outlookName } from "#words/homes.ts";

test.for(allDevelopments())("$key has words for its sides and outlooks", (development) => {
  for (const { key } of development.elevations) expect(sideName(key), key).not.toBe(key);
  for (const { outlook } of development.stacks) expect(outlookName(outlook)).not.toBe(outlook);
});
