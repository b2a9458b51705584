import { lang } from "#words/language.ts";

const regionNames = new Intl.DisplayNames(lang, { type: "region" });

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The codes of all countries, by their names in the language of the page. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [regionNames.of(code), code]),
);

/** The two letters of a country; schema.org takes the name of one that has none. */
export function countryCode(country: string): string {
  return codes.get(country) ?? country;
}
