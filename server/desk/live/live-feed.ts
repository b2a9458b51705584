import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/storage/database.ts";
import type { EndedSessions } from "#server/desk/access/ended-sessions.ts";
import { rolesOfSessions, type SignedIn } from "#server/desk/access/session-repository.ts";
import { findLiveChanges, type LiveChange } from "./live-changes.ts";
import type { LiveConnection } from "./live-connection.ts";
import { findViewers, recordViewer, removeViewer } from "./lead-viewers.ts";

type Listener = {
  connectionId: string;
  account: SignedIn;
  connection: LiveConnection;
  leadId: string | undefined;
  sentViewers: string;
  isNew: boolean;
};

type FeedDeps = {
  database: Database;
  endedSessions: EndedSessions;
  now: () => Date;
  log: FastifyBaseLogger;
};

const POLL_INTERVAL = 1000;

/** Proxies close a silent connection after a minute. */
const RENEW_EVERY = 10_000;

/** Changes within this time are read again: other servers' clocks differ, and a lead with documents is stored
 * some time after it was received. */
const WINDOW = 2 * 60_000;

/** Above this number the desk gets one event and reads its lists again. */
const MAX_EVENTS = 200;

const MAX_OF_A_SESSION = 20;

/** Polls the database, so that changes of other servers count too. */
export function createLiveFeed({ database, endedSessions, now, log }: FeedDeps) {
  const listeners = new Set<Listener>();
  /** The changes that all connections but new ones have received. */
  let sentVersions = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let renewedAt = 0;
  let isClosed = false;

  async function closeEndedSessions(): Promise<void> {
    const ids = new Set([...listeners].map(({ account }) => account.sessionId));
    const roles = await rolesOfSessions(database, [...ids], now());
    for (const listener of listeners) {
      const { sessionId } = listener.account;
      const role = endedSessions.has(sessionId) ? null : roles.get(sessionId);
      if (role) listener.account.role = role;
      else listener.connection.end();
    }
  }

  async function sendChanges(): Promise<void> {
    const changes = await findLiveChanges(database, now().getTime() - WINDOW);
    const unsent = changes.filter(({ key, version }) => sentVersions.get(key) !== version);
    for (const listener of listeners) {
      // A new connection receives the whole window, because the desk read its list earlier.
      send(listener, listener.isNew ? changes : unsent);
      listener.isNew = false;
    }
    sentVersions = new Map(changes.map(({ key, version }) => [key, version]));
  }

  function send(listener: Listener, changes: readonly LiveChange[]): void {
    const { account, connection } = listener;
    const events = changes
      .map(({ eventFor }) => eventFor(account))
      .filter((event) => event !== null);
    if (events.length > MAX_EVENTS) return connection.send(["reload", {}]);
    for (const event of events) {
      connection.send(event);
      const [name, data] = event;
      const isLost = name === "hidden" || name === "erased";
      if (isLost && data.id === listener.leadId) stopViewing(listener);
    }
  }

  async function sendViewers(): Promise<void> {
    const viewers = await findViewers(database, now());
    for (const listener of listeners) {
      const { leadId, connectionId, connection } = listener;
      const seen = leadId === undefined ? undefined : viewers.get(leadId);
      if (!leadId || !seen?.connectionIds.has(connectionId)) continue;
      const { accountIds } = seen;
      if (listener.sentViewers === accountIds.join()) continue;
      listener.sentViewers = accountIds.join();
      connection.send(["viewers", { leadId, accountIds }]);
    }
  }

  async function startViewing({ connectionId, account, leadId }: Listener): Promise<void> {
    if (!leadId) return;
    await recordViewer(database, { connectionId, leadId, viewer: account }, now());
  }

  function stopViewing(listener: Listener): void {
    if (!listener.leadId) return;
    listener.leadId = undefined;
    removeViewer(database, listener.connectionId, now()).catch((err: unknown) =>
      log.warn({ err }, "viewer of a lead not removed, it ends by itself"),
    );
  }

  async function renew(): Promise<void> {
    if (performance.now() - renewedAt < RENEW_EVERY) return;
    renewedAt = performance.now();
    for (const listener of listeners) {
      listener.connection.keepAlive();
      await startViewing(listener);
    }
  }

  async function poll(): Promise<void> {
    try {
      await closeEndedSessions();
      await Promise.all([sendChanges(), renew()]);
      await sendViewers();
    } catch (err) {
      log.warn({ err }, "live feed failed, retry scheduled");
    }
    timer = undefined;
    schedule();
  }

  function schedule(): void {
    if (timer || isClosed || listeners.size === 0) return;
    timer = setTimeout(poll, POLL_INTERVAL);
    timer.unref();
  }

  return {
    hasRoom({ sessionId }: SignedIn): boolean {
      const own = [...listeners].filter(({ account }) => account.sessionId === sessionId);
      return !isClosed && own.length < MAX_OF_A_SESSION;
    },
    async add(account: SignedIn, connection: LiveConnection, leadId: string | undefined) {
      const connectionId = randomUUID();
      const listener = { connectionId, account, connection, leadId, sentViewers: "", isNew: true };
      listeners.add(listener);
      connection.onClose(() => {
        listeners.delete(listener);
        stopViewing(listener);
      });
      schedule();
      await startViewing(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { connection } of listeners) connection.end();
    },
  };
}
