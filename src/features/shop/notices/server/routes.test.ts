import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { NoticeForm, StaffNotice } from '../schema.ts';

let raul: Client;
let marta: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
  marta = shop.as('administrador');
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const form = (special: Partial<NoticeForm> = {}): NoticeForm => ({
  title: 'Puerto cerrado',
  text: 'Hasta que pase el huracán.',
  provinces: [],
  categories: [],
  startsAt: inHours(-1),
  endsAt: inHours(24),
  ...special,
});
const publish = (special: Partial<NoticeForm> = {}, key = newKey()) =>
  raul.call(staffApi.createNotice, { body: form(special), key });
const remove = ({ id, updatedAt: expected }: StaffNotice, who = raul) =>
  who.call(staffApi.deleteNotice, { params: { id }, body: { expected } });
const titles = async (query: { time?: 'now' | 'coming' | 'past'; page?: string } = {}) =>
  (await raul.call(staffApi.listStaffNotices, { query })).map(({ title }) => title);

describe('publishing', () => {
  test('gives the notice back as it stands, and writes it down once', async () => {
    const notice = await publish({ provinces: ['HOL', 'GRA'], categories: ['motocicletas'] });
    expect(notice).toMatchObject({
      title: 'Puerto cerrado',
      provinces: ['HOL', 'GRA'],
      categories: ['motocicletas'],
      time: 'now',
    });
    expect(await auditOf(shop.services.db, notice.id)).toEqual([
      expect.objectContaining({
        actor_id: raul.id,
        action: 'notice.create',
        subject_kind: 'notice',
        subject_name: 'Puerto cerrado',
        details: expect.objectContaining({ provinces: ['HOL', 'GRA'] }),
      }),
    ]);
  });

  test('all provinces are the same as none named: a new one would be meant too', async () => {
    const { provinces, categories } = await publish({
      provinces: [
        ...(['PRI', 'ART', 'HAB', 'MAY', 'MAT', 'VCL', 'CFG', 'SSP', 'CAV', 'CMG'] as const),
        ...(['LTU', 'HOL', 'GRA', 'SCU', 'GTM', 'IJV'] as const),
      ],
      categories: ['automobiles', 'triciclos', 'motocicletas', 'electrodomesticos'],
    });
    expect([provinces, categories]).toEqual([[], []]);
  });

  test('the same key makes one notice, also five times at once; other data are refused', async () => {
    const body = form();
    const sent = { body, key: 'aviso-unico' };
    const made = await Promise.all(
      [1, 2, 3, 4, 5].map(() => raul.call(staffApi.createNotice, sent)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await titles()).toEqual(['Puerto cerrado']);
    expect(await auditOf(shop.services.db, made[0]?.id ?? '')).toHaveLength(1);
    const other = { body: { ...body, title: 'Otro' }, key: 'aviso-unico' };
    expect(await raul.refused(staffApi.createNotice, other)).toMatchObject({
      status: 422,
      code: 'key_reused',
    });
  });

  test.each([
    ['title', { title: '  ' }],
    ['title', { title: 'a'.repeat(121) }],
    ['text', { text: 'a'.repeat(601) }],
    ['endsAt', { endsAt: inHours(-2) }],
    ['startsAt', { startsAt: 'mañana' }],
    ['provinces.0', { provinces: ['XXX'] }],
    ['categories.0', { categories: ['naves'] }],
    ['color', { color: 'rojo' }],
  ])('wrong %s is refused, and named', async (field, special) => {
    const body = { ...form(), ...special } as NoticeForm;
    const { status, fields } = await raul.refused(staffApi.createNotice, {
      body,
      key: 'aviso-malo',
    });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
    expect(await titles()).toEqual([]);
  });
});

describe('the list', () => {
  test('has those that hold first, then those to come, then those that were', async () => {
    await publish({ title: 'Pasado', startsAt: inHours(-9), endsAt: inHours(-8) });
    await publish({ title: 'Antes', startsAt: inHours(-99), endsAt: inHours(-98) });
    await publish({ title: 'Luego', startsAt: inHours(9), endsAt: inHours(10) });
    await publish({ title: 'Pronto', startsAt: inHours(2), endsAt: inHours(99) });
    await publish({ title: 'Largo', endsAt: inHours(50) });
    await publish({ title: 'Corto', endsAt: inHours(5) });
    expect(await titles()).toEqual(['Corto', 'Largo', 'Pronto', 'Luego', 'Pasado', 'Antes']);
    expect(await titles({ time: 'coming' })).toEqual(['Pronto', 'Luego']);
    expect(await raul.call(staffApi.noticeCounts, {})).toEqual({ now: 2, coming: 2, past: 2 });
  });

  test('comes in pages of fifty', async () => {
    for (let count = 0; count < 51; count += 1) await publish({ endsAt: inHours(5 + count) });
    const first = await raul.fetch('/api/admin/notices?time=now');
    expect(first.headers.get('x-total-count')).toBe('51');
    expect(first.headers.get('link')).toBe('</api/admin/notices?time=now&page=2>; rel="next"');
    expect(await first.json()).toHaveLength(50);
    const second = await raul.fetch('/api/admin/notices?time=now&page=2');
    expect(second.headers.get('link')).toBeNull();
    expect(await second.json()).toHaveLength(1);
  });

  test.each(['time=hoy', 'page=0', 'page=x'])('refuses %s', async (query) => {
    expect((await raul.fetch(`/api/admin/notices?${query}`)).status).toBe(400);
  });
});

describe('changing', () => {
  test('makes it say what the form says, and tells from what to what', async () => {
    const { id, updatedAt, ...before } = await publish();
    const body = {
      ...form({ ...pick(before), title: 'Puerto abierto' }),
      expected: updatedAt,
    };
    const changed = await marta.call(staffApi.updateNotice, { params: { id }, body });
    expect(changed).toMatchObject({ id, title: 'Puerto abierto' });
    expect(changed.updatedAt > updatedAt).toBe(true);
    expect((await auditOf(shop.services.db, id)).at(-1)).toMatchObject({
      actor_id: marta.id,
      action: 'notice.update',
      details: { title: { from: 'Puerto cerrado', to: 'Puerto abierto' } },
    });
  });

  test('nothing is no change: no version, no line in the log', async () => {
    const notice = await publish();
    const { id } = notice;
    const same = await raul.call(staffApi.updateNotice, {
      params: { id },
      body: { ...form(pick(notice)), expected: inHours(-2) },
    });
    expect(same).toEqual(notice);
    expect(await auditOf(shop.services.db, id)).toHaveLength(1);
  });

  test('the second of two who started from the same version reads how it is now', async () => {
    const notice = await publish();
    const change = (title: string) => ({
      params: { id: notice.id },
      body: { ...form(pick(notice)), title, expected: notice.updatedAt },
    });
    const first = await raul.call(staffApi.updateNotice, change('De Raúl'));
    const refused = await marta.refused(staffApi.updateNotice, change('De Marta'));
    expect(refused).toMatchObject({ status: 409, code: 'changed_meanwhile', theirs: first });
    expect(await titles()).toEqual(['De Raúl']);
    expect(await auditOf(shop.services.db, notice.id)).toHaveLength(2);
  });

  test('bad input and a notice that is gone', async () => {
    const { id } = await publish();
    const expected = inHours(0);
    const bad = { params: { id }, body: { ...form({ title: '' }), expected } };
    expect((await raul.refused(staffApi.updateNotice, bad)).status).toBe(400);
    for (const missing of ['00000000-0000-4000-8000-000000000000', 'nada']) {
      const input = { params: { id: missing }, body: { ...form(), expected } };
      expect((await raul.refused(staffApi.updateNotice, input)).status).toBe(404);
      const { params } = input;
      const removal = { params, body: { expected } };
      expect((await raul.refused(staffApi.deleteNotice, removal)).status).toBe(404);
      expect((await raul.refused(staffApi.findStaffNotice, { params })).status).toBe(404);
    }
  });
});

test('deleting gives it once more, so that it can be brought back', async () => {
  const notice = await publish();
  const deleted = await remove(notice);
  expect(deleted).toEqual(notice);
  expect(await titles()).toEqual([]);
  expect((await auditOf(shop.services.db, notice.id)).at(-1)).toMatchObject({
    action: 'notice.delete',
    details: { title: 'Puerto cerrado' },
  });
  await publish(pick(deleted));
  expect(await titles()).toEqual(['Puerto cerrado']);
});

test('customers see each change at once, on pages that were kept too', async () => {
  const anyone = shop.as('anonymous').with('mariel-auto-province=HOL');
  const seen = async () => {
    // Twice, so that it is cached.
    await anyone.fetch('/products/automobiles');
    return (await anyone.fetch('/products/automobiles')).text();
  };
  expect(await seen()).not.toContain('Puerto cerrado');
  const notice = await publish({ provinces: ['HOL'] });
  expect(await seen()).toContain('Puerto cerrado');
  const havana = await shop.as('anonymous').fetch('/products/automobiles');
  expect(await havana.text()).not.toContain('Puerto cerrado');
  const body = form({ ...pick(notice), title: 'Puerto abierto' });
  const input = { params: { id: notice.id }, body: { ...body, expected: notice.updatedAt } };
  const changed = await raul.call(staffApi.updateNotice, input);
  expect(await seen()).toContain('Puerto abierto');
  await remove(changed);
  expect(await seen()).not.toContain('Puerto');
});

function pick(notice: Partial<NoticeForm>): Partial<NoticeForm> {
  const { title, text, provinces, categories, startsAt, endsAt } = notice;
  return { title, text, provinces, categories, startsAt, endsAt } as Partial<NoticeForm>;
}
