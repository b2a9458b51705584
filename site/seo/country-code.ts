import { lang } from "#words/language.ts";

const regionNames = new Intl.DisplayNames(lang, { type: "region" });

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [regionNames.of(code), code]),
);

/** Schema.org takes the name of a country without a code. */
export function countryCode(country: string): string {
  return codes.get(country) ?? country;
}
