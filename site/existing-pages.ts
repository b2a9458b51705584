import { matchPath } from "react-router";
import routes from "./routes.ts";

const patterns = routes.flatMap(({ path = "" }) => (path === "*" ? [] : [`/${path}`]));

/** The pages of parts that are switched off are not in the table of routes. */
export function pageExists(path: string): boolean {
  return patterns.some((pattern) => matchPath(pattern, path));
}
