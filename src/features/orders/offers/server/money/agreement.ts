import { type RawBuilder, sql } from 'kysely';
import type { AgreedTerms } from '#features/ledger/entries/balance.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import { offerLapsed } from '../offer-stands.ts';

/** What an accepted offer says is to be paid. */
export type Agreement = AgreedTerms<
  Omit<Money['instalments'][number], 'paidCents' | 'lacksCents' | 'state'>
>;

/**
 * A query of what is to be paid for a quotation, an id or a column of one; without a row where it is
 * nothing and never was: once an acceptance was undone, what came in for it is its customer's.
 */
export const agreementOf = (
  quoteId: string | RawBuilder<string>,
): RawBuilder<{ agreed: Agreement }> => sql`
  select json_build_object(
      'totalCents', coalesce(a.total_cents, 0),
      'over', a.id is null or ${quoteIsOver('ordered')},
      'lapsed', a.id is not null and ${offerLapsed('offer')},
      'plan', (select coalesce(json_agg(json_build_object('label', i.label, 'cents', i.amount_cents,
          'due', i.due, 'dueOn', i.due_on) order by i.position), '[]')
        from acceptance_instalment i where i.acceptance_id = a.id)) as agreed
  from quote ordered
    left join (offer join offer_acceptance a on a.offer_id = offer.id and a.undone_at is null)
    on offer.quote_id = ordered.id
  where ordered.id = ${quoteId}
    and (a.id is not null or exists (select from ledger_entry e where e.quote_id = ordered.id))`;
