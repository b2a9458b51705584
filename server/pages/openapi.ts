import type { FastifyInstance } from "fastify";
import { company } from "#catalog/company.ts";
import { AVAILABILITY_PATH } from "#domain/homes/availability-response.ts";
import {
  ABOUT_HEADER,
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  LEAD_KINDS,
  LEAD_PATHS,
  REFERENCE_HEADER,
  TIME_ZONE_HEADER,
} from "#domain/lead-kinds.ts";
import { FILL_TIME_HEADER } from "#domain/spam-signals.ts";
import { RESPONSE_SCHEMA } from "#server/http/response-body.ts";
import { LEAD_KIND_ENTRIES } from "#server/leads/kinds/lead-kind-entries.ts";
import { openapiDocument } from "./openapi-document.ts";

export const OPENAPI_PATH = "/api/openapi.json";

const STATUSES = {
  200: `Accepted: stored with its documents, and the office will be told. ${REFERENCE_HEADER} names it.`,
  400: "The body cannot be understood.",
  401: "The API key is missing or wrong.",
  403: "Sent by a page of another site.",
  408: "No byte of the body came for half a minute, or the whole took too long.",
  409: "The idempotency key was used for other content.",
  413: "Too large.",
  415: "Another kind of content, or a document that is not what its name says.",
  422: "Not valid; the message says what to correct.",
  429: "More than the rate limit allows. Retry-After tells how many seconds to wait.",
  503: "The lead could not be stored. Nothing was accepted; try again with the same key.",
};

const HEADERS = [
  [IDEMPOTENCY_HEADER, "One per attempt to submit, kept over its retries: it counts once."],
  [FILL_TIME_HEADER, "How many milliseconds a person took to fill the form."],
  [TIME_ZONE_HEADER, "For a meeting: the visitor's time zone, as IANA names it."],
  [ABOUT_HEADER, "For a meeting: the home or the development that it is about."],
];

type ApiSettings = { liveForms: boolean };

const homeNumbers = { type: "array", items: { type: "string", examples: ["A-304"] } };
const asOf = { type: "string", format: "date-time" };

const availabilityOperation = {
  operationId: "read-availability",
  summary: "Which homes of each development are reserved or sold, and since when.",
  responses: {
    200: {
      description:
        "The state of all developments. It may be kept for 50 seconds. Age says how many seconds ago it was read.",
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["asOf", "developments"],
            properties: {
              asOf,
              developments: {
                type: "object",
                additionalProperties: {
                  type: "object",
                  required: ["asOf", "reserved", "sold"],
                  properties: { asOf, reserved: homeNumbers, sold: homeNumbers },
                },
              },
            },
          },
        },
      },
    },
    304: { description: "Not changed since the response whose ETag was sent in If-None-Match." },
    503: {
      description: "The state is not known at the moment. Retry-After says when to ask again.",
    },
  },
};

function describeApi(settings: ApiSettings) {
  const response = { content: { "application/json": { schema: RESPONSE_SCHEMA } } };
  const responses = Object.fromEntries(
    Object.entries(STATUSES).map(([status, description]) => [status, { description, ...response }]),
  );
  const parameters = HEADERS.map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
  }));
  const paths = LEAD_KINDS.map((kind) => {
    const { summary, requestBodies } = LEAD_KIND_ENTRIES[kind].api;
    const requestBody = { required: true, content: requestBodies(settings) };
    const post = { operationId: `send-${kind}`, summary, parameters, requestBody, responses };
    return [LEAD_PATHS[kind], { post }];
  });
  return openapiDocument({
    title: `${company.name}: leads and homes`,
    key: { in: "header", name: API_KEY_HEADER, isRequired: false },
    paths: { ...Object.fromEntries(paths), [AVAILABILITY_PATH]: { get: availabilityOperation } },
  });
}

export function openapiRoute(app: FastifyInstance, settings: ApiSettings): void {
  let description: ReturnType<typeof describeApi> | undefined;
  app.get(OPENAPI_PATH, (_request, reply) => {
    description ??= describeApi(settings); // made on the first request, because requests are rare
    return reply.send(description);
  });
}
