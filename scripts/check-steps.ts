type CheckStep = { title: string; command: string };

const OPTIONS = "--run --reporter=default";

/** Deleted files are in `changed` alone. */
export function checkSteps(changed: readonly string[], existing: readonly string[]): CheckStep[] {
  // Nearly every test depends on what tests share, so that is left to `npm test`.
  const sources = existing.filter(
    (file) => /^\w+\/.*\.tsx?$/.test(file) && !/^tests\/|\/test-[\w-]+\.ts$/.test(file),
  );
  const tests = existing.filter((file) => /^tests\/(?!e2e\/).*\.test\.ts$/.test(file));
  const content = changed.some((file) => file.startsWith("content/"));
  return [
    { title: "Format", command: withFiles("prettier --check --ignore-unknown", existing) },
    { title: "Lint", command: "oxlint --quiet && node scripts/lint/lint-files.ts" },
    { title: "Types", command: "react-router typegen && tsc" },
    { title: "Content", command: content ? "node scripts/content/content.ts check" : "" },
    {
      title: "Unit tests",
      command: withFiles(
        `vitest related ${OPTIONS} --passWithNoTests --exclude "{bench,tests}/**"`,
        sources,
      ),
    },
    {
      title: "Changed tests",
      command: withFiles(`vitest ${OPTIONS}`, [...(content ? ["catalog/"] : []), ...tests]),
    },
  ].filter(({ command }) => command !== "");
}

function withFiles(command: string, files: readonly string[]): string {
  return files.length === 0 ? "" : [command, ...files.map((file) => `"${file}"`)].join(" ");
}
