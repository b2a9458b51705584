/** The thread that owns the SQLite connection: locks and slow disks hold up nobody else. */
import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from "node:worker_threads";
import { openConnection } from "./sqlite-connection.ts";
import type { Job } from "./sqlite-jobs.ts";
import { performBatch, takeBatch } from "./sqlite-batch.ts";

const port = parentPort as MessagePort;
const connection = openConnection(workerData as string);
const waiting: Job[] = [];

port.on("message", (jobs: Job[]) => {
  waiting.push(...jobs);
  while (waiting.length > 0) {
    const batch = takeBatch(waiting);
    port.postMessage(performBatch(connection, batch));
    if (batch[0]?.kind === "close") return port.close(); // which ends the thread
    receiveWhatCameMeanwhile();
  }
});

/** Jobs that arrived during a commit join the next batch. */
function receiveWhatCameMeanwhile(): void {
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: Job[] } | undefined;
    if (!received) return;
    waiting.push(...received.message);
  }
}
