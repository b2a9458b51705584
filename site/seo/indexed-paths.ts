/** Screens that only demonstrate something, and pages that answer mistakes: search engines leave them out. */
const demonstrations = [
  "/shop",
  "/product-single",
  "/cart",
  "/checkout",
  "/order_received",
  "/login",
  "/register",
  "/forgot-password",
  "/404",
];

/** Other layouts of pages that stand in the index under their first address. */
const duplicates = [
  "/home",
  "/blog-left-sidebar",
  "/blog-fullwidth",
  "/blog-single-left-sidebar",
  "/blog-single-fullwidth",
];

/** The pages a search engine should know: every address once. */
export function indexedPaths(paths: string[]): string[] {
  const left = [...demonstrations, ...duplicates];
  return paths.filter(
    (path) =>
      !path.includes(".") && !left.some((start) => path === start || path.startsWith(`${start}/`)),
  );
}
