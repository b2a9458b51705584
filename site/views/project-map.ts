import { developmentOf } from "#catalog/developments/developments.ts";
import { overviewSheet, pointOnSheet, type SheetPoint, sheetOfCity } from "#catalog/map/sheets.ts";
import { projectCities } from "#catalog/projects/projects.ts";
import type { Project } from "#catalog/projects/schema.ts";
import { fromPrice } from "./from-price.ts";
import { type MapSheet, toMapSheet } from "./map-sheet.ts";

export type ProjectPin = SheetPoint & {
  id: string;
  title: string;
  district: string;
  status: string;
  /** The lowest price of a development: "from EUR 790,000". */
  price?: string;
};

export type CityPin = SheetPoint & {
  city: string;
  pins: ProjectPin[];
  /** Null where the city has no map of its own. */
  sheetKey: string | null;
};

export type CitySheet = MapSheet & { city: string; pins: ProjectPin[] };

/** The overview, and a map of each city that is drawn. */
export type ProjectMap = { overview: MapSheet & { cities: CityPin[] }; cities: CitySheet[] };

export function toProjectMap(projects: readonly Project[]): ProjectMap {
  const overview = overviewSheet();
  const cities = projectCities().map((city) => {
    const sheet = sheetOfCity(city);
    const own = projects.filter(({ location }) => location.city === city);
    return { city, sheet, own, pins: own.map((project) => toPin(project, sheet ?? overview)) };
  });
  return {
    overview: {
      ...toMapSheet(overview),
      // The pins name the cities.
      labels: toMapSheet(overview).labels.filter(({ kind }) => kind !== "city"),
      cities: cities.map(({ city, sheet, own, pins }) => ({
        city,
        pins,
        sheetKey: sheet?.key ?? null,
        ...middle(own.map(({ coordinates }) => pointOnSheet(overview, coordinates))),
      })),
    },
    cities: cities.flatMap(({ city, sheet, pins }) =>
      sheet ? [{ ...toMapSheet(sheet), city, pins }] : [],
    ),
  };
}

function toPin(project: Project, sheet: Parameters<typeof pointOnSheet>[0]): ProjectPin {
  const { id, title, status, location, coordinates } = project;
  const development = developmentOf(project);
  const price = development && fromPrice(development);
  return {
    id,
    title,
    district: location.place,
    status,
    ...(price ? { price } : {}),
    ...pointOnSheet(sheet, coordinates),
  };
}

function middle(points: readonly SheetPoint[]): SheetPoint {
  const mean = (values: number[]) =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
