import type { ChunkGroup } from "./chunk-groups.ts";

const within = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);

/** Each file that a page preloads takes time of its main thread, so modules that several islands
 * share are in few files (docs/decisions/0035-islands.md). A group also takes what its modules
 * import, unless an earlier one has it. */
export const chunkGroups: ChunkGroup[] = [
  { name: "framework", modules: within("node_modules", ["react", "react-dom", "scheduler"]) },
  {
    name: "shared",
    modules: [
      ...within("ui", ["button", "icon", "icon-button", "close-on-back", "toast-host"]),
      ...within("ui", ["select", "text-field", "checkbox"]),
      ...within("site/ui", ["link", "picture", "section", "on-demand"]),
      ...within("site/store", ["shop", "url-query"]),
      "site/boot",
      "catalog/contact-links",
      "node_modules/react-router",
    ],
  },
  // The office's hours and time zone would be in the script of the forms otherwise, which lists of homes do not need.
  {
    name: "session",
    modules: ["site/store/session-store", "site/api/api-settings", "catalog/office"],
  },
  {
    name: "fields",
    modules: [
      "domain/contact-details",
      "ui/text-area",
      "catalog/forms",
      ...within("site/ui", ["email-field", "phone-field", "privacy-note"]),
      ...within("site/ui", ["use-form-errors", "focus-submitter"]),
    ],
  },
  {
    name: "forms",
    modules: ["site/leads", "site/store/use-form-draft", "node_modules/@hookform"],
  },
  { name: "dialog", modules: ["ui/dialog", "ui/modal", "site/ui/drawer"] },
  { name: "carousel", modules: ["site/ui/carousel", "site/ui/use-carousel"] },
  {
    name: "homes",
    modules: [
      "domain/homes",
      "site/homes",
      ...within("site/store", ["homes", "home-url", "home-filters"]),
    ],
  },
  // Loaded when a home or the comparison opens; what the list needs too is in the group before.
  { name: "home-details", modules: ["site/home-details", "site/floor-plans"] },
];
