import { readFileSync } from "node:fs";

const [server = "", build = ""] = readFileSync(".env.example", "utf8").split("Read by the build");

export const serverSettings = namesIn(server);

export const buildSettings = namesIn(build);

function namesIn(text: string): string[] {
  return [...text.matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name = ""]) => name);
}
