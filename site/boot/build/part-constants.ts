import type { Plugin } from "vite";
import { parts } from "#catalog/parts.ts";

const importOfParts = /import \{ parts \} from "#catalog\/parts\.ts";/;
const part = /\bparts\.(\w+)\b/g;

/** Replaces `parts.shop` by true or false before a module's imports are followed. A constant that is
 * imported would come too late: the chunks of dynamic imports that are never reached would still be
 * written. */
export function partConstants(known: Record<string, boolean> = parts): Plugin {
  return {
    name: "part-constants",
    enforce: "pre",
    transform: {
      filter: { code: importOfParts },
      handler: (code, id) => ({
        code: code.replace(importOfParts, "").replaceAll(part, (_, name: string) => {
          if (name in known) return String(known[name]);
          throw new Error(`${id}: catalog/parts.ts has no part named ${name}.`);
        }),
        map: null,
      }),
    },
  };
}
