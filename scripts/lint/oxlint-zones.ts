import { readdirSync } from "node:fs";
import { deskZones } from "./desk-zones.ts";
import type { Zone } from "./import-rules.ts";
import { serverZones } from "./server-zones.ts";

/** Content that may go into the scripts of the pages. */
const browserContent = [
  "catalog/absolute-url.ts",
  "catalog/brand",
  "catalog/company.ts",
  "catalog/contact-links.ts",
  "catalog/forms.ts",
  "catalog/home-names.ts",
  "catalog/office.ts",
  "catalog/parts.ts",
  "catalog/rates.ts",
  "catalog/retention.ts",
];

const contentEntries = readdirSync("catalog")
  .map((name) => `catalog/${name}`)
  .filter((path) => !browserContent.includes(path));

const building: Zone = {
  may: [
    "domain",
    "words",
    ...browserContent,
    "site/api/is-reachable.ts",
    "site/api/load-json.ts",
    "site/boot",
    "site/home-details",
    "site/homes",
    "site/map",
    "site/floor-plans",
    "site/store",
    "site/ui",
    "ui",
  ],
  types: [...contentEntries, "site/views"],
};

/** A part with a form that sends a lead. */
const sending: Zone = { ...building, may: [...building.may, "site/api", "site/leads"] };

/** [7.026] The forms of all other features send nothing. */
const sendingFeatures = new Set([
  "broker-registration",
  "contact-form",
  "meeting-popup",
  "page-form",
  "short-forms",
]);

/** Data flows one way; features meet only in routes. A new feature gets its rules automatically, and a
 * folder without a zone may import nothing of ours. */
export const zones: Record<string, Zone> = {
  domain: { may: [] },
  catalog: { may: ["domain"] },
  ...Object.fromEntries(serverZones),
  demo: {
    may: [
      "catalog/developments/read-models.ts",
      "catalog/forms.ts",
      "catalog/office.ts",
      "catalog/projects/projects.ts",
      "catalog/rates.ts",
      "domain",
      "server",
    ],
  },
  pictures: { may: ["catalog"] },
  studio: { may: ["domain", "catalog", "pictures"] },
  tests: {
    may: [
      "domain",
      "catalog",
      "server/testing/test-commands.ts",
      "server/pages/site-folders.ts",
      "site/boot/names.ts",
      "site/store",
      "site/views",
    ],
  },
  scripts: {
    may: [
      "domain",
      "catalog",
      "pictures",
      "server",
      "site/boot/names.ts",
      "site/prerendered-paths.ts",
      "site/routes.ts",
      "tests",
    ],
  },
  bench: { may: ["domain", "catalog", "scripts", "server", "tests"] },
  simulation: { may: ["domain", "catalog", "server", "tests"] },
  ...Object.fromEntries(deskZones),
  ui: { may: [] },
  site: { may: ["catalog", "ui", "words"], shallow: true },
  "site/boot": {
    may: [
      "catalog/parts.ts",
      "domain/browser-reports.ts",
      "domain/lead-texts.ts",
      "site/api/load-json.ts",
      "site/store/shop-key.ts",
      "site/ui",
      "ui/report-errors.ts",
      "ui/topmost-dialog.ts",
      "ui/trusted-types.ts",
    ],
  },
  "site/ui": { may: ["ui", "words"] },
  "site/map": { may: ["domain", "site/ui", "ui", "words"], types: ["site/views"] },
  "site/floor-plans": { may: ["domain", "ui", "words"] },
  "site/words": {
    may: ["domain/language.ts", "domain/plural.ts"],
    types: ["domain/homes", "domain/purchase"],
  },
  "site/api": { may: ["domain", "ui/trusted-types.ts"] },
  "site/store": {
    may: [
      "domain",
      "site/boot/names.ts",
      "site/ui/belongs-to-browser.ts",
      "site/ui/toast.ts",
      "words",
    ],
    types: ["site/views"],
  },
  "site/homes": {
    may: [
      "catalog/home-names.ts",
      "catalog/office.ts",
      "domain",
      "site/api",
      "site/store",
      "words",
    ],
  },
  // What the dialog of a home and the comparison share; the list needs none of it.
  "site/home-details": {
    may: [
      "catalog/absolute-url.ts",
      "catalog/company.ts",
      "domain",
      "site/api/load-json.ts",
      "words",
    ],
    types: ["site/views"],
  },
  "site/leads": {
    may: [
      "catalog/company.ts",
      "catalog/contact-links.ts",
      "catalog/office.ts",
      "domain",
      "site/api",
      "site/store",
      "site/ui",
      "ui",
      "words",
    ],
  },
  "site/views": { may: ["domain", "catalog", "words"] },
  "site/seo": { may: ["catalog", "domain", "words"], types: ["site/views"] },
  "site/shell": {
    may: [...sending.may, "site/footer-menu.ts", "site/menus.ts"], // sends the newsletter's form
    types: [...building.types!, "site/existing-links.ts"],
  },
  "site/sections": { ...building, may: [...building.may, "site/shell"] },
  ...Object.fromEntries(
    readdirSync("site/features").map((feature) => [
      `site/features/${feature}`,
      sendingFeatures.has(feature) ? sending : building,
    ]),
  ),
  "site/routes": {
    may: ["domain", "catalog", "site", "words"],
    tests: ["tests/copy-content.ts"],
  },
};
