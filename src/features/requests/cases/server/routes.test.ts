import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import type { ReplyInput } from '../schema.ts';

let raul: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.services.db.deleteFrom('saved_reply').execute();
  raul = shop.as('agente');
});

const form: ReplyInput = {
  title: 'Saludo',
  textEs: 'Buenos días, {nombre}. Le escribo por {referencia}.',
  textEn: 'Good morning, {nombre}. I am writing about {referencia}.',
};
const create = (change: Partial<ReplyInput> = {}) =>
  raul.call(staffApi.createReply, { body: { ...form, ...change } });
const audit = async () => {
  const log = shop.services.db.selectFrom('audit').select(['action', 'subject_name', 'details']);
  return (await log.orderBy('seq', 'desc').limit(1).execute())[0];
};

describe('saved replies', () => {
  test('are made, listed by title, changed and deleted; the log tells of each', async () => {
    const hello = await create();
    expect(hello).toEqual({ ...form, id: expect.any(String) });
    expect(await audit()).toMatchObject({ action: 'reply.create', subject_name: 'Saludo' });
    const bye = await create({ title: 'adiós' });
    expect(await raul.call(staffApi.listReplies, {})).toEqual([bye, hello]);
    const params = { id: hello.id };
    const changed = { ...form, textEs: 'Hola', expected: hello };
    expect(await raul.call(staffApi.updateReply, { params, body: changed })).toEqual({
      ...hello,
      textEs: 'Hola',
    });
    expect(await audit()).toEqual({
      action: 'reply.update',
      subject_name: 'Saludo',
      details: { textEs: { from: form.textEs, to: 'Hola' } },
    });
    const removal = { params, body: { expected: { ...hello, textEs: 'Hola' } } };
    await raul.call(staffApi.deleteReply, removal);
    expect(await audit()).toMatchObject({ action: 'reply.delete', subject_name: 'Saludo' });
    expect(await raul.call(staffApi.listReplies, {})).toEqual([bye]);
    for (const refused of [
      await raul.refused(staffApi.deleteReply, removal),
      await raul.refused(staffApi.updateReply, { params, body: { ...form, expected: hello } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, code: 'reply_not_found' });
    }
  });

  test('a title exists once, whatever its case', async () => {
    await create();
    const other = await create({ title: 'Otra' });
    const taken = { status: 409, code: 'title_taken' };
    expect(
      await raul.refused(staffApi.createReply, { body: { ...form, title: 'SALUDO' } }),
    ).toMatchObject(taken);
    const input = { params: { id: other.id }, body: { ...form, title: 'saludo', expected: other } };
    expect(await raul.refused(staffApi.updateReply, input)).toMatchObject(taken);
    expect(await raul.call(staffApi.listReplies, {})).toHaveLength(2);
  });

  test.each([
    { title: ' ' },
    { title: 'x'.repeat(81) },
    { title: 'a\nb' },
    { textEs: '' },
    { textEn: 'x'.repeat(2001) },
    { textEn: 'a\0b' },
  ])('%j is refused', async (change) => {
    const [field = ''] = Object.keys(change);
    expect(
      await raul.refused(staffApi.createReply, { body: { ...form, ...change } }),
    ).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await raul.call(staffApi.listReplies, {})).toEqual([]);
  });
});
