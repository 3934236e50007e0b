import { sql } from 'kysely';
import { marta, raul, requestQuote, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  accept,
  draft,
  linkInMail,
  openAddress,
  postForm,
  quoteOf,
  save,
  sendSavedOffer,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { reach, unitAt } from '#features/shipping/handover/server/testing/handover.ts';
import { requireNoExportPapers } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';

export async function handedOver() {
  const unit = await unitAt('ready');
  await hand(unit.id);
  const path = `${await linkInMail()}/opinion`;
  return { ...unit, path, handover: await handoverOf(unit.id) };
}

export async function manyHandedOver(pieces: number) {
  await requireNoExportPapers(shop.services.db);
  const made = await draft(await requestQuote());
  const lines = made.lines.map((line) => ({ ...line, quantity: pieces, productId: null }));
  const plan = made.plan.map((each) => ({ ...each, cents: 0 }));
  const { number } = await accept(await sendSavedOffer(await save(made, { lines, plan })));
  const { id } = await quoteOf(number);
  const { rows } = await sql<{ id: string }>`
    select id from unit where quote_id = ${id} order by number`.execute(shop.services.db);
  for (const unit of rows) await hand(unit.id);
  const handovers = await Promise.all(rows.map((unit) => handoverOf(unit.id)));
  return { path: `${await linkInMail()}/opinion`, handovers };
}

export async function hand(unitId: string): Promise<void> {
  await reach(unitId, 'ready');
  const body = { handedOn: today(), receivedBy: 'Ana', reason: 'Sin teléfono' };
  await marta.call(staffApi.recordHandover, { params: { id: unitId }, body, key: newKey() });
}

export async function handoverOf(unitId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from handover where unit_id = ${unitId} and undone_at is null`.execute(
    shop.services.db,
  );
  return rows[0]?.id ?? '';
}

export async function takeBackHandover(unitId: string): Promise<void> {
  const body = { kind: 'taken_back', stage: 'delivered', cause: 'Fue otra unidad' } as const;
  await raul.call(staffApi.recordUnitChange, { params: { id: unitId }, body, key: newKey() });
}

export const said = (handover: string, change: Record<string, string> = {}) => ({
  accion: 'opinar',
  entrega: handover,
  estrellas: '4',
  opinion: 'Llegó bien, con un rayón.',
  nombre: 'Yanet',
  ...change,
});

interface DeliveredUnit {
  path: string;
  handover: string;
}

export const postReview = ({ path, handover }: DeliveredUnit, change?: Record<string, string>) =>
  postForm(path, said(handover, change));

export const text = async (address: string, who = shop.as('anonymous')) =>
  (await who.fetch(address)).text();

export const publicPage = () => text('/products/automobiles/corolla');

export const reviews = async (who = raul) => who.call(staffApi.listStaffReviews, { query: {} });

export { marta, openAddress as open, raul, shop, yanet };
