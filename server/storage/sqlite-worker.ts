import {
  type MessagePort,
  parentPort,
  receiveMessageOnPort,
  workerData,
} from "node:worker_threads";
import { failLockedOut, performBatch, takeBatch } from "./sqlite-batch.ts";
import { type ConnectionPlace, openConnection } from "./sqlite-connection.ts";
import type { Job } from "./sqlite-jobs.ts";

/** A thread of its own, so that locks and slow disks do not block requests. `npm start` also loads this file
 * outside of a thread, to compile it. */
if (parentPort) serve(parentPort, workerData as ConnectionPlace);

function serve(port: MessagePort, place: ConnectionPlace): void {
  const connection = openConnection(place);
  port.postMessage([]); // it is open
  const waiting: Job[] = [];

  port.on("message", (jobs: Job[]) => {
    waiting.push(...jobs);
    while (waiting.length > 0) {
      const batch = takeBatch(waiting);
      const results = performBatch(connection, batch);
      waiting.push(...arrivedMeanwhile(port));
      port.postMessage([...results, ...failLockedOut(waiting, results)]);
      if (batch[0]?.kind === "close") return port.close(); // which ends the thread
    }
  });
}

function arrivedMeanwhile(port: MessagePort): Job[] {
  const arrived: Job[] = [];
  for (;;) {
    const received = receiveMessageOnPort(port) as { message: Job[] } | undefined;
    if (!received) return arrived;
    arrived.push(...received.message);
  }
}
