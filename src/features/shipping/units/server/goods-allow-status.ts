import { sql } from 'kysely';
import { permits } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { shippingErrors } from '../errors.ts';
import type { Stage } from '../stages.ts';

/** A condition of a query on `unit`: it was bought, also where that was taken back. */
const wasBought = sql<boolean>`(
  exists (select from unit_stage s where s.unit_id = unit.id and s.reached_on is not null)
  or exists (select from unit_entry e where e.unit_id = unit.id and e.kind = 'reached'))`;

/** From the purchase of its first unit on, an order ends by an administrador alone. */
export async function hasBoughtGoods(db: Database, quoteId: string): Promise<boolean> {
  const { rows } = await sql`select from unit
    where unit.quote_id = ${quoteId} and unit.retired_at is null and ${wasBought} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * An order is not called sent while no unit of it has left the USA, nor delivered while one was not
 * handed over. What was bought only an administrador rejects or takes back, because its codes and
 * links end; a stage that an agent took back does not change that. Throws AppError.
 */
export async function checkGoods(
  tx: Tx,
  quoteId: string,
  { agent, to }: { agent: CurrentUser; to: QuoteStatus },
): Promise<void> {
  const { rows } = await sql<{ bought: boolean; sailed: boolean; handed: boolean }>`
    select ${wasBought} as bought, ${hasReached('shipped')} as sailed, ${hasReached('delivered')} as handed
    from unit where unit.quote_id = ${quoteId} and unit.retired_at is null`.execute(tx);
  if (to === 'sent' && rows.length > 0 && !rows.some(({ sailed }) => sailed))
    throw new AppError(shippingErrors.notSailed);
  const isDone = to === 'delivered' || to === 'completed';
  if (isDone && rows.some(({ handed }) => !handed))
    throw new AppError(shippingErrors.notHandedOver);
  const mayReject = permits('administrador', agent.role) === 'yes';
  if (to === 'rejected' && !mayReject && rows.some(({ bought }) => bought))
    throw new AppError(shippingErrors.goodsBought);
}

const hasReached = (stage: Stage) => sql`exists (select from unit_stage s
  where s.unit_id = unit.id and s.stage = ${stage} and s.reached_on is not null)`;
