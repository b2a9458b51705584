import { readFileSync } from "node:fs";

/** The code block whose first lines name this file, as in `# /etc/caddy/Caddyfile`. */
export function codeBlock(document: string, file: string): string {
  const text = readFileSync(`docs/${document}`, "utf8");
  const blocks = [...text.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const found = blocks.find((block) => block.split("\n", 2).some((line) => line === `# ${file}`));
  if (!found) throw new Error(`docs/${document} has no block for ${file}`);
  return found;
}

export function adapted(configuration: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [was, becomes]) => {
    if (!text.includes(was)) throw new Error(`not found in the configuration: ${was}`);
    return text.replaceAll(was, becomes);
  }, configuration);
}
