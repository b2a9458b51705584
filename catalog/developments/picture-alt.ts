import { contentPath } from "#catalog/loader/content-path.ts";
import { LANG } from "#domain/language.ts";
import { allDevelopments } from "./developments.ts";
import { pictureSlots } from "./picture-slots.ts";

/** What the pictures of the homes for sale show, by their names. */
export const developmentAlt: Record<string, string> = Object.fromEntries(
  allDevelopments().flatMap((development) => {
    const { key, pictureTexts } = development;
    return pictureSlots(development).map(({ slot, text }) => {
      const alt = pictureTexts[text];
      if (alt === undefined) {
        const file = contentPath("developments", key, "pictures", `${LANG}.yaml`);
        throw new Error(`${file} lacks "${text}"`);
      }
      return [`developments/${key}/${slot}`, alt];
    });
  }),
);
