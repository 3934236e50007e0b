import { sql } from 'kysely';
import { isQuoteAddressKnown, type LockedQuote } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { handedOverMail } from './handed-over-mail.ts';
import { recordDelivered } from './record-delivered.ts';
import './tables.ts';

/** A unit that somebody hands over; its quotation is locked. */
export interface HandoverUnit {
  id: string;
  number: string;
  name: string;
  locked: LockedQuote;
}

type Way = { way: 'code'; linkId: string } | { way: 'word'; madeBy: string; reason: string };

interface Recorded {
  handedOn: string;
  receivedBy: string;
  key: string | undefined;
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
  const { id } = await tx
    .insertInto('handover')
    .values({
      unit_id: unit.id,
      way: by.way,
      handed_on: handedOn,
      received_by: receivedBy,
      submission_key: key ?? null,
      link_id: by.way === 'code' ? by.linkId : null,
      made_by: by.way === 'word' ? by.madeBy : null,
      reason: by.way === 'word' ? by.reason : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordDelivered(tx, unit, handedOn, by.way === 'word' ? by.madeBy : null);
  if (row.detached_at) return;
  await queueMail(tx, {
    event: `handover ${id}`,
    about: row.id,
    mail: handedOverMail(row, { unit, handedOn, receivedBy }, config),
    known: await isQuoteAddressKnown(tx, row),
    answer: true,
  });
}
