import { sql } from 'kysely';
import { isoMoment } from '#platform/database/iso-moment.ts';

/**
 * A column of a query of offers: the prices that customs named, the newest first.
 */
export const customsOf = sql`(select coalesce(json_agg(json_build_object(
    'id', c.id, 'cents', c.amount_cents, 'namedOn', c.named_on, 'source', c.source,
    'recordedAt', ${isoMoment('c.recorded_at')}, 'answeredAt', ${isoMoment('c.answered_at')},
    'withdrawReason', c.withdraw_reason,
    'state', case when c.withdrawn_at is not null then 'withdrawn' else coalesce(c.answer, 'waiting') end)
    order by c.recorded_at desc, c.id), '[]') from customs_price c where c.offer_id = offer.id)`;
