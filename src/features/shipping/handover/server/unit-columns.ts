import { sql } from 'kysely';
import { isUnderWay } from '#features/shipping/units/server/read-journey.ts';

// Columns and conditions of queries on `unit` and its `quote`.

export const receiverOf = sql<string>`coalesce(nullif(quote.recipient_name, ''), quote.customer_name)`;
export const unitProvince = sql<string>`coalesce(quote.recipient_province, quote.province)`;

export const isWaiting = sql<boolean>`(${isUnderWay} and not ${isReached('delivered')} and ${isReached('in_mariel')})`;

export function isReached(stage: 'in_mariel' | 'ready' | 'delivered') {
  return sql<boolean>`exists (select from unit_stage s
    where s.unit_id = unit.id and s.stage = ${stage} and s.reached_on is not null)`;
}

/**
 * Whoever hands over reads only this much of the receiver's name and of VIN or serial number:
 * enough to tell two units apart.
 */
export const firstName = (name: string): string => name.split(' ')[0] ?? '';
export const identifierEnd = 6;
