import { sql } from 'kysely';
import { AuditedList } from '#features/people/accounts/server/audited-list.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { caseErrors } from '../../errors.ts';
import type { ReplyInput, SavedReply } from '../../schema.ts';

/** Saved replies. */
export const replies = new AuditedList<SavedReply, ReplyInput>({
  kind: 'reply',
  table: 'saved_reply',
  columns: { id: 'id', title: 'title', textEs: 'text_es', textEn: 'text_en' },
  order: nameOrder(sql`title`),
  name: 'title',
  toRow: ({ title, textEs, textEn }) => ({ title, text_es: textEs, text_en: textEn }),
  notFound: caseErrors.replyNotFound,
  once: { constraint: 'saved_reply_title', taken: caseErrors.titleTaken },
  transaction: ({ db }, change) => inTransaction(db, change),
});
