import { moneyFacts } from '#features/ledger/entries/money-facts.ts';
import { moneyNote } from '#features/ledger/entries/money-note.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { mailCustomer } from '#features/orders/offers/server/mails/mail-customer.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { headedText, type LinkMailContent } from '#features/requests/cases/server/case-mails.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { facts, heading, note, paragraph } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { creditMailTexts, moneyMailTexts } from '../mail-messages.ts';
import { balanceNow } from './write-entry.ts';

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
    const subject = { kind: 'quote', id: order.of.id, name: order.name };
    await writeAudit(tx, agent, isMove ? 'ledger.credit' : 'ledger.reverse', subject, {
      cents,
      move,
      [kind === 'credit_out' ? 'to' : 'from']: other.name,
    });
  }
  const orders = await Promise.all(
    [from, into].map(async ({ of, name }) => ({ name, money: await balanceNow(tx, of.id) })),
  );
  await mailCustomer(tx, config, into, {
    event: `credit-${change} ${move}`,
    content: () => creditMail(into.row.language, { change, cents, reason, orders }),
  });
}

type CreditChange = 'moved' | 'reversed';

interface CreditMailFacts {
  change: CreditChange;
  cents: number;
  reason: string;
  /** The two orders between which the credit moved, each with its progress afterwards. */
  orders: { name: string; money: Money }[];
}

function creditMail(
  language: Language,
  { change, cents, reason, orders }: CreditMailFacts,
): LinkMailContent {
  const t = creditMailTexts[language];
  const amount = formatMoney(cents, language);
  const [from = '', to = ''] = orders.map(({ name }) => name);
  const balances = orders.flatMap(({ name, money }) => [
    heading(t.standing(name)),
    facts(moneyFacts(money, language)),
  ]);
  return {
    subject: t.subjects[change](amount, to),
    title: t.titles[change],
    button: moneyMailTexts[language].open,
    blocks: [
      paragraph(t.texts[change](amount, from, to)),
      ...headedText(t.reason, reason, note),
      ...balances,
    ],
  };
}
