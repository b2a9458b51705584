import { ensureBuild } from "./ensure-build.ts";

const outcome = ensureBuild();
console.log(
  outcome === "built" ? "Built into build/client." : "Nothing changed since the last build.",
);
