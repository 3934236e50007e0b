import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { staffApi } from '#staff-api.ts';

let raul: Client;
let yanet: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.services.db.deleteFrom('province_delivery').execute();
  await shop.stock(
    { slug: 'niva', name: 'Lada Niva', provinces: ['HOL', 'GRA'] },
    { slug: 'lejos', name: 'Lada Samara', provinces: ['MAT', 'CFG', 'VCL', 'HAB'] },
  );
  raul = shop.as('agente');
  yanet = shop.as('anonymous').with('mariel-auto-province=HOL');
});

const holguin = {
  point: { es: 'Hasta el puerto de Mariel.', en: 'To the Port of Mariel.' },
  onward: {
    es: 'La lleva Transportes Oriente; la paga usted al recibir.',
    en: 'Transportes Oriente carries it; you pay on receipt.',
  },
  daysFrom: 4,
  daysTo: 9,
};
const params = { id: 'HOL' as const };
const read = async (path: string) =>
  (await (await yanet.fetch(path)).text()).replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ');

test('what staff write of a province is what its people read: where to, who, at whose cost, how long', async () => {
  expect(await read('/entrega')).toContain('Todavía no tenemos por escrito el camino');
  await raul.call(staffApi.saveDelivery, { params, body: { ...holguin, expected: null } });
  const text = await read('/entrega');
  for (const fact of [holguin.point.es, holguin.onward.es, 'De 4 a 9 días', 'Para Holguín']) {
    expect(text).toContain(fact);
  }
  expect(await yanet.call(api.listDeliveries, {})).toEqual([{ province: 'HOL', ...holguin }]);
  const { services } = shop;
  expect((await auditOf(services.db, 'HOL')).at(0)).toMatchObject({
    action: 'delivery.update',
    subject_id: 'HOL',
    subject_name: 'Holguín',
  });
  const expected = { province: 'HOL' as const, ...holguin };
  await raul.call(staffApi.removeDelivery, { params, body: { expected } });
  expect(await read('/entrega')).toContain('Todavía no tenemos por escrito el camino');
});

test.each([
  ['a province that is none', { id: 'MIA' }, holguin],
  ['days that run backwards', params, { ...holguin, daysTo: 1 }],
  ['nothing where it must say something', params, { ...holguin, point: { es: '', en: 'x' } }],
])('refuses %s', async (_, wrong, body) => {
  const { status } = await raul.refused(staffApi.saveDelivery, {
    params: wrong,
    body: { ...body, expected: null },
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test('a product says for which province, what that means, and where to choose another', async () => {
  const html = await (await yanet.fetch('/products/automobiles/niva')).text();
  expect(html).toContain('Hasta Mariel; a Holguín con transportista.');
  expect(html).toContain('href="/entrega"');
  expect(html).toContain('href="/provincia?returnTo=%2Fproducts%2Fautomobiles%2Fniva"');
});

test('a product that does not come here says where it goes', async () => {
  expect(await read('/products/automobiles/lejos')).toContain(
    'Llega a: Matanzas, Cienfuegos, Villa Clara, La Habana.',
  );
  expect(await read('/products/automobiles')).toContain('Llega a Matanzas, Cienfuegos y 2 más');
});
