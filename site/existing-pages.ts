import { matchPath } from "react-router";
import routes from "./routes.ts";

const patterns = routes.flatMap(({ path = "" }) => (path === "*" ? [] : [`/${path}`]));

/** Whether the site has a page at this path: the parts that it does not have are not in its table of routes. */
export function pageExists(path: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, path));
}
