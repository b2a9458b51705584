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

/** Content that may go into the browser's bundle: company name, contact details, rates, retention period. */
const ourselves = [
  "catalog/company.ts",
  "catalog/contact-links.ts",
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
    "site/api",
    "site/boot",
    "site/map",
    "site/plans",
    "site/store",
    "site/ui",
    "ui",
  ],
  types: [...contentEntries, "site/views"],
};

/** In layers: a folder may import the helpers, `domain` and the folders that are listed before it. */
const serverFolders =
  "db lead-kinds http multipart documents lead-store mail crm outbox metrics health availability openapi leads housekeeping pages office desk"
    .split(" ")
    .map((name) => `server/${name}`);

/** Errors and small helpers that every folder of the server may import. */
const serverHelpers = ["collect-garbage", "durable-files", "refusal", "store-failure"].map(
  (name) => `server/${name}.ts`,
);

const serverExceptions: Record<string, string[]> = {
  "server/availability": ["catalog/developments/availability.ts"],
  "server/housekeeping": [
    "server/desk/audit/audit-statement.ts",
    "server/desk/sign-in/forget-expired.ts",
  ],
  "server/mail": ["catalog/brand.ts", "catalog/company.ts"],
  "server/openapi": ["catalog/company.ts"],
  "server/office": ["server"], // the commands start parts of the server themselves
  // and so do the desk's
  "server/desk": [
    "catalog/company.ts",
    "catalog/developments/read-models.ts",
    "catalog/projects/read-titles.ts",
    "server",
  ],
};

function serverZone(folder: string, index: number): [string, Zone] {
  const before = serverFolders.slice(0, index);
  const may = ["domain", ...serverHelpers, ...before, ...(serverExceptions[folder] ?? [])];
  return [folder, { may, tests: ["catalog", "server"] }];
}

/**
 * Data flows one way; features meet only in routes. A new feature gets its rules automatically, and a
 * folder without a zone may import nothing of ours.
 */
const zones: Record<string, Zone> = {
  domain: { may: [] },
  catalog: { may: ["domain", "pictures/manifest.json"] },
  server: { may: ["domain", "catalog", "server"], shallow: true },
  ...Object.fromEntries(serverFolders.map(serverZone)),
  pictures: { may: ["domain", "catalog"] },
  studio: { may: ["domain", "catalog", "pictures"] },
  tests: {
    may: [
      "domain",
      "catalog",
      "server/db/test-postgres.ts",
      "site/boot/names.ts",
      "site/store",
      "site/views",
    ],
  },
  scripts: {
    may: ["domain", "catalog", "pictures", "server", "site/ui/brand-mark-path.ts", "tests"],
  },
  bench: { may: ["domain", "catalog", "scripts", "server", "tests"] },
  desk: { may: ["catalog/company.ts", "domain", "site/ui/brand-mark.tsx", "ui"] },
  ui: { may: ["words"] },
  site: { may: ["catalog", "site", "ui", "words"], shallow: true },
  "site/boot": {
    may: ["domain/lead-texts.ts", "site/store/shop-key.ts", "site/ui", "ui", "words"],
  },
  "site/ui": { may: ["ui", "words"] },
  "site/map": { may: ["domain", "site/ui", "ui", "words"], types: ["site/views"] },
  "site/plans": { may: ["domain", "site/ui", "ui", "words"] },
  "site/styles": { may: [] },
  "site/styleguide": { may: [...ourselves, "site/boot", "site/ui", "ui"] },
  "site/words": { may: ["domain/language.ts"], types: ["domain/purchase"] },
  "site/api": { may: [...ourselves, "domain", "site/store", "site/ui", "ui", "words"] },
  "site/store": {
    may: ["domain", "site/ui/toast.ts", "words"],
    types: [...contentEntries, "site/views"],
  },
  "site/views": { may: ["domain", "catalog", "site/seo", "words"] },
  "site/seo": { may: ["catalog", "domain", "words"], types: ["site/views"] },
  "site/shell": building,
  "site/sections": { ...building, may: [...building.may, "site/shell"] },
  ...Object.fromEntries(
    readdirSync("site/features").map((feature) => [`site/features/${feature}`, building]),
  ),
  "site/routes": { may: ["domain", "catalog", "site", "ui", "words"] },
};

export const noParents = {
  group: ["../**"],
  message: "Import across folders through package.json's imports, as in #ui/button.tsx.",
};

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

function importRules(folder: string, files: string[], { may, types = [] }: Zone): OxlintOverride {
  const refused = {
    group: ["#*/**", ...[folder, ...may, ...types].map((path) => `!${pattern(path)}`)],
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
        { patterns: [noParents, ...(types.length > 0 ? [refusedValues] : []), refused] },
      ],
    },
  };
}

function pattern(path: string): string {
  return path.includes(".") ? `#${path}` : `#${path}/**`;
}
