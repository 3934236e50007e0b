import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { EventKind } from '#features/requests/cases/event-kinds.ts';
import type { CaseMailContent } from '#features/requests/cases/server/case-mails.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import { notesOfOffer, offerNote } from '../offer-note.ts';
import type { AnswerActor } from './answerer.ts';
import type { LockedOffer } from './lock-offer.ts';
import { staffOfferMail } from './mails/staff-offer-mails.ts';
import type { StoredOffer } from './store.ts';

/** Writes the note of a history entry about an offer: its number, and below it a text. */
export function noteOf({ offer }: Pick<LockedOffer, 'offer'>, text?: string): string {
  return offerNote({ number: offer.number, comment: text });
}

export async function hasEvent(
  db: Database,
  { quoteId, number }: Pick<StoredOffer, 'quoteId' | 'number'>,
  ...kinds: EventKind[]
): Promise<boolean> {
  const { rows } = await sql`
    select from event where quote_id = ${quoteId} and kind = any(${kinds}::text[])
      and note like any(${notesOfOffer(number)}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** True where the newest entry of a kind has this note: a cut line sent the same request again. */
export async function isNewestNote(
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

interface StaffAct {
  kind: EventKind;
  note: string;
  action: string;
  details?: Record<string, unknown>;
}

export async function recordStaffAct(
  tx: Tx,
  agent: CurrentUser,
  { of, name, row, offer }: LockedOffer,
  { kind, note, action, details }: StaffAct,
): Promise<string | undefined> {
  const [event] = await together(
    addEvent(tx, { of, actor: { id: agent.id, as: 'staff' }, kind, note }),
    writeAudit(
      tx,
      agent,
      action,
      { kind: 'quote', id: row.id, name },
      { offer: offer.number, ...details },
    ),
  );
  return event;
}

interface CustomerAct {
  actor: AnswerActor;
  locked: LockedOffer;
  kind: EventKind;
  text?: string;
  /** The staff's mail, sent once for each `event`. */
  event: string;
  mail: CaseMailContent;
}

export async function recordCustomerAct(
  tx: Tx,
  config: Config,
  { actor, locked, kind, text, event, mail }: CustomerAct,
): Promise<void> {
  const { of, row } = locked;
  await together(
    addEvent(tx, { of, actor, kind, note: noteOf(locked, text) }),
    mailStaff(tx, { event, about: row.id, mail: staffOfferMail(locked, mail, config) }),
  );
}
