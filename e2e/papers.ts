import type { StaffQuoteDetail } from '#features/orders/order/schema.ts';
import { callerFor } from './offers.ts';
import { marta } from './panels.ts';
import type { Call, Found } from './send-offer.ts';

/** Marta lets the order's units go on, without the papers and the payments that they lack. */
export async function letShip(reference: string): Promise<void> {
  const call = await callerFor(marta);
  const { units } = await call<{ units: Found[] }>('GET', `/api/admin/units?q=${reference}`);
  for (const { id } of units) {
    const path = `/api/admin/units/${id}/export-file`;
    const { missing } = await call<{ missing: string[] }>('GET', path);
    await call('POST', `${path}/override`, { items: missing, reason: 'Prueba' });
  }
  await letGoUnpaid(call, reference);
}

export async function letGoUnpaid(call: Call, reference: string): Promise<void> {
  const [order] = await call<Found[]>('GET', `/api/admin/quotes?q=${reference}`);
  const path = `/api/admin/quotes/${order?.id}`;
  const { money } = await call<StaffQuoteDetail>('GET', path);
  for (const [position, { lacksCents }] of money?.instalments.entries() ?? []) {
    const body = { position, lacksCents, reason: 'Prueba' };
    await call('POST', `${path}/plan-override`, body);
  }
}
