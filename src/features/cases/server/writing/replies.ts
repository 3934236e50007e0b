import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { fromTo } from '#features/accounts/server/changed-fields.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { caseErrors } from '../../errors.ts';
import type { ReplyForm, SavedReply } from '../../schema.ts';
import '../tables.ts';

const columns = ['id', 'title', 'text_es as textEs', 'text_en as textEn'] as const;

export function listReplies(db: Database): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_reply')
    .select(columns)
    .orderBy(({ fn }) => fn('lower', ['title']))
    .execute();
}

export function createReply(
  db: Database,
  agent: CurrentUser,
  form: ReplyForm,
): Promise<SavedReply> {
  return titledOnce(() =>
    db.transaction().execute(async (tx) => {
      const reply = await tx
        .insertInto('saved_reply')
        .values(toRow(form))
        .returning(columns)
        .executeTakeFirstOrThrow();
      await writeAudit(tx, audited(agent, 'reply.create', reply));
      return reply;
    }),
  );
}

export function updateReply(
  db: Database,
  agent: CurrentUser,
  id: string,
  form: ReplyForm,
): Promise<SavedReply> {
  return titledOnce(() =>
    db.transaction().execute(async (tx) => {
      const before = await lockReply(tx, id);
      const reply = await tx
        .updateTable('saved_reply')
        .set(toRow(form))
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow();
      const details = fromTo(before, reply);
      if (Object.keys(details).length > 0) {
        await writeAudit(tx, { ...audited(agent, 'reply.update', reply), details });
      }
      return reply;
    }),
  );
}

/** Returns the deleted reply. Throws AppError: not found. */
export function deleteReply(db: Database, agent: CurrentUser, id: string): Promise<SavedReply> {
  return db.transaction().execute(async (tx) => {
    const reply = await lockReply(tx, id);
    await tx.deleteFrom('saved_reply').where('id', '=', id).execute();
    await writeAudit(tx, audited(agent, 'reply.delete', reply));
    return reply;
  });
}

async function lockReply(db: Database, id: string): Promise<SavedReply> {
  const reply = await db
    .selectFrom('saved_reply')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reply) throw new AppError(caseErrors.replyNotFound);
  return reply;
}

const titledOnce = <T>(write: () => Promise<T>) =>
  translateConstraint('saved_reply_title', caseErrors.titleTaken, write);

function toRow({ title, textEs, textEn }: ReplyForm) {
  return { title, text_es: textEs, text_en: textEn };
}

function audited(actor: CurrentUser, action: string, reply: SavedReply) {
  const { id, title: name, textEs, textEn } = reply;
  return { actor, action, subject: { kind: 'reply', id, name }, details: { textEs, textEn } };
}
