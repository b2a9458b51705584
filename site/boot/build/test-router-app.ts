import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** A minimal app with a page, a stylesheet and a chunk for the framework, as the site has them. */
const sources = {
  // With its own package.json and entries, because the CLI installs packages that it misses.
  "package.json": `{ "type": "module", "dependencies": { "isbot": "5", "react-router": "8" } }`,
  "react-router.config.ts": `export default { ssr: false, prerender: ["/"] };`,
  "vite.config.ts": `
    import { reactRouter } from "@react-router/dev/vite";
    const groups = [{ name: "framework", test: /node_modules/ }];
    export default {
      plugins: [reactRouter()],
      build: { assetsInlineLimit: 0 },
      environments: {
        client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
      },
    };`,
  "app/entry.client.tsx": `
    import { hydrateRoot } from "react-dom/client";
    import { HydratedRouter } from "react-router/dom";
    hydrateRoot(document, <HydratedRouter />);`,
  "app/entry.server.tsx": readFileSync("site/entry.server.tsx", "utf8"),
  "app/routes.ts": `
    import { index } from "@react-router/dev/routes";
    export default [index("home.tsx")];`,
  "app/page.css": "h1 { color: red }",
  "app/home.tsx": `export default function Home() { return <h1>Home</h1>; }`,
  "app/root.tsx": `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
    import styles from "./page.css?url";
    export const links = () => [{ rel: "stylesheet", href: styles }];
    export default function Root() {
      return (
        <html lang="en">
          <head><meta charSet="utf-8" /><Meta /><Links /></head>
          <body><Outlet /><ScrollRestoration /><Scripts /></body>
        </html>
      );
    }`,
};

/** Builds the app with the installed React Router and returns the HTML of its page and its files. */
export function buildRouterApp() {
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(resolve(".cache"), "router-app-"));
  try {
    for (const [name, code] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), code);
    }
    const program = resolve("node_modules/@react-router/dev/bin.cjs");
    execFileSync(process.execPath, [program, "build"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "pipe",
    });
    const html = readFileSync(join(folder, "build/client/index.html"), "utf8");
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
    return { html, css: readFileSync(join(folder, "build/client", stylesheet), "utf8") };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
