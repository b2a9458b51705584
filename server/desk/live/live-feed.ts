import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { rolesOfSessions, type SignedIn } from "#server/desk/sessions/session-repository.ts";
import { findChangedHomes } from "./changed-homes.ts";
import { type ChangedLead, findChangedLeads, findErasedLeads, maySee } from "./changed-leads.ts";
import type { LiveConnection } from "./live-connection.ts";
import { findViewers, recordViewer, removeViewer } from "./lead-viewers.ts";

type Listener = {
  connectionId: string;
  account: SignedIn;
  connection: LiveConnection;
  /** The lead that is open in this window of the desk. */
  leadId: string | undefined;
  sentViewers: string;
  isNew: boolean;
};

/** Something that happened a moment ago. */
type Change = { key: string; version: number; tell(listener: Listener): void };

type FeedDeps = { database: Database; now: () => Date; log: FastifyBaseLogger };

const POLL_INTERVAL = 1000;

/** Proxies close a connection without any data after a minute. */
const RENEW_EVERY = 10_000;

/** Other servers' clocks differ, and a commit takes time: changes of so long ago are read again. */
const WINDOW = 10_000;

/** In place of the version of a lead that is no longer there. */
const ERASED = -1;

const MOST_OF_A_SESSION = 20;

export type LiveFeed = ReturnType<typeof createLiveFeed>;

/** Tells connections about leads and homes. The database is polled, so that changes of other servers count too. */
export function createLiveFeed({ database, now, log }: FeedDeps) {
  const listeners = new Set<Listener>();
  /** The versions of the window's changes that all connections know. */
  let told = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let renewedAt = 0;
  let isClosed = false;

  function tellLead({ account, connection }: Listener, lead: ChangedLead): void {
    const { id, version, ownerSince } = lead;
    if (maySee(account, lead)) connection.send("lead", { id, version, isNew: version === 0 });
    else if (ownerSince !== null && ownerSince > now().getTime() - WINDOW) {
      connection.send("hidden", { id });
    }
  }

  async function closeEndedSessions(): Promise<void> {
    const ids = new Set([...listeners].map(({ account }) => account.sessionId));
    const roles = await rolesOfSessions(database, [...ids], now());
    for (const listener of listeners) {
      const role = roles.get(listener.account.sessionId);
      if (role) listener.account.role = role;
      else listener.connection.end();
    }
  }

  async function findChanges(): Promise<Change[]> {
    const since = now().getTime() - WINDOW;
    const [leads, erased, homes] = await Promise.all([
      findChangedLeads(database, since),
      findErasedLeads(database, since),
      findChangedHomes(database, since),
    ]);
    return [
      ...leads.map((lead) => ({
        key: lead.id,
        version: lead.version,
        tell: (listener: Listener) => tellLead(listener, lead),
      })),
      ...erased.map((id) => ({
        key: id,
        version: ERASED,
        tell: ({ connection }: Listener) => connection.send("erased", { id }),
      })),
      ...homes.map((home) => ({
        key: `${home.development} ${home.number}`,
        version: home.version,
        tell: ({ connection }: Listener) => connection.send("home", home),
      })),
    ];
  }

  async function tellChanges(): Promise<void> {
    const changes = await findChanges();
    for (const listener of listeners) {
      for (const { key, version, tell } of changes) {
        // A new connection hears the whole window: what changed since the desk read its list.
        if (listener.isNew || told.get(key) !== version) tell(listener);
      }
      listener.isNew = false;
    }
    told = new Map(changes.map(({ key, version }) => [key, version]));
  }

  async function tellViewers(): Promise<void> {
    const viewers = await findViewers(database, now());
    for (const listener of listeners) {
      const { leadId, connectionId, connection } = listener;
      const seen = leadId === undefined ? undefined : viewers.get(leadId);
      if (!leadId || !seen?.connectionIds.has(connectionId)) continue;
      const { accountIds } = seen;
      if (listener.sentViewers === accountIds.join()) continue;
      listener.sentViewers = accountIds.join();
      connection.send("viewers", { leadId, accountIds });
    }
  }

  async function record({ connectionId, account, leadId }: Listener): Promise<void> {
    if (!leadId) return;
    await recordViewer(database, { connectionId, leadId, viewer: account }, now());
  }

  async function renew(): Promise<void> {
    if (performance.now() - renewedAt < RENEW_EVERY) return;
    renewedAt = performance.now();
    for (const listener of listeners) {
      listener.connection.keepAlive();
      await record(listener);
    }
  }

  async function poll(): Promise<void> {
    try {
      await closeEndedSessions();
      await Promise.all([tellChanges(), renew()]);
      await tellViewers();
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
    async add(account: SignedIn, connection: LiveConnection, leadId: string | undefined) {
      const own = [...listeners].filter((one) => one.account.sessionId === account.sessionId);
      if (isClosed || own.length >= MOST_OF_A_SESSION) return connection.end();
      const connectionId = randomUUID();
      const listener = { connectionId, account, connection, leadId, sentViewers: "", isNew: true };
      listeners.add(listener);
      connection.onClose(() => {
        listeners.delete(listener);
        if (leadId) removeViewer(database, connectionId, now()).catch(() => {});
      });
      schedule();
      await record(listener);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const { connection } of listeners) connection.end();
    },
  };
}
