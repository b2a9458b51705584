import type { Plugin } from "vite";

/** React Router's entry for the script of a route. */
const routeScript = /\?__react-router-build-client-route$/;

/** Pages are plain HTML, so the scripts that React Router would hydrate them with are left out. Only
 * islands (site/islands.ts) have scripts. */
export function noPageScripts(): Plugin {
  let leftOut = 0;
  return {
    name: "no-page-scripts",
    enforce: "post",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: routeScript },
      handler() {
        leftOut += 1;
        return { code: "export {};", map: null };
      },
    },
    buildEnd(error) {
      if (!error && leftOut === 0) {
        throw new Error("React Router's scripts of pages have another name than expected.");
      }
    },
  };
}
