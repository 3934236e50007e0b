import { sql } from 'kysely';
import { toPayOf } from '#features/ledger/entries/balance.ts';
import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import { moneyNote } from '#features/ledger/entries/money-note.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { methodNames, type PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import { livePaymentInstructions } from '#features/ledger/payment-methods/server/live-instructions.ts';
import type { LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { showToStaff } from '#features/requests/quotes/server/quote-access.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { daysLater } from '#platform/time/days.ts';
import { hourMs } from '#platform/time/durations.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { instalmentMailTexts } from '../../instalment-mail-messages.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { readMoney } from '../money/read-money.ts';
import { mailAboutOffer } from './mail-customer.ts';

/**
 * The customer is reminded before an instalment is due and on the day; staff are told when it is
 * overdue.
 */
export type InstalmentReminder = 'before' | 'day' | 'overdue';

const daysBefore = 3;

/**
 * Says when the reminders of an instalment go out: at about nine in the morning in Havana. Null
 * where that is within twelve hours of the acceptance, whose own mail says the same.
 */
export function instalmentTimes(
  acceptedAt: Date,
  dueOn: string,
): Record<InstalmentReminder, Date | null> {
  const morning = (day: string) => {
    const at = new Date(endOfDayInHavana(day).getTime() - 15 * hourMs);
    return at.getTime() > acceptedAt.getTime() + 12 * hourMs ? at : null;
  };
  return {
    before: morning(daysLater(dueOn, -daysBefore)),
    day: morning(dueOn),
    overdue: endOfDayInHavana(dueOn),
  };
}

/**
 * Does nothing where the instalment was paid, the order is over, or the day of the reminder has
 * passed.
 */
export async function remindOfInstalment(
  kind: InstalmentReminder,
  tx: Tx,
  locked: LockedOffer,
  config: Config,
  position: number,
): Promise<void> {
  const due = await findUnpaid(tx, locked, position);
  if (!due) return;
  // The job runs after the database's day has ended; the clock of this process may be behind.
  if (kind === 'overdue') return recordOverdue(tx, locked, due, position);
  if (toPayOf(due.money)[position]?.toPayCents === 0) return;
  const today = sharedDay();
  if (kind === 'before' ? due.dueOn <= today : due.dueOn !== today) return;
  const methods = (await livePaymentInstructions(tx)).map(({ method }) => method);
  await mailAboutOffer(tx, config, locked, {
    event: `instalment-${kind} ${locked.offer.id} ${position}`,
    content: instalmentMail(kind, due, methods, locked.offer.language),
  });
}

/** Brings the order back to staff, who have to look; nobody waits for an answer. */
async function recordOverdue(
  tx: Tx,
  { of, row, offer }: LockedOffer,
  { instalment: { label, lacksCents } }: DueInstalment,
  position: number,
): Promise<void> {
  const key = `instalment-overdue ${offer.id} ${position}`;
  // The job may run twice. The quote is locked, so one look is enough.
  const { rows } = await sql`
    select from event where kind = 'instalment_overdue' and submission_key = ${key}`.execute(tx);
  if (rows.length > 0) return;
  await addEvent(tx, {
    of,
    actor: { id: null, as: 'system' },
    kind: 'instalment_overdue',
    note: moneyNote({ cents: lacksCents, about: label }),
    internal: true,
    key,
  });
  await showToStaff(tx, row.id);
}

async function findUnpaid(
  tx: Tx,
  { row, offer }: LockedOffer,
  position: number,
): Promise<DueInstalment | undefined> {
  if (offer.state !== 'accepted') return undefined;
  const money = await readMoney(tx, row.id);
  const instalment = money?.instalments[position];
  if (!money || money.pause) return undefined;
  if (!instalment?.dueOn || instalment.lacksCents === 0) return undefined;
  return { money, instalment, dueOn: instalment.dueOn };
}

interface DueInstalment {
  money: Money;
  instalment: Money['instalments'][number];
  dueOn: string;
}

function instalmentMail(
  kind: 'before' | 'day',
  { money, instalment: { label, lacksCents }, dueOn }: DueInstalment,
  methods: readonly PaymentMethod[],
  language: Language,
): LinkMailContent {
  const t = instalmentMailTexts[language];
  const amount = formatMoney(lacksCents, language);
  const day = formatDate(dueOn, language);
  const ways = [...new Set(methods)].map((method) => methodNames[language][method]);
  const claims = money.claims.map(({ ticketId }) => note(t.checking(ticketId)));
  return {
    subject: t.subjects[kind](amount, day),
    title: t.titles[kind],
    button: t.open,
    blocks: [
      facts([
        { label: t.instalment, value: label },
        { label: t.lacks, value: amount },
        { label: t.dueOn, value: day },
      ]),
      ...claims,
      heading(t.howToPay),
      paragraph(ways.length > 0 ? t.ways(ways.join(', ')) : t.notYet),
      note(t.never),
      heading(t.standing),
      facts(moneyFacts(money, language)),
    ],
  };
}
