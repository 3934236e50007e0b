import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { deferPaper } from '#features/requests/quotes/server/defer-paper.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { LockedUnit } from '#features/shipping/units/server/lock-units.ts';
import { recordInTx } from '#features/shipping/units/server/record-change.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { handoverEvent, queueHandoverMail } from './handover-mail.ts';

export interface LockedHandoverUnit extends LockedUnit {
  locked: LockedQuote;
}

type Way =
  | { way: 'code'; linkId: string }
  | { way: 'word'; madeBy: string; reason: string }
  | { way: 'act'; madeBy: string; linkId: string; actId: string };

interface RecordedFacts {
  handedOn: string;
  receivedBy: string;
  key: string | undefined;
}

/** True also where staff recorded the stage without a handover. */
export const isDelivered = ({ stages }: LockedUnit): boolean =>
  stages.some(({ stage, reachedOn }) => stage === 'delivered' && reachedOn !== null);

export function lastReached({ stages }: LockedUnit): string {
  const days = stages.flatMap(({ reachedOn }) => reachedOn ?? []);
  return days.toSorted().at(-1) ?? '';
}

interface FoundHandover {
  handedOn: string;
  receivedBy: string;
  reason: string | null;
  key: string | null;
}

export async function findHandover(tx: Tx, unitId: string) {
  const { rows } = await sql<FoundHandover>`
    select handed_on::text as "handedOn", received_by as "receivedBy", reason, submission_key as key
    from handover where unit_id = ${unitId} and undone_at is null`.execute(tx);
  return rows[0];
}

export async function recordHandover(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  unit: LockedHandoverUnit,
  { handedOn, receivedBy, key, ...by }: RecordedFacts & Way,
): Promise<void> {
  const { row } = unit.locked;
  const id = randomUUID();
  const entryKey = handoverEvent(id);
  const agent = by.way === 'code' ? null : by.madeBy;
  const change = { kind: 'reached', stage: 'delivered', day: handedOn, earlierToo: true } as const;
  await recordInTx(tx, unit, { change, by: agent, key: entryKey });
  await tx
    .insertInto('handover')
    .values({
      id,
      unit_id: unit.id,
      way: by.way,
      handed_on: handedOn,
      received_by: receivedBy,
      submission_key: key ?? null,
      link_id: by.way === 'word' ? null : by.linkId,
      act_id: by.way === 'act' ? by.actId : null,
      made_by: agent,
      reason: by.way === 'word' ? by.reason : null,
    })
    .execute();
  await deferPaper(tx, { of: 'handover', quoteId: row.id, id: unit.id }, id);
  // This mail tells of the handover, so the hourly news leaves it out.
  await sql`insert into unit_entry_told (entry_id)
    select id from unit_entry where unit_id = ${unit.id} and submission_key = ${entryKey}
    on conflict do nothing`.execute(tx);
  if (!row.detached_at) await queueHandoverMail(tx, row, { handoverId: id, sender: config });
}
