import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';

let yanet: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
});

const update = (client: Client, body: object) => client.call(api.updateContact, { body });
const refuse = (client: Client, body: object) => client.refused(api.updateContact, { body });

describe('who am I', () => {
  test('both addresses give the whole person, and the same', async () => {
    const me = await yanet.call(api.currentUser, {});
    expect(me).toEqual({
      id: yanet.id,
      firstName: 'Yanet',
      lastName: 'Pérez',
      email: 'customer@correo.test',
      phone: '+5351234567',
      whatsapp: '+13055550142',
      province: 'HAB',
      role: 'cliente',
      locale: 'es',
    });
    expect(await yanet.call(api.sameUser, {})).toEqual(me);
    expect(await shop.as('administrador').call(api.sameUser, {})).toMatchObject({
      role: 'administrador',
    });
  });

  test.each(['/api/auth/user', '/api/user'])(
    '%s: signed out is 401, kept by nobody',
    async (path) => {
      const response = await shop.as('anonymous').fetch(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(await response.json()).toEqual({
        message: 'Inicie sesión para continuar.',
        code: 'signed_out',
      });
    },
  );

  test('an account that was deleted meanwhile is signed out', async () => {
    await shop.services.db.deleteFrom('person').where('id', '=', yanet.id).execute();
    expect((await yanet.refused(api.currentUser, {})).status).toBe(401);
    expect((await refuse(yanet, { phone: '+5355555555' })).status).toBe(401);
  });
});

describe('my numbers', () => {
  test('are kept in one spelling, and what is not sent stays', async () => {
    expect(await update(yanet, { phone: '5 555-5555' })).toMatchObject({
      phone: '+5355555555',
      whatsapp: '+13055550142',
    });
    expect(await update(yanet, { whatsapp: ' (786) 555 0199 ' })).toMatchObject({
      phone: '+5355555555',
      whatsapp: '+17865550199',
    });
    const before = await yanet.call(api.currentUser, {});
    expect(before).toMatchObject({ phone: '+5355555555', whatsapp: '+17865550199' });
    expect(await update(yanet, {})).toEqual(before);
  });

  test('change for me alone', async () => {
    await update(yanet, { phone: '5 555 5555' });
    expect(await shop.as('other customer').call(api.currentUser, {})).toMatchObject({
      phone: '+5351234567',
    });
  });

  test.each([
    ['phone', ''],
    ['phone', '   '],
    ['phone', 'llámame'],
    ['phone', '+53 123'],
    ['phone', '5'.repeat(41)],
    ['phone', null],
    ['phone', 51234567],
    ['phone', ['+5351234567']],
    ['whatsapp', '4444'],
    ['whatsapp', '+5351234567\0'],
    ['whatsapp', '<script>'],
  ])('%s: %j is refused beside its field', async (field, written) => {
    const refused = await refuse(yanet, { [field]: written });
    expect(refused).toMatchObject({ status: 400, code: 'bad_input' });
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
    expect(refused.fields?.[field]).not.toBe('');
  });

  test('one bad number changes neither', async () => {
    const refused = await refuse(yanet, { phone: '+5355555555', whatsapp: 'x' });
    expect(Object.keys(refused.fields ?? {})).toEqual(['whatsapp']);
    expect(await yanet.call(api.currentUser, {})).toMatchObject({ phone: '+5351234567' });
  });

  test('what is wrong is said in the language of the caller', async () => {
    const spanish = await refuse(yanet, { phone: 'x' });
    expect(spanish.fields?.phone).toBe(
      'Escriba el teléfono con su código de país, por ejemplo +53 5 123 4567 o +1 305 555 0142.',
    );
    expect(spanish.message).toMatch(/^Algún dato no es válido/);
    const english = await refuse(yanet.with('mariel-auto-language=en'), { phone: 'x' });
    expect(english.fields?.phone).toBe(
      'Write the phone number with its country code, for example +53 5 123 4567 or +1 305 555 0142.',
    );
    expect(english.message).toMatch(/^Some of the data/);
    const long = { phone: '5'.repeat(41) };
    expect((await refuse(yanet, long)).fields?.phone).toBe('Use 40 caracteres como máximo.');
    expect((await refuse(yanet.with('mariel-auto-language=en'), long)).fields?.phone).toBe(
      'Use 40 characters at most.',
    );
  });

  test.each(['role', 'email', 'id', 'firstName', 'province', 'locale', 'email_verified', 'nada'])(
    '%s cannot be set this way',
    async (field) => {
      const before = await yanet.call(api.currentUser, {});
      const refused = await refuse(yanet, { phone: '+5355555555', [field]: 'administrador' });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.fields ?? {})).toEqual([field]);
      expect(await yanet.call(api.currentUser, {})).toEqual(before);
    },
  );

  test.each([
    ['{', 400],
    ['[]', 400],
    ['null', 400],
    ['"+5351234567"', 400],
    ['of 70 kB', 413],
  ])('the body %s is refused', async (written, status) => {
    const body = status === 413 ? JSON.stringify({ phone: '5'.repeat(70_000) }) : written;
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'PATCH', headers, body };
    expect((await yanet.fetch('/api/user/profile', init)).status).toBe(status);
  });

  test('a stranger changes nothing', async () => {
    expect(await refuse(shop.as('anonymous'), { phone: '+5355555555' })).toMatchObject({
      status: 401,
      code: 'signed_out',
    });
  });
});
