import type { Queryable } from "#server/storage/database.ts";
import type { Reply } from "#server/delivery/mail/reply.ts";

export async function findReply(database: Queryable, messageId: string): Promise<Reply | null> {
  const row = await database.first<{ subject: string; text: string; written_at: number }>(
    "select subject, text, written_at from answers where message_id = ?",
    messageId,
  );
  if (!row) return null;
  const { subject, text, written_at } = row;
  return { subject, text, writtenAt: new Date(written_at) };
}
