import { readdirSync } from "node:fs";
import type { Zone } from "./import-rules.ts";

const basis = [
  "catalog/brand",
  "catalog/company.ts",
  "catalog/forms.ts",
  "catalog/office.ts",
  "catalog/rates.ts",
  "domain",
  "ui",
];

/** What every screen of the desk may import, from the lowest folder to the highest, as in the server. */
const sharedFolders = [
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

const screens = readdirSync("desk")
  .filter((name) => !name.includes("."))
  .map((name) => `desk/${name}`)
  .filter((folder) => !sharedFolders.includes(folder));

/** Screens never import each other and meet in `desk/screen.tsx`. */
export const deskZones: [string, Zone][] = [
  ["desk", { may: [...basis, "desk"], shallow: true }],
  ...sharedFolders.map((folder, index) => zone(folder, sharedFolders.slice(0, index))),
  ...screens.map((folder) => zone(folder, sharedFolders)),
];

function zone(folder: string, below: string[]): [string, Zone] {
  return [folder, { may: [...basis, ...below], tests: ["desk"] }];
}
