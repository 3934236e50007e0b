import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { isHeldBy } from '#features/shop/catalogue/server/holds.ts';
import type { Database } from '#platform/database/database.ts';
import type { HoldingQuote, UnavailableLine } from '../../schema.ts';
import { quoteType, toQuoteStatus } from '../../statuses.ts';

const maxListed = 200;

export async function findQuotesOfProducts(
  db: Database,
  agent: CurrentUser,
  products: readonly string[],
): Promise<HoldingQuote[]> {
  const { rows } = await sql<Omit<HoldingQuote, 'status'> & { status: string }>`
    select distinct quote.id, quote.reference as "referenceNumber", quote.status, quote.seq,
      quote_line.product_id as "productId"
    from quote_line join quote on quote.id = quote_line.quote_id
    where quote_line.product_id = any(${products}::uuid[])
      and quote.status <> all (${quoteType.finished}::text[]) and ${mayOpen(quoteType, agent)}
    order by quote.seq desc limit ${maxListed}`.execute(db);
  return rows.map(({ id, referenceNumber, productId, status }) => ({
    id,
    referenceNumber,
    productId,
    status: toQuoteStatus(status),
  }));
}

/**
 * Finds lines that are no longer available, except those that its own offer holds and goods that
 * staff entered for a caller.
 */
export async function findUnavailable(db: Database, quoteId: string): Promise<UnavailableLine[]> {
  const { rows } = await sql<UnavailableLine>`
    select quote_line.product_name as "productName",
      case when product.id is null or product.deleted_at is not null then 'gone'
        else product.status end as state
    from quote_line left join product on product.id = quote_line.product_id
    where quote_line.quote_id = ${quoteId}
      and (product.id is null or product.deleted_at is not null or product.status <> 'available')
      and not (quote_line.product_id is null and quote_line.unit_price_cents is null and exists (
        select from event where event.quote_id = quote_line.quote_id
          and event.kind = 'created' and event.actor = 'staff'))
      and not ${isHeldBy('quote_line.quote_id')}
    order by quote_line.position`.execute(db);
  return rows;
}
