import type { EventKind } from '#features/cases/event-kinds.ts';
import { offerNote } from '#features/quotes/offer/offer-note.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LockedOffer } from './lock-offer.ts';

/** What an entry of the history says of an offer: its number, and below it what was said. */
export function noteOf({ offer }: Pick<LockedOffer, 'offer'>, said?: string): string {
  return offerNote({ number: offer.number, said });
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
