import { z } from "zod";
import type { Queryable } from "#server/storage/database.ts";
import { date } from "#server/storage/row-values.ts";
import type { Reply } from "#server/delivery/mail/reply.ts";

const replyRow = z.object({ subject: z.string(), text: z.string(), writtenAt: date });

export async function findReply(database: Queryable, messageId: string): Promise<Reply | null> {
  const row = await database.first(
    replyRow,
    `select subject, text, written_at as "writtenAt" from answers where message_id = ?`,
    messageId,
  );
  return row ?? null;
}
