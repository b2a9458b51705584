import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

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

/** Content that may go into the browser's bundle: company name, contact details, retention period. */
const ourselves = ["catalog/company.ts", "catalog/contact-links.ts", "catalog/retention.ts"];

const contentEntries = readdirSync("catalog")
  .map((name) => `catalog/${name}`)
  .filter((path) => !ourselves.includes(path));

const building: Zone = {
  may: ["domain", "words", ...ourselves, "site/api", "site/boot", "site/store", "site/ui"],
  types: [...contentEntries, "site/views"],
};

/** Errors and small helpers that every folder of the server may import. */
const serverHelpers = ["collect-garbage", "durable-files", "refusal", "store-failure"].map(
  (name) => `server/${name}.ts`,
);

/** In layers: a folder may import only folders that are listed before it. */
const serverFolders: Record<string, string[]> = {
  "server/db": [],
  "server/lead-kinds": ["domain"],
  "server/http": ["domain"],
  "server/multipart": ["domain", "server/http"],
  "server/documents": ["domain", "server/db"],
  "server/lead-store": ["domain", "server/db", "server/lead-kinds"],
  "server/mail": ["domain", "catalog/brand.ts", "catalog/company.ts", "server/lead-kinds"],
  "server/crm": ["server/lead-kinds"],
  "server/outbox": [
    "server/crm",
    "server/db",
    "server/lead-kinds",
    "server/lead-store",
    "server/mail",
  ],
  "server/metrics": ["server/db", "server/outbox"],
  "server/health": ["server/db"],
  "server/openapi": ["domain", "catalog/company.ts", "server/http", "server/lead-kinds"],
  "server/leads": [
    "domain",
    "server/db",
    "server/documents",
    "server/http",
    "server/lead-kinds",
    "server/lead-store",
    "server/metrics",
    "server/multipart",
    "server/outbox",
  ],
  "server/housekeeping": ["server/db", "server/documents", "server/leads", "server/mail"],
  "server/pages": ["server/http", "server/metrics"],
  "server/office": ["domain", "server"],
};

for (const [index, [folder, may]] of Object.entries(serverFolders).entries()) {
  const above = new Set(Object.keys(serverFolders).slice(0, index));
  const below = may.find((path) => Object.hasOwn(serverFolders, path) && !above.has(path));
  if (below) throw new Error(`${folder} may not import ${below}, which is not listed before it.`);
}

/**
 * Data flows one way; features meet only in routes. A new feature gets its rules automatically, and a
 * folder without a zone may import nothing of ours.
 */
const zones: Record<string, Zone> = {
  domain: { may: [] },
  catalog: { may: ["domain", "pictures/manifest.json"] },
  server: { may: ["domain", "catalog", "server"], shallow: true },
  ...Object.fromEntries(
    Object.entries(serverFolders).map(([folder, may]) => [
      folder,
      { may: [...may, ...serverHelpers], tests: ["domain", "catalog", "server"] },
    ]),
  ),
  pictures: { may: ["catalog"] },
  studio: { may: ["catalog", "pictures"] },
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
    may: ["domain", "catalog", "server", "site/ui/brand-mark-path.ts", "tests"],
  },
  bench: { may: ["domain", "catalog", "scripts", "server", "tests"] },
  site: { may: ["catalog", "site", "words"], shallow: true },
  "site/boot": { may: ["domain/lead-texts.ts", "site/store/shop-key.ts", "site/ui", "words"] },
  "site/ui": { may: ["words"] },
  "site/styles": { may: [] },
  "site/styleguide": { may: [...ourselves, "site/boot", "site/ui"] },
  "site/words": { may: [] },
  "site/api": { may: [...ourselves, "domain", "site/store", "site/ui", "words"] },
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
  "site/routes": { may: ["domain", "catalog", "site", "words"] },
};

/** Properties whose value visitors read or hear: it comes from `#words/…`. */
const textAttributes =
  "alt aria-description aria-label aria-roledescription busyLabel description empty eyebrow heading help intro label lead legend line placeholder term text title".split(
    " ",
  );

/** Signs between texts, the same in every language. */
const symbols = ["", ",", ":", "/", "$"];

const noParents = {
  group: ["../**"],
  message: "Import across folders through package.json's imports, as in #site/ui/button.tsx.",
};

const noZone = {
  group: ["#*/**"],
  message: "This folder has no zone yet: say in oxlint.config.ts what it may import.",
};

/** The rules of a folder, and of the tests in it, which may use the tools of all tests besides. */
function zoneRules([folder, zone]: [string, Zone]): OxlintOverride[] {
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
    message: `${folder} may not import this: see the zones in oxlint.config.ts.`,
  };
  const refusedValues = {
    // As a group it would refuse types too.
    regex: `^#(${types.join("|").replaceAll(".", String.raw`\.`)})(/|$)`,
    allowTypeImports: true,
    message: `${folder} may import only types from here: see the zones in oxlint.config.ts.`,
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

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["/build", ".react-router", ".results", ".cache", "/data"],
  rules: {
    "no-restricted-imports": ["error", { patterns: [noParents, noZone] }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "import/no-cycle": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/consistent-type-definitions": ["error", "type"],
    "react/exhaustive-deps": "error",
    "react/rules-of-hooks": "error",
    "no-console": ["error", { allow: ["warn", "error", "info"] }],
    // React 19 needs no import for JSX.
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "unicorn/consistent-function-scoping": "off",
    // A property-based test asserts inside its property.
    "vitest/expect-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    // Plain objects are built in loops of dozens; clarity is worth more than the copy.
    "oxc/no-map-spread": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    ...Object.entries(zones).flatMap(zoneRules),
    {
      files: ["site/**/*.tsx"],
      rules: {
        "react/jsx-no-literals": [
          "error",
          {
            noStrings: true,
            ignoreProps: true,
            restrictedAttributes: textAttributes,
            allowedStrings: symbols,
          },
        ],
      },
    },
    {
      files: ["site/styleguide/**", "site/routes/styleguide.tsx", "site/**/*.test.tsx"],
      rules: { "react/jsx-no-literals": "off" },
    },
    // Threads have no origin.
    { files: ["server/**"], rules: { "unicorn/require-post-message-target-origin": "off" } },
    {
      files: ["bench/**", "pictures/**", "scripts/**", "studio/**"],
      rules: { "no-console": "off" },
    },
  ],
});
