import type { MetaDescriptor } from "react-router";

type HeadInLoader = { loaderData: { head: MetaDescriptor[] } | undefined };

/**
 * A page's head is made with its content at build time and travels with it, so that none of the
 * code that writes heads and structured data reaches the browser.
 */
export function headFromLoader({ loaderData }: HeadInLoader): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
