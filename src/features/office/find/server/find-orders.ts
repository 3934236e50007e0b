import { sql } from 'kysely';
import { readShortOrders } from '#features/orders/order/server/short-orders.ts';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { matchesCase } from '#features/requests/cases/server/queue/queue-list.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { mostOfAKind, type Search } from './search.ts';

/** By what they are called, by a code that was issued for them, by a payment's reference. */
export const findOrders: Search = async (db, { agent, language }, q) => {
  const orders = await readShortOrders(
    db,
    agent,
    sql`quote.id = any(array(
      (select id from quote where ${mayOpenQuote(agent)} and ${matchesCase(quoteType, q)}
        order by seq desc limit ${mostOfAKind})
      union select quote_id from verification_code where code = upper(${q})
      union select quote_id from ledger_entry where kind = 'payment' and reference_key = reference_key_of(${q})))`,
    mostOfAKind,
  );
  return orders.map(({ id, reference, customer, progress, ships, dueCents }) => {
    const { sentence, next, who, by } = progressText(progress, language);
    return {
      kind: 'order',
      id,
      name: reference,
      about: customer,
      stage: progressTexts[language].stages[progress.stage],
      says: [ships, sentence, who, next, by].filter(Boolean).join(' '),
      urgent: progress.yours,
      cents: dueCents,
    };
  });
};
