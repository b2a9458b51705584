import { z } from "zod";
import { contentPath } from "#catalog/loader/content-path.ts";
import { readYaml } from "#catalog/loader/read-yaml.ts";
import { LANG } from "#domain/language.ts";
import { viewPoints } from "#domain/homes/view-points.ts";
import { allDevelopments } from "./developments.ts";

/** What the pictures of the homes for sale show, by their names. */
export const developmentAlt: Record<string, string> = Object.fromEntries(
  allDevelopments().flatMap((development) => {
    const { key, elevations } = development;
    const file = `developments/${key}/pictures/${LANG}.yaml`;
    const texts = readYaml(file, z.record(z.string(), z.string()));
    const textOf = (slot: string) => {
      const text = texts[slot];
      if (text === undefined) throw new Error(`${contentPath(file)} lacks "${slot}"`);
      return text;
    };
    return [
      ...elevations.map(({ key: side }) => {
        const slot = `elevation-${side}`;
        return [`developments/${key}/${slot}`, textOf(slot)];
      }),
      ...["room-living", "room-balcony"].flatMap((slot) => {
        const name = `developments/${key}/${slot}`;
        return [
          [name, textOf(slot)],
          [`${name}-still`, textOf(slot)],
        ];
      }),
      ...viewPoints(development).map(({ picture, stack }) => [
        picture,
        textOf(`view-${stack.outlook}`),
      ]),
    ];
  }),
);
