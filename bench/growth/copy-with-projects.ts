import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const REAL = "catalog/projects/dubai.ts";
const MEDIA = "public/media/";

/** A copy of the tree with so many projects more. They borrow the pictures and words of the real ones. */
export function copyWithProjects(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "indus-gulf-growth-"));
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8", maxBuffer: 1e8 });
  for (const file of tracked.split("\n").filter((name) => name && !name.startsWith(MEDIA))) {
    cpSync(file, join(folder, file));
  }
  for (const shared of ["node_modules", MEDIA.slice(0, -1)]) {
    symlinkSync(resolve(shared), join(folder, shared));
  }
  renameSync(join(folder, REAL), join(folder, dirname(REAL), "real.ts"));
  writeFileSync(join(folder, REAL), generated(count));
  return folder;
}

function generated(count: number): string {
  return `import { dubaiProjects as real } from "./real.ts";

export const dubaiProjects = [
  ...real,
  ...Array.from({ length: ${count} }, (_, index) => ({
    ...real[index % real.length]!,
    id: String(1000 + index),
    title: \`Court \${index + 1}\`,
  })),
];
`;
}
