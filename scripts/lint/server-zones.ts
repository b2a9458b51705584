import type { Zone } from "./import-rules.ts";

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
  "server/desk/touch",
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
  "server/backup",
  "server", // builds the app and starts it
];

/** The content that the server reads; its image has no other. */
const serverContent = [
  "catalog/brand/colours.ts",
  "catalog/company.ts",
  "catalog/developments/availability.ts",
  "catalog/developments/home-numbers.ts",
  "catalog/developments/read-models.ts",
  "catalog/forms.ts",
  "catalog/office.ts",
  "catalog/projects/read-titles.ts",
];

export const serverZones: [string, Zone][] = [
  ...serverFolders.map(zone),
  ["server/testing", { may: ["domain", "catalog", "server"] }],
];

function zone(folder: string, index: number): [string, Zone] {
  const before = serverFolders.slice(0, index).map((path) => `${path}/*.ts`);
  return [
    folder,
    { may: ["domain", ...serverContent, ...before], tests: ["catalog", "server"], shallow: true },
  ];
}
