import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isQuoteAddressKnown, type LockedQuote } from '#features/quotes/server/quote-access.ts';
import type { LockedUnit } from '#features/shipping/server/lock-units.ts';
import { recordInTx } from '#features/shipping/server/record-change.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { handedOverMail } from './handed-over-mail.ts';
import './tables.ts';

/** A unit that somebody hands over, and its quotation: both are locked. */
export interface HandoverUnit extends LockedUnit {
  locked: LockedQuote;
}

type Way =
  | { way: 'code'; linkId: string }
  | { way: 'word'; madeBy: string; reason: string }
  /** Of the agent who accepted it, sent by a link. */
  | { way: 'act'; madeBy: string; linkId: string; actId: string };

interface Recorded {
  handedOn: string;
  receivedBy: string;
  key: string | undefined;
}

/** Whether it is with whoever receives it, also where staff recorded just that. */
export const isDelivered = ({ stages }: LockedUnit): boolean =>
  stages.some(({ stage, reachedOn }) => stage === 'delivered' && reachedOn !== null);

/** No day on which a thing was not there yet: a phone's clock may be wrong. */
export function lastReached({ stages }: LockedUnit): string {
  const days = stages.flatMap(({ reachedOn }) => reachedOn ?? []);
  return days.toSorted().at(-1) ?? '';
}

/** What is known of a unit's handover, if there is one that stands. */
export async function findHandover(tx: Tx, unitId: string) {
  const { rows } = await sql<{ handedOn: string; receivedBy: string; key: string | null }>`
    select handed_on::text as "handedOn", received_by as "receivedBy", submission_key as key
    from handover where unit_id = ${unitId} and undone_at is null`.execute(tx);
  return rows[0];
}

/** Writes handover, stage and mail; the caller has looked that the unit was not handed over before. */
export async function recordHandover(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  unit: HandoverUnit,
  { handedOn, receivedBy, key, ...by }: Recorded & Way,
): Promise<void> {
  const { row } = unit.locked;
  const id = randomUUID();
  const entryKey = `handover ${id}`;
  const change = {
    kind: 'reached',
    stage: 'delivered',
    day: handedOn,
    earlierToo: true,
  } as const;
  const who = by.way === 'code' ? null : by.madeBy;
  await recordInTx(tx, unit, { change, by: who, key: entryKey });
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
      made_by: who,
      reason: by.way === 'word' ? by.reason : null,
    })
    .execute();
  await sql`insert into unit_entry_told (entry_id)
    select id from unit_entry where unit_id = ${unit.id} and submission_key = ${entryKey}
    on conflict do nothing`.execute(tx);
  if (row.detached_at) return;
  // At once and not with the news of the hour: if nobody of theirs received it, somebody must know.
  await queueMail(tx, {
    event: `handover ${id}`,
    about: row.id,
    mail: handedOverMail(row, { unit, handedOn, receivedBy, way: by.way }, config),
    known: await isQuoteAddressKnown(tx, row),
    answer: true,
  });
}
