import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Language } from '#platform/text/language.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { caseErrors } from '../../errors.ts';
import type { FollowUp } from '../../schema.ts';
import { staffMessages } from '../../staff-messages.ts';
import type { LockedCase } from '../case-store.ts';
import type { CaseTypes } from '../server-case-type.ts';

/** How far ahead somebody may put it off. */
const longestDays = 366;

/**
 * Sets the day on which whoever has a case looks at it again, from its opening hour in Cuba. Throws
 * AppError: the customer waits for us, it is closed, or the day has passed or is too far away.
 */
export async function setFollowUp(
  tx: Tx,
  { person: agent, language }: { person: CurrentUser; language: Language },
  { of, name, row }: LockedCase<CaseTypes>,
  { day }: FollowUp,
): Promise<void> {
  const { type, id } = of;
  if (row.awaiting_since || type.finished.some((status) => status === row.status)) {
    throw new AppError(caseErrors.nothingToFollow);
  }
  const at = fromHavanaClock(`${day}T08:00`);
  const last = new Date(Date.now() + longestDays * 86_400_000);
  if (!at || day < toHavanaClock(new Date()).slice(0, 10) || at > last) {
    const fields = { day: staffMessages[language].followUpWrong };
    throw new AppError(commonErrors.badInput, { fields });
  }
  await sql`update ${sql.table(type.name)} set follow_up_at = ${at} where id = ${id}`.execute(tx);
  await writeAudit(tx, {
    actor: agent,
    action: `${type.name}.follow_up`,
    subject: { kind: type.name, id, name },
    details: { followUpAt: day },
  });
}
