import { readdirSync } from "node:fs";
import type { OxlintOverride } from "oxlint";

type Zone = {
  /** What the folder may import, besides itself and packages. */
  may: string[];
  /** What it may import for types alone: the values stay out of the browser's bundle. */
  types?: string[];
  /** What its tests may import besides that. */
  tests?: string[];
  /** Set where the zone is the folder's own files, and each folder below has its own. */
  shallow?: true;
};

/** Content that may go into the browser's bundle: mark, company name, contact details, choices of forms, office hours, parts, rates, retention period. */
const ourselves = [
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
  .filter((path) => !ourselves.includes(path));

const building: Zone = {
  may: [
    "domain",
    "words",
    ...ourselves,
    "site/api/is-reachable.ts",
    "site/api/load-json.ts",
    "site/boot",
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
]);

/** The server's folders from the lowest to the highest: a file may import its own folder and those that are
 * listed before it, never one that is listed after it. */
const serverFolders = [
  "server/settings",
  "server/storage",
  "server/storage/documents",
  "server/http",
  "server/http/rate-limits",
  "server/leads/kinds",
  "server/leads",
  "server/leads/export",
  "server/leads/erasure",
  "server/delivery/mail",
  "server/delivery",
  "server/intake/multipart",
  "server/intake/documents",
  "server/intake",
  "server/pages/availability",
  "server/pages/monitoring",
  "server/pages",
  "server/desk/access",
  "server/desk/accounts",
  "server/desk/sign-in",
  "server/desk/passkeys",
  "server/desk/audit",
  "server/desk/leads",
  "server/desk/search",
  "server/desk/changes",
  "server/desk/documents",
  "server/desk/figures",
  "server/desk/homes",
  "server/desk/live",
  "server/desk/office",
  "server/desk/pages",
  "server/desk",
  "server/office",
  "server", // builds the app and starts it
];

/** The content that the server reads; its image has no other. */
const serverContent = [
  "catalog/brand/colours.ts",
  "catalog/company.ts",
  "catalog/developments/availability.ts",
  "catalog/developments/read-models.ts",
  "catalog/forms.ts",
  "catalog/office.ts",
  "catalog/projects/read-titles.ts",
];

function serverZone(folder: string, index: number): [string, Zone] {
  const before = serverFolders.slice(0, index).map((path) => `${path}/*.ts`);
  return [
    folder,
    { may: ["domain", ...serverContent, ...before], tests: ["catalog", "server"], shallow: true },
  ];
}

const deskBasis = [
  "catalog/brand",
  "catalog/company.ts",
  "catalog/forms.ts",
  "catalog/office.ts",
  "catalog/rates.ts",
  "domain",
  "ui",
];

/** What every screen of the desk may import, from the lowest folder to the highest, as in the server. */
const deskFolders = [
  "desk/words",
  "desk/format",
  "desk/navigation",
  "desk/pdf",
  "desk/state",
  "desk/server",
  "desk/parts",
  "desk/sign-in",
  "desk/shell",
];

const deskScreens = readdirSync("desk")
  .filter((name) => !name.includes("."))
  .map((name) => `desk/${name}`)
  .filter((folder) => !deskFolders.includes(folder));

/** Screens never import each other and meet in `desk/screen.tsx`. */
function deskZone(folder: string): [string, Zone] {
  const place = deskFolders.indexOf(folder);
  const below = place === -1 ? deskFolders : deskFolders.slice(0, place);
  return [folder, { may: [...deskBasis, ...below], tests: ["desk"] }];
}

/** Data flows one way; features meet only in routes. A new feature gets its rules automatically, and a
 * folder without a zone may import nothing of ours. */
const zones: Record<string, Zone> = {
  domain: { may: [] },
  catalog: { may: ["domain"] },
  ...Object.fromEntries(serverFolders.map(serverZone)),
  "server/testing": { may: ["domain", "catalog", "server"] },
  demo: {
    may: [
      "catalog/forms.ts",
      "catalog/office.ts",
      "catalog/projects/projects.ts",
      "domain",
      "server",
    ],
  },
  pictures: { may: ["domain", "catalog"] },
  studio: { may: ["domain", "catalog", "pictures"] },
  tests: {
    may: [
      "domain",
      "catalog",
      "server/testing/test-postgres.ts",
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
  desk: { may: [...deskBasis, "desk"], shallow: true },
  ...Object.fromEntries([...deskFolders, ...deskScreens].map(deskZone)),
  ui: { may: [] },
  site: { may: ["catalog", "site", "ui", "words"], shallow: true },
  "site/boot": {
    may: [
      "catalog/parts.ts",
      "domain/lead-texts.ts",
      "site/store/shop-key.ts",
      "site/ui",
      "ui",
      "words",
    ],
  },
  "site/ui": { may: ["ui", "words"] },
  "site/map": { may: ["domain", "site/ui", "ui", "words"], types: ["site/views"] },
  "site/floor-plans": { may: ["domain", "site/ui", "ui", "words"] },
  "site/words": { may: ["domain/language.ts"], types: ["domain/homes", "domain/purchase"] },
  "site/api": { may: ["domain"] },
  "site/store": {
    may: ["domain", "site/ui/toast.ts", "words"],
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
  "site/leads": {
    may: [...ourselves, "domain", "site/api", "site/store", "site/ui", "ui", "words"],
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
  "site/routes": { may: ["domain", "catalog", "site", "ui", "words"] },
};

const throughImports =
  "Import across folders through package.json's imports, as in #ui/button.tsx.";

export const noParents = { group: ["../**"], message: throughImports };

/** Below a folder whose subfolders have zones of their own. */
const noChildren = { group: ["./*/**"], message: throughImports };

export const noZone = {
  group: ["#*/**"],
  message: "This folder has no zone yet: say in oxlint-zones.ts what it may import.",
};

export const zoneRules: OxlintOverride[] = Object.entries(zones).flatMap(rulesOf);

/** The rules of a folder, and of the tests in it, which may use the tools of all tests besides. */
function rulesOf([folder, zone]: [string, Zone]): OxlintOverride[] {
  const place = zone.shallow ? folder : `${folder}/**`;
  const tests = ["*.test.{ts,tsx}", "test-*.{ts,tsx}"].map((name) => `${place}/${name}`);
  return [
    importRules(folder, [`${place}/*`], zone),
    importRules(folder, tests, { ...zone, may: [...zone.may, ...(zone.tests ?? []), "tests"] }),
  ];
}

function importRules(folder: string, files: string[], zone: Zone): OxlintOverride {
  const { may, types = [], shallow } = zone;
  const own = shallow ? `${folder}/*.*` : folder;
  const refused = {
    group: ["#*/**", ...[own, ...may, ...types].map((path) => `!${pattern(path)}`)],
    message: `${folder} may not import this: see oxlint-zones.ts.`,
  };
  const refusedValues = {
    // As a group it would refuse types too.
    regex: `^#(${types.join("|").replaceAll(".", String.raw`\.`)})(/|$)`,
    allowTypeImports: true,
    message: `${folder} may import only types from here: see oxlint-zones.ts.`,
  };
  return {
    files,
    rules: {
      "no-restricted-imports": [
        "error",
        // The first matching pattern decides, so the narrower one comes first.
        {
          patterns: [
            noParents,
            ...(folder.startsWith("server") ? [noChildren] : []),
            ...(types.length > 0 ? [refusedValues] : []),
            refused,
          ],
        },
      ],
    },
  };
}

function pattern(path: string): string {
  return path.includes(".") ? `#${path}` : `#${path}/**`;
}
