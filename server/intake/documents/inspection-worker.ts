import { parentPort } from "node:worker_threads";
import { inspectContent, type InspectionJob } from "./inspect-content.ts";

/** The thread that inspects documents. `npm start` also loads it outside of a thread, to compile it. */
parentPort?.on("message", async (job: InspectionJob) => {
  try {
    parentPort?.postMessage({ result: await inspectContent(job) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
