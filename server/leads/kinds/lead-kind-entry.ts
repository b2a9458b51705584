import type { DocumentField } from "#domain/document.ts";
import type { DetailsOfKind, LeadField } from "#domain/lead-fields.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { JsonSchema } from "./json-schema.ts";

export type Received = {
  fields: unknown;
  documents: { field: DocumentField }[];
  /** Those of the request, in lower case. */
  headers?: Record<string, string | string[] | undefined>;
  now: Date;
  /** Whether forms of `domain/live-forms.ts` are accepted. */
  liveForms: boolean;
};

export type Receipt = {
  eyebrow: string;
  heading: string;
  body: string[];
  facts?: [label: string, value: string][];
};

export type RequestBodies = Record<string, { schema: JsonSchema }>;

/** What the server knows about a kind besides its path and texts in `domain/`. */
export type LeadKindEntry<Kind extends LeadKind = LeadKind> = {
  /** The first letter of the reference. */
  letter: string;
  /** Throws an HttpError with the texts of the forms. */
  parse(received: Received): DetailsOfKind[Kind];
  /** Besides name, e-mail and phone; older releases may have stored none. */
  requiredFields: LeadField[];
  /** Only for kinds that accept documents. */
  missingDocuments?(details: DetailsOfKind[Kind], present: DocumentField[]): DocumentField[];
  summary(lead: { details: DetailsOfKind[Kind]; documents: readonly unknown[] }): string;
  /** The wish without the message, for the desk's lists. */
  wants(details: DetailsOfKind[Kind]): (string | undefined)[];
  officeHeading(details: DetailsOfKind[Kind]): string;
  receipt(details: DetailsOfKind[Kind]): Receipt;
  api: {
    summary: string;
    requestBodies(settings: { liveForms: boolean }): RequestBodies;
  };
};
