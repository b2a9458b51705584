/** `npm start`: builds the site when something changed, then serves everything. */
import { ensureBuild } from "#scripts/build/ensure-build.ts";

console.log("1/2 Building the site …");
const outcome = ensureBuild();
console.log(outcome === "built" ? "    built." : "    nothing changed since the last build.");

console.log("2/2 Starting the server …");
await import("#server/main.ts");
console.log("    Leads, documents and kept mail are in the data folder. Stop with Ctrl+C.");
