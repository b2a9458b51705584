import type { PageWeight } from "./page-weight.ts";

const kB = 1000;

const contentPage: PageWeight = {
  html: 30 * kB,
  scriptBeforeLoad: 0,
  script: 110 * kB,
  fonts: 80 * kB,
  picturesAboveFold: 120 * kB,
  thirdParties: 0,
};

const homePage: PageWeight = { ...contentPage, html: 45 * kB };
const formPage: PageWeight = { ...contentPage, script: 150 * kB };
/** Every home is in the page, and can be filtered, compared and found on the façade. */
const homesPage: PageWeight = { ...contentPage, html: 45 * kB, script: 140 * kB };

/** The list of projects, and 10 kB each for the pins and labels of five maps and for the script that moves them. */
const mapPage: PageWeight = { ...contentPage, html: 40 * kB, script: 120 * kB };

const homes = new Set(["/", "/home"]);
const forms = new Set([
  "/contact",
  "/broker-registration",
  "/checkout",
  "/login",
  "/register",
  "/forgot-password",
]);

/** The page budget. */
export function limitsOf(path: string): PageWeight {
  if (homes.has(path)) return homePage;
  if (/^\/homes(\/|$)/.test(path)) return homesPage;
  if (path === "/project/map") return mapPage;
  return forms.has(path) ? formPage : contentPage;
}

/** Pages of one kind, such as all projects, share a row of the table. */
export function kindOf(path: string): string {
  const [, first = ""] = path.split("/");
  return path.split("/").length > 2 ? `/${first}/{id}` : path;
}

/** The limits that a page exceeds. */
export function excesses(path: string, weight: PageWeight): (keyof PageWeight)[] {
  const limits = limitsOf(path);
  return (Object.keys(limits) as (keyof PageWeight)[]).filter(
    (part) => weight[part] > limits[part],
  );
}
