/** Demonstration screens and error pages, which are not indexed. */
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

/** Other layouts of pages that are indexed under their first path. */
const duplicates = [
  "/home",
  "/blog-left-sidebar",
  "/blog-fullwidth",
  "/blog-single-left-sidebar",
  "/blog-single-fullwidth",
];

export function indexedPaths(paths: string[]): string[] {
  const left = [...demonstrations, ...duplicates];
  return paths.filter(
    (path) =>
      !path.includes(".") && !left.some((start) => path === start || path.startsWith(`${start}/`)),
  );
}
