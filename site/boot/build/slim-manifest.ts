import { alwaysLoaded } from "./always-loaded.ts";

type Manifest = { routes: Record<string, { path?: string; imports: string[] }> };

const assignment = "window.__reactRouterManifest=";
const fileName = /\.\w+$/;

/** Leaves out routes to files such as sitemap.xml, which no link of the app leads to, and scripts
 * that every page has loaded. */
export function slimManifest(code: string): string {
  if (!code.startsWith(assignment)) {
    throw new Error(`The router's manifest does not start with "${assignment}".`);
  }
  const manifest = JSON.parse(code.slice(assignment.length, code.lastIndexOf(";"))) as Manifest;
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (fileName.test(route.path ?? "")) delete manifest.routes[id];
    else route.imports = route.imports.filter((path) => !alwaysLoaded.test(path));
  }
  return `${assignment}${JSON.stringify(manifest, withoutFalse)};`;
}

/** The router reads a missing flag as false. */
function withoutFalse(_: string, value: unknown) {
  return value === false ? undefined : value;
}
