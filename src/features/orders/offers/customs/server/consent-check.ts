import { sql } from 'kysely';
import type { StageCheck } from '#features/shipping/units/server/stage-rules.ts';
import type { Text } from '#platform/text/language.ts';

const reason: Text = {
  es: 'La Aduana dijo un precio que el cliente no ha aceptado. Espere su respuesta, o retire ese precio con su motivo.',
  en: 'Customs named a price that the customer has not accepted. Wait for the answer, or withdraw that price with its reason.',
};

/**
 * Keeps units from the stage *ready* until their customer has accepted the newest price of customs.
 */
export const checkConsent: StageCheck = async (tx, unitIds) => {
  const { rows } = await sql<{ unitId: string }>`
    select unit.id as "unitId" from unit
    cross join lateral (
      select price.answer from customs_price price join offer on offer.id = price.offer_id
      where offer.quote_id = unit.quote_id and price.withdrawn_at is null
      order by price.recorded_at desc, price.id limit 1) newest
    where unit.id = any (${unitIds}::uuid[]) and newest.answer is distinct from 'accepted'`.execute(
    tx,
  );
  return rows.map(({ unitId }) => ({ unitId, reason }));
};
