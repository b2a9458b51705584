import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER } from "#catalog/loader/content-folder.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { rates } from "#catalog/rates.ts";
import type { HomeType } from "#domain/homes/development.ts";
import { LANG } from "#domain/language.ts";
import { developmentKeys } from "./availability.ts";
import { readDrawnSides } from "./drawn-sides.ts";
import { developmentFacts, homeTypeFields } from "./schema.ts";

const FOLDER = "developments";

export type Model = ReturnType<typeof readModels>[number];

export function readModels() {
  return developmentKeys()
    .map((key) => ({
      key,
      areaUnit: rates.areaUnit,
      ...readYaml(`${FOLDER}/${key}/facts.yaml`, developmentFacts),
      types: readTypes(key),
      drawnSides: readDrawnSides(key),
      pictureTexts: readPictureTexts(key),
    }))
    .toSorted((one, other) => one.order - other.order);
}

function readTypes(key: string): HomeType[] {
  const folder = `${FOLDER}/${key}/types`;
  if (!existsSync(join(CONTENT_FOLDER, folder))) return [];
  return readdirSync(join(CONTENT_FOLDER, folder))
    .toSorted()
    .map((file) => ({
      key: file.replace(/\.yaml$/, ""),
      ...readYaml(`${folder}/${file}`, homeTypeFields),
    }));
}

/** A development without this file has no pictures of its own. */
function readPictureTexts(key: string): Record<string, string> {
  const file = `${FOLDER}/${key}/pictures/${LANG}.yaml`;
  if (!existsSync(join(CONTENT_FOLDER, file))) return {};
  return readYaml(file, z.record(z.string(), z.string()));
}
