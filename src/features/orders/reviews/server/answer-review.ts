import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { reviewErrors } from '../errors.ts';

interface LockedReview {
  id: string;
  unit: string;
}

/** Locks the review. Throws AppError: not found, the agent's own order. */
export async function lockReview(tx: Tx, agent: CurrentUser, id: string): Promise<LockedReview> {
  const { rows } = await sql<LockedReview & { personId: string | null }>`
    select review.id, unit.number as unit, quote.person_id as "personId"
    from review join handover on handover.id = review.handover_id
      join unit on unit.id = handover.unit_id join quote on quote.id = unit.quote_id
    where review.id = ${id} for update of review`.execute(tx);
  const [review] = rows;
  if (!review) throw new AppError(reviewErrors.notFound);
  if (review.personId === agent.id) throw new AppError(caseErrors.ownRecord);
  return review;
}

/** Throws AppError: somebody else answered meanwhile. */
export const answerReview: WriteOf<typeof staffApi.answerReview> = (
  { params: { id }, body: { text, expected }, caller: { person: agent } },
  services,
) =>
  changeCatalogue(services, async (tx) => {
    const { unit } = await lockReview(tx, agent, id);
    const before = await tx
      .selectFrom('review_answer')
      .select(['text', 'revision'])
      .where('review_id', '=', id)
      .executeTakeFirst();
    if (before?.text === text) return;
    if ((before?.revision ?? null) !== expected) throw new AppError(reviewErrors.answerChanged);
    const revision = before ? before.revision + 1 : 0;
    await sql`insert into review_answer (review_id, text, revision, written_by)
      values (${id}, ${text}, ${revision}, ${agent.id})
      on conflict (review_id) do update set text = excluded.text, revision = excluded.revision,
        written_by = excluded.written_by, written_at = now()`.execute(tx);
    const subject = { kind: 'review', id, name: unit };
    await writeAudit(tx, agent, 'review.answer', subject, {
      text: { from: before?.text ?? null, to: text },
    });
  });
