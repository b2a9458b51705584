import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  IDEMPOTENCY_HEADER,
  LEAD_KINDS,
  LEAD_PATHS,
  type LeadKind,
  REFERENCE_HEADER,
} from "#domain/lead-kinds.ts";
import { FAILURE_TEXTS, successText } from "#domain/lead-texts.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { FILL_TIME_HEADER, HONEYPOT_FIELD, suspicionOf } from "#domain/spam-signals.ts";
import { type ResponseBody, RESPONSE_SCHEMA } from "#server/http/response-body.ts";
import { requireApiKey } from "#server/http/api-key.ts";
import { refuseDocumentsWithoutRoom } from "#server/intake/documents/free-space.ts";
import type { Intake } from "#server/intake/documents/receive.ts";
import { type LeadDetails, referenceOf } from "#server/leads/kinds/lead.ts";
import type { Received } from "#server/leads/kinds/lead-kind-entry.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { findByKey } from "#server/leads/lead-repository.ts";
import { HttpError } from "#server/http/http-error.ts";
import { type AcceptDeps, acceptLead } from "./accept-lead.ts";
import type { IntakeGauge } from "./intake-gauge.ts";
import { limitInspection } from "./limit-inspection.ts";
import { limitSources } from "#server/http/rate-limits/limit-sources.ts";
import { limitUploads } from "./limit-uploads.ts";
import {
  acceptMultipart,
  type Body,
  discardUploads,
  isMultipart,
  readMultipart,
} from "./multipart-body.ts";
import type { Outbox } from "#server/delivery/worker.ts";
import { createRateLimiter, type RateLimiter } from "#server/http/rate-limits/rate-limiter.ts";

export type LeadDeps = AcceptDeps &
  Intake & {
    outbox: Pick<Outbox, "notify">;
    intakeGauge: IntakeGauge;
    metrics: { countLead(kind: LeadKind, outcome: string): void };
    apiKey: string | undefined;
    rateLimits: readonly RateLimit[];
    uploadLimits: readonly RateLimit[];
    liveForms: boolean;
  };

const MAX_JSON_BYTES = 64 * 1024;

type RouteDeps = LeadDeps & { limiter: RateLimiter };

export async function leadRoutes(app: FastifyInstance, leadDeps: LeadDeps): Promise<void> {
  const deps = { ...leadDeps, limiter: createRateLimiter(leadDeps.database) };
  app.addHook("onRequest", requireApiKey(deps.apiKey));
  for (const kind of LEAD_KINDS) {
    await app.register(async (route) => {
      if (LEAD_KIND_ENTRIES[kind].missingDocuments) {
        acceptMultipart(route);
        route.addHook("onRequest", refuseDocumentsWithoutRoom(deps));
      }
      addLeadRoute(route, kind, deps);
    });
  }
}

function addLeadRoute(app: FastifyInstance, kind: LeadKind, deps: RouteDeps): void {
  app.post(LEAD_PATHS[kind], {
    bodyLimit: MAX_JSON_BYTES,
    schema: {
      response: { "2xx": RESPONSE_SCHEMA, "4xx": RESPONSE_SCHEMA, "5xx": RESPONSE_SCHEMA },
    },
    onRequest: async (request) => {
      const usage = { at: deps.now().getTime(), amount: 1 };
      await limitSources(deps.limiter, kind, request.ip, deps.rateLimits, usage);
      await limitUploads(request, deps);
    },
    handler: async (request, reply): Promise<ResponseBody> => {
      const inspector = limitInspection(deps, request.ip);
      const body = await readBody(request, { ...deps, inspector });
      deps.intakeGauge.begin();
      try {
        return await submit(kind, body, request, reply, deps);
      } finally {
        deps.intakeGauge.end();
        await discardUploads(body.documents);
      }
    },
  });
}

async function submit(
  kind: LeadKind,
  { fields, documents }: Body,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  deps: LeadDeps,
): Promise<ResponseBody> {
  const idempotencyKey = readIdempotencyKey(headers[IDEMPOTENCY_HEADER.toLowerCase()]);
  const { outcome, id } = await acceptLead(
    {
      ...(await parseLead(kind, { fields, documents, headers }, idempotencyKey, deps)),
      documents,
      idempotencyKey,
      suspicion: suspicionOf({
        honeypot: fields[HONEYPOT_FIELD],
        fillTime: headers[FILL_TIME_HEADER.toLowerCase()]?.toString(),
      }),
    },
    deps,
  );
  deps.metrics.countLead(kind, outcome);
  if (outcome === "conflict") {
    throw new HttpError(409, "This idempotency key was used for something else");
  }
  deps.outbox.notify();
  reply.header(REFERENCE_HEADER, referenceOf({ id, kind }));
  return { success: true, message: successText(kind) };
}

/** A retry is checked at the time of the first attempt, because the meeting's day may have passed since, and
 * the visitor did not get the first response. */
async function parseLead(
  kind: LeadKind,
  received: Pick<Received, "fields" | "documents" | "headers">,
  idempotencyKey: string | null,
  { database, now, liveForms }: LeadDeps,
): Promise<LeadDetails> {
  const parseAt = (time: Date) => {
    const details = LEAD_KIND_ENTRIES[kind].parse({ ...received, now: time, liveForms });
    return { kind, details } as LeadDetails;
  };
  try {
    return parseAt(now());
  } catch (error) {
    const first = idempotencyKey && (await findByKey(database, kind, idempotencyKey));
    if (!first) throw error;
    return parseAt(first.receivedAt);
  }
}

async function readBody(request: FastifyRequest, intake: Intake): Promise<Body> {
  if (isMultipart(request)) return readMultipart(request, intake);
  const { body } = request;
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new HttpError(400, FAILURE_TEXTS.validation);
  }
  return { fields: body as Record<string, unknown>, documents: [] };
}

function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === "string" && /^[\x21-\x7e]{1,255}$/.test(header)) return header;
  throw new HttpError(400, FAILURE_TEXTS.validation);
}
