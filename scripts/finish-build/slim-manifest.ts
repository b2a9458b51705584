import { alwaysLoaded } from "./always-loaded.ts";

type Manifest = { routes: Record<string, { path?: string; imports: string[] }> };

const assignment = "window.__reactRouterManifest=";
const fileName = /\.\w+$/;

/**
 * Takes out of the router's table what no visitor needs of it: the ways to sitemap.xml and its like,
 * where no link of the app leads, and the scripts that are there anyway.
 */
export function slimManifest(code: string): string {
  if (!code.startsWith(assignment)) throw new Error("Not the router's manifest");
  const manifest = JSON.parse(code.slice(assignment.length, code.lastIndexOf(";"))) as Manifest;
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (fileName.test(route.path ?? "")) delete manifest.routes[id];
    else route.imports = route.imports.filter((path) => !alwaysLoaded.test(path));
  }
  return `${assignment}${JSON.stringify(manifest, withoutFalse)};`;
}

/** The router takes a missing flag for false. */
function withoutFalse(_: string, value: unknown) {
  return value === false ? undefined : value;
}
