import { moneyNote } from '#features/ledger/entries/money-note.ts';
import { mailCustomer } from '#features/orders/offers/server/mails/mail-customer.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { type CreditChange, creditMail } from './credit-mail.ts';
import { standingNow } from './write-entry.ts';

interface RecordedChange {
  change: CreditChange;
  from: LockedQuote;
  into: LockedQuote;
  cents: number;
  reason: string;
  move: string;
}

/**
 * Records moved credit in the histories of both orders and in the audit log, and mails the customer
 * once.
 */
export async function recordCreditChange(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  agent: CurrentUser,
  { change, from, into, cents, reason, move }: RecordedChange,
): Promise<void> {
  const isMove = change === 'moved';
  for (const [order, other, kind] of [
    [from, into, 'credit_out'],
    [into, from, 'credit_in'],
  ] as const) {
    await addEvent(tx, {
      of: order.of,
      actor: { id: agent.id, as: 'staff' },
      kind: isMove ? kind : 'money_reversed',
      note: moneyNote({ cents, ...(isMove && { about: other.name }), comment: reason }),
    });
    await writeAudit(tx, {
      actor: agent,
      action: isMove ? 'ledger.credit' : 'ledger.reverse',
      subject: { kind: 'quote', id: order.of.id, name: order.name },
      details: { cents, move, [kind === 'credit_out' ? 'to' : 'from']: other.name },
    });
  }
  const orders = await Promise.all(
    [from, into].map(async ({ of, name }) => ({ name, money: await standingNow(tx, of.id) })),
  );
  await mailCustomer(tx, into, {
    event: `credit-${change} ${move}`,
    mail: (path) => creditMail(into.row, { change, cents, reason, orders }, path, config),
  });
}
