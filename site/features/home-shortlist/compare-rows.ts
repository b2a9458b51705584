import { toAreaUnit } from "#domain/homes/area-unit.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { outlookText, priceOrStatus, priceText, typeText } from "#site/homes/home-texts.ts";
import type { Units } from "#site/homes/use-units.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as homeWords from "#words/homes.ts";
import * as listWords from "#words/home-list.ts";
import * as words from "#words/home-shortlist.ts";
import { purchaseFigures, yearlyServiceCharge } from "./purchase-figures.ts";

export type ComparedHome = { home: DevelopmentHome; details: HomeDetails };

export type CompareRow = {
  label: string;
  values: { id: string; text: string }[];
  differs: boolean;
};

type Row<Compared> = [label: string, valueOf: (compared: Compared) => string];

export function homeRows(
  homes: readonly DevelopmentHome[],
  titles: Record<string, string>,
  units: Units,
): CompareRow[] {
  const rows: Row<DevelopmentHome>[] = [
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
  return rows.map(([label, valueOf]) =>
    toRow(
      label,
      homes.map((home) => ({ id: homeId(home), text: valueOf(home) })),
    ),
  );
}

/** What is paid and earned, for a buyer who books on the given day. */
export function moneyRows(
  compared: readonly ComparedHome[],
  units: Units,
  booking: string,
): CompareRow[] {
  const figured = compared.map(({ home, details }) => ({
    home,
    details,
    figures: purchaseFigures(home, details, booking),
  }));
  const rows: Row<(typeof figured)[number]>[] = [
    [words.handover, ({ details }) => homeWords.dayOf(details.construction.handover)],
    [
      words.beforeKeys,
      ({ figures }) => (figures ? priceText(figures.beforeKeys, units) : homeWords.noPrice),
    ],
    [
      words.serviceCharge,
      ({ home, details }) => words.aYear(priceText(yearlyServiceCharge(home, details), units)),
    ],
    [words.grossYield, ({ figures }) => percent(figures?.gross)],
    [words.netYield, ({ figures }) => percent(figures?.net)],
  ];
  return rows.map(([label, valueOf]) =>
    toRow(
      label,
      figured.map((one) => ({ id: homeId(one.home), text: valueOf(one) })),
    ),
  );
}

function toRow(label: string, values: CompareRow["values"]): CompareRow {
  return { label, values, differs: new Set(values.map(({ text }) => text)).size > 1 };
}

function percent(share: number | null | undefined): string {
  return typeof share === "number" ? words.percent((share * 100).toFixed(1)) : homeWords.noPrice;
}

function priceWithNote(home: DevelopmentHome, units: Units): string {
  const text = priceOrStatus(home, units);
  return home.status === "not-released" ? `${text} (${homeWords.indicative})` : text;
}

function sunText({ morningSun, noLateSun }: DevelopmentHome): string {
  if (morningSun && noLateSun) return words.sunMorningOnly;
  if (morningSun) return homeWords.sunName("morning");
  return noLateSun ? homeWords.sunName("no-late") : words.sunNone;
}
