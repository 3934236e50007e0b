import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { refuseUnseenChange } from '#features/people/accounts/server/seen-change.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { dayMs } from '#platform/time/durations.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { caseErrors } from '../../errors.ts';
import type { FollowUp } from '../../schema.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { auditCase, lockCase } from '../case-store.ts';
import type { AnyServerCaseType } from '../server-case-type.ts';

const maxDaysAhead = 366;

/**
 * Sets the day on which the assigned agent looks at a case again, from 8:00 in Cuba. Throws
 * AppError: not found, the customer waits for us, it is closed, the day has passed or is too far
 * away, or a colleague has set another meanwhile.
 */
export function setFollowUp(
  db: Database,
  type: AnyServerCaseType,
  { person: agent, language }: { person: CurrentUser; language: Language },
  { id, day, expected }: FollowUp & { id: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockCase(tx, type, id, agent);
    const { row } = locked;
    if (row.awaiting_since || type.finished.includes(row.status)) {
      throw new AppError(caseErrors.nothingToFollow);
    }
    const at = fromHavanaClock(`${day}T08:00`);
    const last = new Date(sharedNow().getTime() + maxDaysAhead * dayMs);
    if (!at || day < toHavanaClock(sharedNow()).slice(0, 10) || at > last) {
      const fields = { day: staffCaseTexts[language].followUpWrong };
      throw new AppError(commonErrors.badInput, { fields });
    }
    const before = row.follow_up_at?.toISOString() ?? null;
    refuseUnseenChange({ expected, before, after: at.toISOString() });
    await sql`update ${sql.table(type.name)} set follow_up_at = ${at} where id = ${id}`.execute(tx);
    await auditCase(tx, agent, locked, 'follow_up', { followUpAt: day });
  });
}
