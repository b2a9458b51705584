import { build, type Rolldown } from "vite";
import { partConstants } from "./part-constants.ts";

export type InlineScripts = { head: string; body: string };

export async function bundleInlineScripts(): Promise<InlineScripts> {
  const [head, body] = await Promise.all([bundle("head"), bundle("body")]);
  return { head, body };
}

const apiOrigin = process.env.API_BASE_URL ? new URL(process.env.API_BASE_URL).origin : undefined;

async function bundle(name: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [partConstants()],
    define: { "process.env.API_BASE_URL": JSON.stringify(apiOrigin) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: `site/boot/inline/${name}.ts`,
        optimization: { inlineConst: { mode: "all" } },
        output: { format: "iife" },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
