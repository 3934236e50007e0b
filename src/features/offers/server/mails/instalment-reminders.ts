import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import type { Money } from '#features/ledger/schema.ts';
import { readMoney } from '#features/ledger/server/read-money.ts';
import { livePaymentInstructions } from '#features/payments/server/live-instructions.ts';
import { moneyNote } from '#features/quotes/offer/money-note.ts';
import { showToStaff } from '#features/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { instalmentMail } from './instalment-mail.ts';
import { mailCustomer } from './mail-customer.ts';

/** To the customer before an instalment is due and on the day, to staff when it was not paid. */
export type InstalmentReminder = 'before' | 'day' | 'overdue';

const hour = 3_600_000;
/** So many days before. */
const daysBefore = 3;

/**
 * When an instalment that is due on a day is told of; the mails at nine in the morning in Havana, more
 * or less, and none right after the acceptance, whose own mail says the same.
 */
export function instalmentTimes(
  accepted: Date,
  dueOn: string,
): Record<InstalmentReminder, Date | null> {
  const morning = (day: string) => {
    const at = new Date(endOfDayInHavana(day).getTime() - 15 * hour);
    return at.getTime() > accepted.getTime() + 12 * hour ? at : null;
  };
  return {
    before: morning(daysLater(dueOn, -daysBefore)),
    day: morning(dueOn),
    overdue: endOfDayInHavana(dueOn),
  };
}

type TellInstalment = (
  tx: Tx,
  locked: LockedOffer,
  config: Config,
  position: number,
) => Promise<void>;

export const instalmentReminders: Record<InstalmentReminder, TellInstalment> = {
  before: (tx, locked, config, position) => remind('before', tx, locked, config, position),
  day: (tx, locked, config, position) => remind('day', tx, locked, config, position),
  overdue: tellOverdue,
};

/** Mails the customer, unless it was paid, the order is over, or the day for saying so has passed. */
async function remind(
  kind: 'before' | 'day',
  tx: Tx,
  locked: LockedOffer,
  config: Config,
  position: number,
): Promise<void> {
  const found = await findLacking(tx, locked, position);
  if (!found || isInOurHands(found.money, position)) return;
  const { money, instalment, dueOn } = found;
  const today = dayInHavana(new Date());
  if (kind === 'before' ? dueOn <= today : dueOn !== today) return;
  const methods = (await livePaymentInstructions(tx)).map(({ method }) => method);
  await mailCustomer(tx, locked, {
    event: `instalment-${kind} ${locked.offer.id} ${position}`,
    mail: (path) =>
      instalmentMail(kind, locked, { money, instalment, dueOn, methods }, path, config),
  });
}

/** Nobody waits, but staff have to look. */
async function tellOverdue(
  tx: Tx,
  locked: LockedOffer,
  _config: Config,
  position: number,
): Promise<void> {
  // Its day is over by the clock of the database, which calls; ours may be behind.
  const found = await findLacking(tx, locked, position);
  if (!found) return;
  const { label, lacksCents } = found.instalment;
  const key = `instalment-overdue ${locked.offer.id} ${position}`;
  // Done before, and not marked as done: the quote is locked.
  const { rows } = await sql`
    select from event where kind = 'instalment_overdue' and submission_key = ${key}`.execute(tx);
  if (rows.length > 0) return;
  await addEvent(tx, {
    of: locked.of,
    actor: { id: null, as: 'system' },
    kind: 'instalment_overdue',
    note: moneyNote({ cents: lacksCents, about: label }),
    internal: true,
    key,
  });
  await showToStaff(tx, locked.row.id);
}

/** An instalment of an offer that is still accepted, as long as it lacks something. */
async function findLacking(tx: Tx, { row, offer }: LockedOffer, position: number) {
  if (offer.state !== 'accepted') return undefined;
  const money = await readMoney(tx, row.id);
  const instalment = money?.instalments[position];
  if (!money || !instalment?.dueOn || instalment.lacksCents === 0) return undefined;
  return { money, instalment, dueOn: instalment.dueOn };
}

/** Whether cash that somebody of us has still to count would pay it. */
function isInOurHands({ instalments, paidCents, waitingCents }: Money, position: number): boolean {
  const upto = instalments.slice(0, position + 1).reduce((sum, { cents }) => sum + cents, 0);
  return upto <= paidCents + waitingCents;
}
