/** What `npm start` does before the server starts: the build, and the server's code compiled. */
import { ensureBuild } from "#scripts/build/ensure-build.ts";

const outcome = ensureBuild();
console.log(outcome === "built" ? "    built." : "    nothing changed since the last build.");

// Loading is enough: Node keeps what it compiles in NODE_COMPILE_CACHE.
await import("#server/run.ts");
await import("#server/db/postgres.ts");
await import("#server/db/sqlite-worker.ts");
await import("#server/documents/inspection-worker.ts");
