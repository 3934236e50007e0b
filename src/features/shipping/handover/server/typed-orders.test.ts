import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import { makeStaff } from '#features/people/accounts/server/testing/staff.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { actOf, callSendSignedAct } from '../signed-acts/server/testing/signed-acts.ts';
import { codeOf } from './codes.ts';
import {
  enterHandover,
  entryOf,
  linkFor,
  refusedOf,
  shownOf,
  typedUnit,
  unitAt,
} from './testing/handover.ts';

setUpQuoteShop();

/**
 * An agent types an order for a caller, with a mailbox of their own that nobody of staff has: it is
 * Yanet's here, who plays the agent at home.
 */
let unit: Awaited<ReturnType<typeof typedUnit>>;
let luis: Client;
beforeEach(async () => {
  const { db } = shop.services;
  const { email } = await yanet.call(api.currentUser, {});
  await db.updateTable('person').set({ email_verified: true }).where('email', '=', email).execute();
  unit = await typedUnit(raul, email);
  luis = shop.as('other customer');
  await makeStaff(db, luis.id, 'agente');
});

const share = () =>
  yanet.call(api.makeMyLink, { params: { id: unit.quoteId }, body: { role: 'receives' } });
const link = (who: Client) =>
  who.call(staffApi.makeHandoverLink, {
    body: { label: 'Ramón', units: [unit.id], days: 7 },
    key: newKey(),
  });

test('who has its mailbox sees no code, neither as its customer nor by the link of who receives', async () => {
  expect(await shownOf(unit.offer)).toMatchObject({ code: null, locked: false, handedOn: null });
  const path = (await share()).find(({ role }) => role === 'receives')?.path ?? '';
  for (const client of [yanet, shop.as('anonymous')]) {
    const page = await (await client.fetch(path)).text();
    expect(page).toContain('Se entrega sin código');
    expect(page).not.toMatch(/\d{4} \d{4}/);
  }
  const renewal = { params: { id: unit.id }, body: { renewals: 0 } };
  for (const who of [raul, marta])
    expect((await who.refused(staffApi.renewHandoverCode, renewal)).code).toBe(
      'handover_without_code',
    );
});

test('no code hands it over, also not one that was known before', async () => {
  const { links } = await link(marta);
  const token = links[0]?.path?.split('/').at(-1) ?? '';
  const code = await inTransaction(shop.services.db, (tx) => codeOf(tx, unit.id, 1));
  expect((await refusedOf(token, entryOf(unit.id, code))).code).toBe('handover_code_refused');
});

test('who typed it makes no link for it, and accepts no act of it', async () => {
  const body = { label: 'Ramón', units: [unit.id], days: 7 };
  const refused = await raul.refused(staffApi.makeHandoverLink, { body, key: newKey() });
  expect(refused.code).toBe('order_you_typed');
  const { links } = await link(marta);
  await callSendSignedAct(links[0]?.path?.split('/').at(-1) ?? '', await actOf(unit.id));
  const [act] = (await raul.call(staffApi.listHandovers, {})).acts;
  expect(act).toMatchObject({ mayAccept: false });
  const accept = { params: { actId: act?.id ?? '' }, body: { accepted: true } as const };
  expect((await raul.refused(staffApi.decideAct, accept)).code).toBe('signed_act_of_own_link');
});

test('two others hand it over by a signed act', async () => {
  const { links } = await link(marta);
  await callSendSignedAct(links[0]?.path?.split('/').at(-1) ?? '', await actOf(unit.id));
  const [act] = (await luis.call(staffApi.listHandovers, {})).acts;
  await luis.call(staffApi.decideAct, {
    params: { actId: act?.id ?? '' },
    body: { accepted: true },
  });
  expect(await shownOf(unit.offer)).toMatchObject({ way: 'act', receivedBy: 'Ana Ruiz' });
});

test('an administrador who typed it does not hand it over by their word', async () => {
  const { email } = await yanet.call(api.currentUser, {});
  const { id } = await typedUnit(marta, email);
  const word = { handedOn: today(), receivedBy: 'Odalys', reason: 'Vino a buscarlo' };
  const input = { params: { id }, body: word, key: newKey() };
  const other = shop.as('other customer');
  await makeStaff(shop.services.db, other.id);
  expect((await marta.refused(staffApi.recordHandover, input)).code).toBe('word_of_your_typing');
  await other.call(staffApi.recordHandover, input);
});

test('what its customer made has its code as ever', async () => {
  const made = await unitAt('ready');
  const { token } = await linkFor(made.id);
  const code = (await shownOf(made.offer))?.code ?? '';
  await enterHandover(token, entryOf(made.id, code));
  expect(await shownOf(made.offer)).toMatchObject({ way: 'code' });
});
