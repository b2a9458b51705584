import type { OxlintOverride } from "oxlint";

export type Zone = {
  /** What the folder may import, besides itself and packages. */
  may: string[];
  /** What it may import for types alone: the values stay out of the browser's bundle. */
  types?: string[];
  /** What its tests may import besides that. */
  tests?: string[];
  /** Set where the zone is the folder's own files, and each folder below has its own. */
  shallow?: true;
};

const throughImports =
  "Import across folders through package.json's imports, as in #ui/button.tsx.";

export const noParents = { group: ["../**"], message: throughImports };

/** Below a folder whose subfolders have zones of their own. */
const noChildren = { group: ["./*/**"], message: throughImports };

export const noZone = {
  group: ["#*/**"],
  message:
    "This folder has no zone yet: say in oxlint-zones.ts, or server-zones.ts, what it may import.",
};

/** The rules of a folder, and of the tests in it. */
export function zoneRules([folder, zone]: [string, Zone]): OxlintOverride[] {
  const place = zone.shallow ? folder : `${folder}/**`;
  const tests = ["*.test.{ts,tsx}", "test-*.{ts,tsx}"].map((name) => `${place}/${name}`);
  return [
    importRules(folder, [`${place}/*`], zone),
    importRules(folder, tests, { ...zone, may: [...zone.may, ...(zone.tests ?? [])] }),
  ];
}

function importRules(folder: string, files: string[], zone: Zone): OxlintOverride {
  const { may, types = [], shallow } = zone;
  const own = shallow ? `${folder}/*.*` : folder;
  const refused = {
    group: ["#*/**", ...[own, ...may, ...types].map((path) => `!${pattern(path)}`)],
    message: `${folder} may not import this: see ${fileOfZone(folder)}.`,
  };
  const refusedValues = {
    // Not a group, because what the group above leaves out would be allowed here too.
    regex: `^#(${types.join("|").replaceAll(".", String.raw`\.`)})(/|$)`,
    allowTypeImports: true,
    message: `${folder} may import only types from here: see ${fileOfZone(folder)}.`,
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

function fileOfZone(folder: string): string {
  const [top] = folder.split("/");
  return top === "server" || top === "desk" ? `${top}-zones.ts` : "oxlint-zones.ts";
}

function pattern(path: string): string {
  return path.includes(".") ? `#${path}` : `#${path}/**`;
}
