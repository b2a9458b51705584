import { trustedTypes } from "#ui/trusted-types.ts";

/** The text of closed panels, and the script that the build names. */
export const trustedBoot = trustedTypes("boot", {
  createHTML: (text) => text,
  createScriptURL: (url) => url,
});
