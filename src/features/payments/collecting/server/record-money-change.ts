import { randomUUID } from 'node:crypto';
import { moneyNote } from '#features/ledger/entries/money-note.ts';
import { mailCustomer } from '#features/orders/offers/server/mails/mail-customer.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { EventKind } from '#features/requests/cases/event-kinds.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { LockedQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { collectingErrors } from '../errors.ts';
import { type MoneyChange, moneyMail, paperOf } from './money-mail.ts';
import { balanceNow } from './write-entry.ts';

interface RecordedChange {
  agent: CurrentUser;
  locked: LockedQuote;
  entry: string;
  kind: EventKind;
  action: string;
  change: MoneyChange;
  reason?: string;
}

export async function recordMoneyChange(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { agent, locked, entry, kind, action, change, reason }: RecordedChange,
): Promise<void> {
  const { of, name, row } = locked;
  const money = await balanceNow(tx, of.id);
  const move = money.moves.find(({ id }) => id === entry);
  if (!move) throw new AppError(collectingErrors.entryNotFound);
  const event = randomUUID();
  await together(
    addEvent(tx, {
      id: event,
      of,
      actor: { id: agent.id, as: 'staff' },
      kind,
      note: moneyNote({ cents: move.cents, comment: reason }),
    }),
    writeAudit(tx, agent, action, { kind: 'quote', id: of.id, name }, { cents: move.cents, entry }),
    mailCustomer(tx, config, locked, {
      event: `money-${change} ${event}`,
      content: (path) => {
        const paper = paperOf(move, path, row.language, config);
        return moneyMail(row, { change, move, money, reason }, paper);
      },
    }),
  );
}
