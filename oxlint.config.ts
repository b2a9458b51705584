import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

type Zone = {
  /** What the folder may import, besides itself and packages. */
  may: string[];
  /** What it may import for types alone: the values stay out of the browser's bundle. */
  types?: string[];
};

/** All content but company.ts, whose few constants the browser may have. */
const contentEntries = readdirSync("content")
  .filter((name) => name !== "company.ts")
  .map((name) => `content/${name}`);

const building: Zone = {
  may: ["domain", "content/company.ts", "site/api", "site/store", "site/ui"],
  types: [...contentEntries, "site/views"],
};

/** Data flows one way; features meet only in routes. A new feature is protected at birth. */
const zones: Record<string, Zone> = {
  domain: { may: [] },
  content: { may: ["domain"] },
  server: { may: ["domain", "content"] },
  studio: { may: ["content"] },
  bench: { may: ["scripts", "server", "tests"] },
  "site/ui": { may: [] },
  "site/api": { may: ["domain"] },
  "site/store": { may: ["domain", "site/ui/toast.ts"], types: [...contentEntries, "site/views"] },
  "site/views": { may: ["domain", "content"] },
  "site/seo": { may: ["content/company.ts"], types: [...contentEntries, "site/views"] },
  "site/shell": building,
  "site/sections": { ...building, may: [...building.may, "site/shell"] },
  ...Object.fromEntries(
    readdirSync("site/features").map((feature) => [`site/features/${feature}`, building]),
  ),
  "site/routes": { may: ["domain", "content", "site"] },
};

const noParents = {
  group: ["../**"],
  message: "Import across folders through package.json's imports, as in #site/ui/button.tsx.",
};

function importRules(folder: string, { may, types = [] }: Zone): OxlintOverride {
  const allowed = [folder, ...may].map((path) => `!${pattern(path)}`);
  const allowedTypes = types.map((path) => `!${pattern(path)}`);
  const refused = {
    group: ["#*/**", ...allowed, ...allowedTypes],
    message: `${folder} may not import this: see the zones in oxlint.config.ts.`,
  };
  const refusedValues = {
    regex: `^#(${types.join("|")})`,
    allowTypeImports: true,
    message: `${folder} may import only types from here: see the zones in oxlint.config.ts.`,
  };
  return {
    files: [`${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        // The first pattern that speaks of an import decides, so the narrower one comes first.
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
    "no-restricted-imports": ["error", { patterns: [noParents] }],
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
    ...Object.entries(zones).map(([folder, zone]) => importRules(folder, zone)),
    {
      files: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "no-restricted-imports": ["error", { patterns: [noParents] }] },
    },
    { files: ["scripts/**", "studio/**", "bench/**"], rules: { "no-console": "off" } },
  ],
});
