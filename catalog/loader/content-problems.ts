import { ContentError } from "./content-error.ts";

type Act = () => Promise<unknown>;

export async function contentProblems(acts: Act[]): Promise<string[]> {
  const results = await Promise.allSettled(acts.map((act) => act()));
  const problems = results
    .filter((result) => result.status === "rejected")
    .flatMap(({ reason }) => {
      if (!(reason instanceof ContentError)) throw reason;
      return reason.lines;
    });
  return [...new Set(problems)];
}

export async function printContentProblems(acts: Act[]): Promise<void> {
  const problems = await contentProblems(acts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
