import { sql } from 'kysely';
import { listAgents } from '#features/people/accounts/server/agents.ts';
import { AuditedList } from '#features/people/accounts/server/audited-list.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { staffApi } from '#staff-api.ts';
import { caseErrors } from '../errors.ts';
import type { ReplyInput, SavedReply } from '../schema.ts';

/** Saved replies. */
const replies = new AuditedList<SavedReply, ReplyInput>({
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

/** Calls that every type of case shares: the list of staff, and saved replies. */
export const caseRoutes: CallRoute[] = [
  serve(staffApi.listAgents, async (_, { db }) => listAgents(db)),
  serve(staffApi.listReplies, replies.list),
  serve(staffApi.createReply, replies.create),
  serve(staffApi.updateReply, replies.update),
  serve(staffApi.deleteReply, replies.remove),
];
