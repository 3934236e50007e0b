import { expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { ids, marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

const heard = async (who = raul) =>
  new Set((await who.call(staffApi.recentChanges, {})).map(({ kind, id }) => `${kind} ${id}`));

test('an agent hears what customers and colleagues do, not what they did or read themselves', async () => {
  const id = await requestQuote();
  expect(await heard()).toContain(`quote ${id}`);

  await looked(marta).call(staffApi.updateProduct, {
    params: { id: ids.luna },
    body: { stock: 4 },
  });
  expect(await heard()).toContain(`product ${ids.luna}`);
  expect(await heard(marta)).not.toContain(`product ${ids.luna}`);
});

test('who only opens a case tells nobody', async () => {
  const id = await requestQuote();
  const before = await raul.call(staffApi.recentChanges, {});
  await marta.call(staffApi.findQuote, { params: { id } });
  expect(await raul.call(staffApi.recentChanges, {})).toHaveLength(before.length);
});

test('who has a case open is heard by the others, once as long as they look', async () => {
  const id = await requestQuote();
  const look = () => looked(marta).call(staffApi.viewQuote, { params: { id }, body: {} });
  const entries = async (who = raul) =>
    (await who.call(staffApi.recentChanges, {})).filter((one) => one.kind === 'viewing');
  await look();
  const [first] = await entries();
  expect(first).toMatchObject({ id });
  await look();
  expect(await entries()).toMatchObject([{ id, entry: first?.entry }]);
  expect(await entries(marta)).toEqual([]);
});

test('who is put in charge of a case hears that it is theirs', async () => {
  const id = await requestQuote();
  const mine = async (who = raul) =>
    (await who.call(staffApi.recentChanges, {})).filter((one) => one.toYou).map((one) => one.id);
  const body = { personId: raul.id };
  await looked(marta).call(staffApi.assignQuote, { params: { id }, body });
  expect(await mine()).toEqual([id]);
  expect(await mine(marta)).toEqual([]);
});
