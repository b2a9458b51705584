import { parentPort } from "node:worker_threads";
import { inspectContent, type InspectionJob } from "./inspect-content.ts";

/** `npm start` also loads this outside of a thread, to compile it. */
parentPort?.on("message", async (job: InspectionJob) => {
  try {
    parentPort?.postMessage({ result: await inspectContent(job) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
