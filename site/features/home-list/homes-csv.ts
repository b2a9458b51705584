import { absoluteUrl } from "#catalog/absolute-url.ts";
import { rates } from "#catalog/rates.ts";
import { renderCsvFile } from "#domain/csv.ts";
import { toAreaUnit } from "#domain/homes/area-unit.ts";
import { convert } from "#domain/homes/currency.ts";
import type { DevelopmentHome } from "#domain/homes/home-list.ts";
import { officeTimeText, outlookName, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import { homePath } from "#site/store/home-url.ts";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-list.ts";

/** For a spreadsheet: amounts and areas are numbers, and their units are in the headings. */
export function homesCsv(
  homes: readonly DevelopmentHome[],
  titles: Record<string, string>,
  asOf: string,
  { areaUnit, currency, isConverted }: Pick<Units, "areaUnit" | "currency" | "isConverted">,
): string {
  const area = (squareFeet: number) => Number(toAreaUnit(squareFeet, areaUnit).toFixed(1));
  const headings = [
    words.columnName("development"),
    words.columnName("number"),
    words.columnName("bedrooms"),
    words.columnName("floor"),
    words.inUnit(words.columnName("area"), areaUnit),
    words.inUnit(words.balcony, areaUnit),
    words.outlook,
    words.faces,
    words.sun,
    words.inUnit(words.columnName("price"), rates.currency),
    ...(isConverted ? [words.inUnit(words.aboutPrice, currency)] : []),
    words.columnName("status"),
    words.asOf,
    words.link,
  ];
  const rows = homes.map((home) => [
    titles[home.development] ?? home.development,
    home.number,
    typeText(home),
    home.floor,
    area(home.insideArea),
    area(home.balconyArea),
    outlookName(home.outlook),
    homeWords.compassName(home.facing),
    words.sunsOf(home),
    home.price ?? "",
    ...(isConverted ? [home.price === null ? "" : convert(home.price, currency, rates)] : []),
    homeWords.statusName(home.status),
    officeTimeText(asOf),
    absoluteUrl(homePath(home.development, home.number)),
  ]);
  return renderCsvFile([headings, ...rows]);
}
