import { sql } from 'kysely';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { Database } from '#platform/database/database.ts';

export interface ShipmentFacts {
  reference: string;
  customerName: string;
  /** Null where the customer receives it. */
  recipientName: string | null;
  province: ProvinceCode;
  voyages: {
    carrier: string;
    ship: string;
    number: string;
    port: string;
    billOfLading: string | null;
    departsOn: string;
    departedOn: string | null;
    arrivesOn: string;
    arrivedOn: string | null;
    units: { number: string; name: string; identifier: string | null }[];
  }[];
}

/** What of an order is on which voyage. Undefined where nothing is on any. */
export async function readShipment(
  db: Database,
  quoteId: string,
): Promise<ShipmentFacts | undefined> {
  const { rows } = await sql<ShipmentFacts>`
    select quote.reference, quote.customer_name as "customerName",
      quote.recipient_name as "recipientName",
      coalesce(quote.recipient_province, quote.province) as province,
      (select json_agg(json_build_object('carrier', v.carrier, 'ship', v.ship, 'number', v.number,
          'port', v.port, 'billOfLading', v.bill_of_lading,
          'departsOn', v.departs_on, 'departedOn', v.departed_on,
          'arrivesOn', v.arrives_on, 'arrivedOn', v.arrived_on, 'units', (
            select json_agg(json_build_object('number', unit.number, 'name', unit.name,
              'identifier', unit.identifier) order by unit.number)
            from unit where unit.voyage_id = v.id and unit.quote_id = quote.id
              and unit.retired_at is null)) order by v.departs_on, v.id)
        from voyage v where exists (select from unit where unit.voyage_id = v.id
          and unit.quote_id = quote.id and unit.retired_at is null)) as voyages
    from quote where quote.id = ${quoteId}`.execute(db);
  const [row] = rows;
  return row?.voyages ? row : undefined;
}
