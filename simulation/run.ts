import type { FastifyInstance, InjectOptions } from "fastify";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { Observed } from "#simulation/checks/observed.ts";
import type { Clock } from "#simulation/control/clock.ts";
import type { Random } from "#simulation/control/random.ts";
import type { Coverage, Covered } from "#simulation/coverage.ts";
import type { Call } from "#simulation/faults/intercept.ts";
import type { Peers } from "#simulation/process/fake-peers.ts";
import type { Disk } from "#simulation/process/storage.ts";
import type { Weather } from "#simulation/process/weather.ts";
import type { Trace } from "#simulation/trace.ts";

export type Reply = { status: number; headers: Record<string, unknown>; body: string };

export type Request = InjectOptions & {
  /** The account that asks, or null for a visitor. */
  by: string | null;
  /** A command, and the mark, the change or the home that it is about. */
  what: string;
};

/** What the server answered to a request, and the steps between which it worked on it. */
export type Exchange = { request: Request; reply: Reply; from: number; to: number };

/** A request or a response that has been sent and has not arrived. */
export type Message = { isRequest: boolean; arrive: () => void; lose: () => void; label: string };

/** A call that the server has made and that has not happened yet. */
export type PendingCall = {
  call: Call;
  /** Does it and tells the server. */
  perform(): void;
  /** Does it; the server never learns of it. */
  performUnheard(): Promise<unknown>;
  /** Does it, then fails. */
  performAndFail(error: Error): Promise<void>;
  fail(error: Error): void;
};

export type Machine = {
  isRunning(): boolean;
  isDown(): boolean;
  calls(): PendingCall[];
  take(chosen: PendingCall): void;
  /** Resolves when it runs, has crashed or has failed to start. */
  start(): Promise<void>;
  /** Everything in memory is gone; requests that were under way get no response. */
  crash(isPowerCut: boolean): Promise<void>;
  /** Resolves with null if the process crashes first or does not run. */
  send(request: InjectOptions): Promise<Reply | null>;
  app(): FastifyInstance | null;
};

export type Network = {
  messages(): Message[];
  /** Resolves with null if no response arrives. */
  request(request: Request): Promise<Reply | null>;
  deliver(message: Message): void;
};

export type Actor = { act: () => Promise<void>; left: number; isBusy: boolean; isVisitor: boolean };

export type People = {
  isManager(id: string): boolean;
  agentIds(): string[];
  signInAll(): Promise<unknown>;
  idle(): Actor[];
  begin(actor: Actor): void;
  areBusy(): boolean;
  haveFinished(): boolean;
  sendHome(): void;
  ids(): string[];
  askAs(id: string, what: string, path: string): Promise<Reply | null>;
};

/** A form as a visitor filled it in; its mark is in the name and the message. */
export type Submission = {
  mark: string;
  kind: LeadKind;
  email: string;
  /** Whether all attempts have the same idempotency key. */
  isKeyed: boolean;
  /** The same for meetings that count as one. */
  slot: string | null;
  delivered: number;
  acknowledged: number;
};

export type Change = {
  leadId: string;
  /** The lead's version that it changes, if it names one. */
  version: number | null;
  kind: string;
  mark: string;
  acknowledged: number;
};

/** What people were told, in memory: the server must keep its word. */
export type Model = {
  submissions(): Submission[];
  changes(): [id: string, change: Change][];
  addSubmission(submission: Submission): void;
  addChange(changeId: string, change: Change): void;
  requested(request: Request): void;
  acknowledged(exchange: Exchange): void;
  mayBeErased(leadId: string): boolean;
  endRetention(): void;
};

/** Who could see a lead from a step on. */
export type Sight = { step: number; version: number; ownerId: string | null; isErased: boolean };

/** When a worker took a message, and until when, unless it gave it back after a failed attempt. */
export type Claim = {
  step: number;
  at: number;
  lease: string;
  until: number;
  isReleased: boolean;
};

/** Looks at the database after every step, with no code of the server, and checks each change at once. */
export type Observer = {
  observed(): Observed;
  sightsOf(leadId: string): Sight[];
  claimsOf(messageId: string): Claim[];
  /** The leads that ever had a submission's mark. */
  leadsOf(mark: string): Set<string>;
  rows(sql: string): unknown[];
  look(): void;
  reopen(): void;
  close(): void;
};

/** Everything that takes part in one run. */
export type Run = {
  seed: number;
  random: Random;
  clock: Clock;
  trace: Trace;
  coverage: Coverage;
  weather: Weather;
  disk: Disk;
  peers: Peers;
  machine: Machine;
  network: Network;
  people: People;
  model: Model;
  observer: Observer;
  /** The steps at which something went wrong that excuses a second mail. */
  disturbances: number[];
  nextNumber(): number;
  happened(what: Covered): void;
  disturb(call: Call): void;
  violated(message: string): void;
  report(error: unknown): void;
  firstProblem(): Error | undefined;
  answered(exchange: Exchange): void;
  /** Checks what arrived in this step, once its effects have been observed. */
  afterLook(check: () => void): void;
  look(): Promise<void>;
  startFailed(): void;
  heal(): void;
  isHealed(): boolean;
};
