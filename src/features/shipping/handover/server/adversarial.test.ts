import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { mails, today } from '#features/orders/offers/server/testing/offers.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  opened,
  refusedOf,
  shownOf,
  unitAt,
} from './testing/handover.ts';

setUpQuoteShop();

/** The mistake is taken back: what was delivered is not any more. */
const takeBack = (unit: string) =>
  raul.call(staffApi.recordUnitChange, {
    params: { id: unit },
    body: { kind: 'taken_back', stage: 'delivered', cause: 'Era otra unidad' },
    key: newKey(),
  });
const triesOf = async (unit: string) =>
  (
    await sql<{ wrong: number }>`select wrong from handover_code where unit_id = ${unit}`.execute(
      shop.services.db,
    )
  ).rows[0]?.wrong;

test('two drivers with two links at one unit, at the same moment: one handover, and the other is told', async () => {
  const unit = await unitAt('ready');
  const [one, other] = [await linkFor(unit.id), await linkFor(unit.id)];
  const entry = entryOf(unit.id, await codeOfUnit(unit.offer));
  const answers = await Promise.allSettled([
    enterHandover(one.token, entry),
    enterHandover(other.token, { ...entry, receivedBy: 'Otra persona' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await listedHandovers()).handovers).toHaveLength(1);
  for (const { token } of [one, other]) {
    expect((await refusedOf(token, entry)).code).toBe('already_handed_over');
    expect(await opened(token)).toMatchObject({ list: { units: [{ handedOn: today() }] } });
  }
  expect(await triesOf(unit.id)).toBe(0);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Entregado'))).toHaveLength(1);
});

test('the code entered offline on two phones: the later one is told, and nothing changes', async () => {
  const unit = await unitAt('ready');
  const { token } = await linkFor(unit.id);
  const entry = entryOf(unit.id, await codeOfUnit(unit.offer));
  const [here, there] = [newKey(), newKey()];
  await enterHandover(token, entry, here);
  const late = { ...entry, receivedBy: 'Pedro', handedOn: daysLater(today(), -1) };
  expect((await refusedOf(token, late, there)).code).toBe('already_handed_over');
  expect((await refusedOf(token, late, there)).code).toBe('already_handed_over');
  expect(await shownOf(unit.offer)).toMatchObject({ receivedBy: 'Ana Ruiz', handedOn: today() });
  // The first answer was lost, so the same key gets it again, whatever it says now.
  expect(await enterHandover(token, late, here)).toMatchObject({ receivedBy: 'Ana Ruiz' });
});

test('a code that was said for a handover that was taken back opens nothing any more', async () => {
  const unit = await unitAt('ready');
  const { token } = await linkFor(unit.id);
  const code = await codeOfUnit(unit.offer);
  const key = newKey();
  await enterHandover(token, entryOf(unit.id, code), key);
  await takeBack(unit.id);
  expect(await shownOf(unit.offer)).toMatchObject({ handedOn: null });
  const next = await codeOfUnit(unit.offer);
  expect(next).not.toBe(code);
  // Once with the driver's new key, and once with the key whose answer was lost.
  for (const sent of [newKey(), key]) {
    expect((await refusedOf(token, entryOf(unit.id, code), sent)).code).toBe(
      'handover_code_refused',
    );
  }
  await enterHandover(token, entryOf(unit.id, next));
  expect((await listedHandovers()).handovers).toHaveLength(1);
});

test('a ninth code that was said is the last: it is locked, and staff record by word', async () => {
  const unit = await unitAt('ready');
  const { token } = await linkFor(unit.id);
  for (let renewals = 0; renewals < 8; renewals += 1) {
    const call = { params: { id: unit.id }, body: { renewals } };
    await raul.call(staffApi.renewHandoverCode, call);
  }
  await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
  await takeBack(unit.id);
  expect(await shownOf(unit.offer)).toMatchObject({ code: null, locked: true });
});

test('recorded by word, taken back and sent once more by the same tap is not recorded again', async () => {
  const unit = await unitAt('ready');
  const call = {
    params: { id: unit.id },
    body: { handedOn: today(), receivedBy: 'Ana', reason: 'Sin batería' },
    key: newKey(),
  };
  await marta.call(staffApi.recordHandover, call);
  await takeBack(unit.id);
  await marta.refused(staffApi.recordHandover, call).then(({ status }) => expect(status).toBe(409));
  expect((await listedHandovers()).handovers).toEqual([]);
});
