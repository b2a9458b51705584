import { TestRunner } from "vitest";
import { type ProgramName, systemPrograms } from "./test-programs.ts";

export function needPrograms(...names: ProgramName[]): void {
  const missing = names.filter((name) => !systemPrograms[name].isInstalled());
  if (missing.length === 0) return;
  TestRunner.getCurrentTest()?.context.skip(`needs ${missing.join(", ")}`);
}
