import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { toAreaUnit } from "#domain/homes/area-unit.ts";
import { outlookText, priceOrStatus, priceText, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import * as homeWords from "#words/homes.ts";
import * as listWords from "#words/home-list.ts";
import * as words from "#words/home-shortlist.ts";

type CompareRow = {
  label: string;
  values: { id: string; text: string }[];
  differs: boolean;
};

export function compareRows(
  homes: readonly DevelopmentHome[],
  titles: Record<string, string>,
  units: Units,
): CompareRow[] {
  const rows: [label: string, valueOf: (home: DevelopmentHome) => string][] = [
    [listWords.columnName("development"), ({ development }) => titles[development] ?? development],
    [listWords.columnName("status"), ({ status }) => homeWords.statusName(status)],
    [listWords.columnName("price"), (home) => priceWithNote(home, units)],
    [
      words.pricePerArea(units.areaUnit),
      ({ price, insideArea }) =>
        price === null
          ? homeWords.noPrice
          : priceText(price / toAreaUnit(insideArea, units.areaUnit), units),
    ],
    [listWords.columnName("bedrooms"), typeText],
    [listWords.columnName("area"), ({ insideArea }) => units.area(insideArea)],
    [
      words.balcony,
      ({ balconyArea }) => (balconyArea > 0 ? units.area(balconyArea) : words.noBalcony),
    ],
    [listWords.columnName("floor"), ({ floor }) => String(floor)],
    [listWords.outlook, outlookText],
    [listWords.sun, sunText],
  ];
  return rows.map(([label, valueOf]) => {
    const values = homes.map((home) => ({ id: homeId(home), text: valueOf(home) }));
    return { label, values, differs: new Set(values.map(({ text }) => text)).size > 1 };
  });
}

function priceWithNote(home: DevelopmentHome, units: Units): string {
  const text = priceOrStatus(home, units);
  return home.status === "not-released" ? `${text} (${homeWords.indicative})` : text;
}

function sunText({ morningSun, noLateSun }: DevelopmentHome): string {
  const suns = [
    morningSun && homeWords.sunName("morning"),
    noLateSun && homeWords.sunName("no-late"),
  ].filter((text) => text !== false);
  return suns.length > 0 ? suns.join(", ") : words.sunNone;
}
