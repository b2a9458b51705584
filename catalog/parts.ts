import { entryKeys } from "./loader/entry-keys.ts";

/**
 * Which parts the site has: one that is switched off by a setting, or has no content, has no page, no link and no
 * script. The build replaces `parts.shop` by its value in every module, and so leaves out what is not needed.
 */
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
