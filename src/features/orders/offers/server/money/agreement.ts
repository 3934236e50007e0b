import { type RawBuilder, sql } from 'kysely';
import type { AgreedTerms } from '#features/ledger/entries/balance.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import { quoteIsOver } from '#features/requests/quotes/server/quote-is-over.ts';

/** What an accepted offer says is to be paid. */
export type Agreement = AgreedTerms<
  Omit<Money['instalments'][number], 'paidCents' | 'lacksCents' | 'state'>
>;

/**
 * A query of what is to be paid for a quotation, an id or a column of one; without a row where no offer
 * is accepted.
 */
export const agreementOf = (
  quoteId: string | RawBuilder<string>,
): RawBuilder<{ agreed: Agreement }> => sql`
  select json_build_object(
      'totalCents', a.total_cents,
      'over', ${quoteIsOver('ordered')},
      'plan', (select json_agg(json_build_object('label', i.label, 'cents', i.amount_cents,
          'due', i.due, 'dueOn', i.due_on) order by i.position)
        from acceptance_instalment i where i.acceptance_id = a.id)) as agreed
  from offer_acceptance a join offer on offer.id = a.offer_id join quote ordered on ordered.id = offer.quote_id
  where ordered.id = ${quoteId} and a.undone_at is null`;
