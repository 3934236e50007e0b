import { sql } from 'kysely';
import { api } from '#api.ts';
import { ids, raul, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer, today } from '#features/orders/offers/server/testing/offers.ts';
import { requireNoExportPapers } from '#features/shipping/units/server/testing/shipping.ts';
import type { Stage } from '#features/shipping/units/stages.ts';
import { stages } from '#features/shipping/units/stages.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { codeOfNumber } from '../../code.ts';
import type { HandoverEntry } from '../../schema.ts';

export async function unitAt(stage: Stage, quoteId?: string) {
  await requireNoExportPapers(shop.services.db);
  const { number } = await accept(await sentOffer(quoteId));
  const unit = await unitOf(number);
  await reach(unit.id, stage);
  return { ...unit, offer: number };
}

/** The unit of an order that somebody of staff typed for a caller. */
export async function typedUnit(who: Client, email: string) {
  const { id } = await who.call(staffApi.createCallersQuote, {
    body: {
      name: 'Odalys Ruiz',
      email,
      phone: null,
      whatsapp: null,
      province: 'HOL',
      language: 'es',
      items: [{ productId: ids.corolla, name: 'Toyota Corolla', quantity: 1 }],
      notes: null,
    },
    key: newKey(),
  });
  return unitAt('ready', id);
}

export async function unitOf(offer: string) {
  const { rows } = await sql<{ id: string; quoteId: string; number: string }>`
    select unit.id, unit.quote_id as "quoteId", unit.number from unit
    join offer on offer.quote_id = unit.quote_id where offer.number = ${offer}`.execute(
    shop.services.db,
  );
  const [unit] = rows;
  if (!unit) throw new Error('an accepted offer without a unit');
  return unit;
}

export async function reach(unitId: string, stage: Stage): Promise<void> {
  const so = stages.slice(0, stages.indexOf(stage) + 1);
  await sql`update unit_stage set reached_on = ${today()}::date
    where unit_id = ${unitId} and stage = any(${so}::text[]) and reached_on is null`.execute(
    shop.services.db,
  );
}

export const listedHandovers = () => raul.call(staffApi.listHandovers, {});

export async function linkFor(...units: string[]) {
  const body = { label: 'Ramón', units, days: 7 };
  const { links } = await raul.call(staffApi.makeHandoverLink, { body, key: newKey() });
  const [link] = links;
  if (!link?.path) throw new Error('no link');
  return { id: link.id, path: link.path, token: link.path.split('/').at(-1) ?? '' };
}

export async function shownOf(offer: string) {
  const { handovers } = await yanet.call(api.findMyOffer, { params: { number: offer } });
  return handovers[0];
}

export async function codeOfUnit(offer: string): Promise<string> {
  const code = (await shownOf(offer))?.code;
  if (!code) throw new Error('no code is shown');
  return code;
}

export const entryOf = (unitId: string, code: string): HandoverEntry => ({
  unitId,
  code,
  receivedBy: 'Ana Ruiz',
  handedOn: today(),
});

const nobody = () => shop.as('anonymous');

export const enterHandover = (token: string, entry: HandoverEntry, key = newKey()) =>
  nobody().call(api.handOver, { params: { token }, body: entry, key });

export const refusedOf = (token: string, entry: HandoverEntry, key = newKey()) =>
  nobody().refused(api.handOver, { params: { token }, body: entry, key });

export const opened = (token: string) => nobody().call(api.openHandoverLink, { params: { token } });

export const wrong = (code: string, at = 0) => {
  const other = (Number(code.slice(0, 7)) + 1 + at) % 10_000_000;
  return codeOfNumber(other);
};
