import { entryKeys } from "./loader/entry-keys.ts";

/** A part that is switched off or has no content has no page, link or script. The build replaces `parts.shop`
 * by its value, and so leaves out unused code. */
export const parts = {
  accounts: process.env.ACCOUNTS !== "off",
  blog: hasContent("posts"),
  homes: hasContent("developments"),
  map: hasContent("map"),
  moreServices: entryKeys("services").length > 6,
  pricing: hasContent("plans"),
  services: hasContent("services"),
  shop: process.env.SHOP !== "off" && hasContent("products"),
  team: hasContent("team"),
  testimonials: hasContent("testimonials"),
};

function hasContent(kind: string): boolean {
  return entryKeys(kind).length > 0;
}
