import { sql } from 'kysely';
import { toIsoMoment } from '#platform/time/days.ts';
import type { CustomsPrice } from '../schema.ts';

/**
 * A column of a query of offers: the prices that customs named, the newest first. Moments are
 * PostgreSQL's text.
 */
export const customsOf = sql`(select coalesce(json_agg(json_build_object(
    'id', c.id, 'cents', c.amount_cents, 'namedOn', c.named_on, 'source', c.source,
    'recordedAt', c.recorded_at, 'answeredAt', c.answered_at, 'withdrawReason', c.withdraw_reason,
    'state', case when c.withdrawn_at is not null then 'withdrawn' else coalesce(c.answer, 'waiting') end)
    order by c.recorded_at desc, c.id), '[]') from customs_price c where c.offer_id = offer.id)`;

export function withMoments(price: CustomsPrice): CustomsPrice {
  const { recordedAt, answeredAt } = price;
  return {
    ...price,
    recordedAt: toIsoMoment(recordedAt),
    answeredAt: answeredAt && toIsoMoment(answeredAt),
  };
}
