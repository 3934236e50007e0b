import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { staffApi } from '#staff-api.ts';
import { createFor } from '../../server/testing/products.ts';

let raul: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.services.db.deleteFrom('search_synonym').where('key', 'like', 'zafa%').execute();
  raul = shop.as('agente');
  await createFor(shop.services, {
    slug: 'nevera',
    category: 'electrodomesticos',
    name: 'Refrigerador LG',
  });
});

const find = async (search: string) =>
  (await shop.as('anonymous').call(api.listProducts, { query: { search } })).map(
    ({ slug }) => slug,
  );
const form = { word: 'Zafacón', meanings: ['refrigerador'] };

test('the words of the country are there from the start', async () => {
  const words = (await raul.call(staffApi.listSynonyms, {})).map(({ word }) => word);
  expect(words).toEqual(
    expect.arrayContaining(['carro', 'máquina', 'motorina', 'moto', 'refri', 'frío', 'freezer']),
  );
  expect(words).toEqual(
    expect.arrayContaining(['split', 'aire', 'lavadora', 'planta', 'triciclo']),
  );
});

test('a word that staff add finds at once what it means, and no longer when it goes', async () => {
  expect(await find('zafacon')).toEqual([]);
  const made = await raul.call(staffApi.createSynonym, { body: form });
  expect(made).toEqual({ id: made.id, ...form });
  expect(await find('zafacón')).toEqual(['nevera']);
  const body = { word: 'zafacon', meanings: ['Automóviles'], expected: made };
  const expected = await raul.call(staffApi.updateSynonym, { params: { id: made.id }, body });
  expect(await find('zafacón')).toEqual([]);
  await raul.call(staffApi.deleteSynonym, { params: { id: made.id }, body: { expected } });
  expect(await auditOf(shop.services.db, made.id)).toMatchObject([
    { action: 'synonym.create', subject_name: 'Zafacón', details: { meanings: ['refrigerador'] } },
    { action: 'synonym.update', details: { meanings: { to: ['Automóviles'] } } },
    { action: 'synonym.delete' },
  ]);
});

test('a word is there once, however it is written', async () => {
  const made = await raul.call(staffApi.createSynonym, { body: form });
  const again = { body: { ...form, word: ' zafacon ' } };
  expect(await raul.refused(staffApi.createSynonym, again)).toMatchObject({
    status: 409,
    code: 'word_taken',
  });
  const other = await raul.call(staffApi.createSynonym, { body: { ...form, word: 'Zafate' } });
  const change = { params: { id: other.id }, body: { ...again.body, expected: other } };
  expect(await raul.refused(staffApi.updateSynonym, change)).toMatchObject({ status: 409 });
  const removal = { params: { id: made.id }, body: { expected: made } };
  await raul.call(staffApi.deleteSynonym, removal);
  expect(await raul.refused(staffApi.deleteSynonym, removal)).toMatchObject({
    status: 404,
    code: 'synonym_not_found',
  });
});

test.each([
  ['word', { word: '¿?' }],
  ['word', { word: 'una cosa muy larga' }],
  ['word', { word: 'a'.repeat(61) }],
  ['meanings', { meanings: [] }],
  ['meanings.0', { meanings: ['…'] }],
  ['meanings', { meanings: Array.from({ length: 11 }, () => 'nevera') }],
])('wrong %s is refused, and named', async (field, special) => {
  const { status, fields } = await raul.refused(staffApi.createSynonym, {
    body: { ...form, ...special },
  });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
});
