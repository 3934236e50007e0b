import { sql } from 'kysely';
import { permits } from '#features/accounts/roles.ts';
import { quoteErrors } from '#features/quotes/errors.ts';
import type { StatusHook } from '#features/quotes/server/status-hook.ts';
import { AppError } from '#platform/http/errors.ts';

/**
 * An order is not called delivered while a unit of it was not handed over. What was bought only an
 * administrador rejects or takes back, because its codes and links end. Throws AppError.
 */
export const checkGoods: StatusHook['check'] = async (tx, quoteId, { agent, to }) => {
  const { rows } = await sql<{ bought: boolean; handed: boolean }>`
    select
      exists (select from unit_stage s where s.unit_id = unit.id and s.reached_on is not null) as bought,
      exists (select from unit_stage s
        where s.unit_id = unit.id and s.stage = 'delivered' and s.reached_on is not null) as handed
    from unit where unit.quote_id = ${quoteId} and unit.retired_at is null`.execute(tx);
  const isDone = to === 'delivered' || to === 'completed';
  if (isDone && rows.some(({ handed }) => !handed)) throw new AppError(quoteErrors.notHandedOver);
  const mayReject = permits('administrador', agent.role) === 'yes';
  if (to === 'rejected' && !mayReject && rows.some(({ bought }) => bought))
    throw new AppError(quoteErrors.goodsBought);
};
