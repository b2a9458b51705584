import type { MetaDescriptor } from "react-router";

type HeadInLoader = { loaderData: { head: MetaDescriptor[] } | undefined };

/** A page's head is loader data, written at build time, so that no code for heads and structured data
 * is in the browser's script. */
export function meta({ loaderData }: HeadInLoader): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
