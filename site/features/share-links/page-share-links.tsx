import { ShareLinks } from "./share-links.tsx";
import type { Shared } from "./share-urls.ts";

/** The share links of a page. An island needs a script of its own, and that of `ShareLinks` is shared with the dialog
 * of a home. */
export function PageShareLinks(shared: Shared) {
  return <ShareLinks {...shared} />;
}
