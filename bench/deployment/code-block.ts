import { readFileSync } from "node:fs";

/**
 * A configuration as it stands in the documents: the block whose first lines name the file that it
 * goes into, as in `# /etc/caddy/Caddyfile`.
 */
export function codeBlock(document: string, file: string): string {
  const text = readFileSync(`docs/${document}`, "utf8");
  const blocks = [...text.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const found = blocks.find((block) => block.split("\n", 2).some((line) => line === `# ${file}`));
  if (!found) throw new Error(`docs/${document} has no block for ${file}`);
  return found;
}

/** Puts what this machine has in the place of what a real one has. A change that fits nowhere is a mistake. */
export function adapted(configuration: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((text, [was, becomes]) => {
    if (!text.includes(was)) throw new Error(`The configuration does not say: ${was}`);
    return text.replaceAll(was, becomes);
  }, configuration);
}
