import { z } from "zod";
import { DESK_PURPOSES, type DeskPurpose } from "#server/delivery/mail/desk-mail-contents.ts";

export const MESSAGE_PURPOSES = [
  "office-notice",
  "visitor-receipt",
  "crm-notice",
  "answer",
] as const;

export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

const claim = z.object({
  id: z.string(),
  attempts: z.number(),
  /** Only the holder of the lease may mark the message as sent or failed. */
  lease: z.string(),
});

const leadMessage = claim.extend({
  table: z.literal("messages"),
  purpose: z.enum(MESSAGE_PURPOSES),
  leadId: z.string(),
});

export type LeadMessage = z.infer<typeof leadMessage>;

const morningMessage = claim.extend({
  table: z.literal("morning_mails"),
  purpose: z.literal("morning-mail"),
  accountId: z.string(),
  /** The morning of the mail; `server/storage/migrations` describes it. */
  morning: z.number(),
});

export type MorningMessage = z.infer<typeof morningMessage>;

const deskMessage = claim.extend({
  table: z.literal("desk_mails"),
  purpose: z.enum(DESK_PURPOSES as [DeskPurpose, ...DeskPurpose[]]),
  /** Null: a decoy. */
  accountId: z.string().nullable(),
  /** JSON for its purpose. */
  content: z.string().nullable(),
  writtenAt: z.number(),
  expiresAt: z.number().nullable(),
});

export type DeskMessage = z.infer<typeof deskMessage>;

export const claimedMessage = z.discriminatedUnion("table", [
  deskMessage,
  leadMessage,
  morningMessage,
]);

export type ClaimedMessage = z.infer<typeof claimedMessage>;

/** A purpose that only a newer release knows waits for a server of that release. */
const isKnown = (purposes: readonly string[]) =>
  `and purpose in (${purposes.map((purpose) => `'${purpose}'`).join(", ")})`;

/** The tables of messages in the order of their urgency, and the subject of each. */
export const TABLES = {
  desk_mails: {
    columns: `purpose, account_id as "accountId", content, written_at as "writtenAt",
      expires_at as "expiresAt"`,
    condition: isKnown(DESK_PURPOSES),
    /** A person waits for a sign-in code, and a delivered one is of use only to a thief. */
    settled: ", content = null",
  },
  messages: {
    columns: `purpose, lead_id as "leadId"`,
    condition: isKnown(MESSAGE_PURPOSES),
    settled: "",
  },
  morning_mails: {
    columns: `'morning-mail' as purpose, account_id as "accountId", morning`,
    condition: "",
    settled: "",
  },
};

export const TABLE_NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];
