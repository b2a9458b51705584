import type { DocumentField } from "#domain/document.ts";
import type { DetailsOfKind, LeadField } from "#domain/lead-fields.ts";
import type { LeadKind } from "#domain/lead-kinds.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A request's fields and documents before they are parsed. */
export type Received = {
  fields: unknown;
  documents: { field: DocumentField }[];
  now: Date;
  /** Whether the forms of `domain/live-forms.ts` are accepted. */
  liveForms: boolean;
};

export type Receipt = { eyebrow: string; heading: string; body: string[] };

/** Request bodies by content type. */
export type RequestBodies = Record<string, { schema: JsonSchema }>;

/** What the server knows about a kind of lead besides its path and its texts in `domain/`. */
export type LeadKindEntry<Kind extends LeadKind = LeadKind> = {
  /** The first letter of the reference. */
  letter: string;
  /** Throws a Refusal with the texts of the forms. */
  parse(received: Received): DetailsOfKind[Kind];
  /** The required fields besides name, e-mail and phone; older releases may have stored none. */
  requiredFields: LeadField[];
  /** Only kinds that accept documents have this. */
  missingDocuments?(details: DetailsOfKind[Kind], present: DocumentField[]): DocumentField[];
  /** A few words for the office's list. */
  summary(lead: { details: DetailsOfKind[Kind]; documents: readonly unknown[] }): string;
  /** What the person wants, before the message, for the lists of the desk. */
  wants(details: DetailsOfKind[Kind]): (string | undefined)[];
  /** The heading of the mail to the office. */
  officeHeading(details: DetailsOfKind[Kind]): string;
  /** The mail to the visitor. */
  receipt(details: DetailsOfKind[Kind]): Receipt;
  api: {
    summary: string;
    requestBodies(settings: { liveForms: boolean }): RequestBodies;
  };
};
