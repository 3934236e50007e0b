import { sql } from 'kysely';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { WriteOf } from '#features/people/accounts/server/serve.ts';
import { lockQuoteForStaff } from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { screeningErrors } from '../errors.ts';

/**
 * Records why a possible match is somebody else. Once two people have cleared it, it no longer
 * keeps goods from being shipped. Throws AppError: not found, the agent's own order, cleared
 * already, the same person twice.
 */
export const clearMatch: WriteOf<typeof staffApi.clearMatch> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  { db },
) => {
  await translateConstraint('screening_clearing_by_two', screeningErrors.anotherPerson, () =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ quoteId: string }>`
        select quote_id as "quoteId" from screening where id = ${id} and matches <> '[]'`.execute(
        tx,
      );
      const [found] = rows;
      const { matchNotFound } = screeningErrors;
      if (!found) throw new AppError(matchNotFound);
      const { name } = await lockQuoteForStaff(tx, agent, found.quoteId, matchNotFound);
      const before = await tx
        .selectFrom('screening_clearing')
        .select('step')
        .where('screening_id', '=', id)
        .execute();
      if (before.length >= 2) throw new AppError(screeningErrors.clearedAlready);
      await tx
        .insertInto('screening_clearing')
        .values({ screening_id: id, step: before.length + 1, reason, cleared_by: agent.id })
        .execute();
      const subject = { kind: 'quote', id: found.quoteId, name };
      await writeAudit(tx, agent, 'screening.clear', subject);
    }),
  );
};
