import { sql } from 'kysely';
import type { EventKind } from '#features/cases/event-kinds.ts';
import { notesOfOffer, offerNote } from '#features/quotes/offer/offer-note.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { LockedOffer } from './lock-offer.ts';
import type { StoredOffer } from './store.ts';

/** What an entry of the history says of an offer: its number, and below it what was said. */
export function noteOf({ offer }: Pick<LockedOffer, 'offer'>, said?: string): string {
  return offerNote({ number: offer.number, comment: said });
}

/** Whether the history tells of an offer by an entry of one of these kinds. */
export async function isTold(
  db: Database,
  { quoteId, number }: Pick<StoredOffer, 'quoteId' | 'number'>,
  ...kinds: EventKind[]
): Promise<boolean> {
  const { rows } = await sql`
    select from event where quote_id = ${quoteId} and kind = any(${kinds}::text[])
      and note like any(${notesOfOffer(number)}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether the newest entry of a kind says just this: the same request, sent again after a cut line. */
export async function isSaid(
  tx: Tx,
  { row }: Pick<LockedOffer, 'row'>,
  kind: EventKind,
  note: string,
): Promise<boolean> {
  const newest = await tx
    .selectFrom('event')
    .select('note')
    .where('quote_id', '=', row.id)
    .where('kind', '=', kind)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  return newest?.note === note;
}
