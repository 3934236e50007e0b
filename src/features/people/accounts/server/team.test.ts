import { beforeEach, describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { createSession } from '#platform/auth/session.ts';
import { staffApi } from '#staff-api.ts';
import type { Role } from '../roles.ts';
import { grantAdministrador } from './change-role.ts';
import { auditOf } from './testing/audit.ts';

let marta: Client;
let raul: Client;
let yanet: Client;
setUpShop({ env: { ADMIN_EMAILS: 'agente@correo.test' } });
beforeEach(async () => {
  await shop.reset();
  marta = shop.as('administrador');
  raul = shop.as('agente');
  yanet = shop.as('customer');
});

const give = (who: Client, role: Role, expected?: Role) => ({
  params: { id: who.id },
  body: { role, ...(expected && { expected }) },
});
const find = async (q?: string) =>
  (await marta.call(staffApi.listTeam, { query: q ? { q } : {} })).map(
    ({ firstName, role }) => `${firstName} ${role}`,
  );
const roleOf = async ({ id }: Client) => {
  const person = shop.services.db.selectFrom('person').select('role').where('id', '=', id);
  return (await person.executeTakeFirstOrThrow()).role;
};

describe('the list', () => {
  test('is the staff, administradores first', async () => {
    expect(await find()).toEqual(['Marta administrador', 'Raúl agente']);
  });

  test.each([
    ['a part of the name, without accents', 'oscar', ['Óscar cliente']],
    ['of the e-mail', 'OTHER-CUST', ['Óscar cliente']],
    ['several words in any order', 'pérez yan', ['Yanet cliente']],
    ['what all share, staff first', 'correo.test', expect.arrayContaining(['Marta administrador'])],
    ['nobody', 'zzz', []],
    ['signs that mean something to the database', '%_\\', []],
  ])('finds people by %s', async (_, q, people) => {
    expect(await find(q)).toEqual(people);
  });

  test('says who is named in the configuration, with an address that is vouched for', async () => {
    const named = async () =>
      (await marta.call(staffApi.listTeam, { query: {} })).map((each) => each.named);
    expect(await named()).toEqual([false, false]);
    await shop.services.db.updateTable('person').set({ email_verified: true }).execute();
    expect(await named()).toEqual([false, true]);
  });

  test('comes in pages of fifty, and refuses page 0', async () => {
    const people = Array.from({ length: 51 }, (_, at) => ({
      issuer: 'https://id.test',
      subject: `primo-${at}`,
      email: `primo${at}@correo.test`,
    }));
    await shop.services.db.insertInto('person').values(people).execute();
    const first = await marta.fetch('/api/admin/team?q=primo');
    expect(first.headers.get('x-total-count')).toBe('51');
    expect(first.headers.get('link')).toBe('</api/admin/team?q=primo&page=2>; rel="next"');
    expect(await (await marta.fetch('/api/admin/team?q=primo&page=2')).json()).toHaveLength(1);
    expect((await marta.fetch('/api/admin/team?page=0')).status).toBe(400);
  });
});

describe('a role', () => {
  test('counts from the next request on, in the same session, and is written down', async () => {
    expect((await yanet.refused(staffApi.listMails, { query: {} })).status).toBe(403);
    const changed = await looked(marta).call(staffApi.changeRole, give(yanet, 'agente', 'cliente'));
    expect(changed).toMatchObject({ id: yanet.id, role: 'agente' });
    expect(await yanet.call(staffApi.listMails, { query: {} })).toHaveLength(1);
    await looked(marta).call(staffApi.changeRole, give(yanet, 'cliente', 'agente'));
    expect((await yanet.refused(staffApi.listMails, { query: {} })).status).toBe(403);
    expect((await yanet.fetch('/admin/mails')).status).toBe(403);
    const entries = await auditOf(shop.services.db, yanet.id);
    expect(entries).toEqual([
      {
        actor_id: marta.id,
        action: 'person.role',
        subject_kind: 'person',
        subject_id: yanet.id,
        subject_name: null,
        details: { role: { from: 'cliente', to: 'agente' } },
      },
      expect.objectContaining({ details: { role: { from: 'agente', to: 'cliente' } } }),
    ]);
  });

  test('that they have already is no change', async () => {
    await looked(marta).call(staffApi.changeRole, give(raul, 'agente', 'cliente'));
    expect(await auditOf(shop.services.db, raul.id)).toEqual([]);
  });

  test('that someone else has changed meanwhile is refused with the current one', async () => {
    await looked(marta).call(staffApi.changeRole, give(raul, 'administrador', 'agente'));
    expect(
      await looked(raul).refused(staffApi.changeRole, give(raul, 'cliente', 'agente')),
    ).toMatchObject({
      status: 409,
      code: 'role_changed',
      role: 'administrador',
    });
    expect(await roleOf(raul)).toBe('administrador');
  });

  test('cannot be taken from the last administrador, and the log says nothing', async () => {
    expect(await looked(marta).refused(staffApi.changeRole, give(marta, 'agente'))).toMatchObject({
      status: 409,
      code: 'last_administrador',
      message: expect.stringContaining('último administrador'),
    });
    expect(await roleOf(marta)).toBe('administrador');
    expect(await auditOf(shop.services.db, marta.id)).toEqual([]);
  });

  test('can be given up by an administrador while there is another one', async () => {
    await looked(marta).call(staffApi.changeRole, give(raul, 'administrador'));
    await looked(marta).call(staffApi.changeRole, give(marta, 'agente', 'administrador'));
    expect((await marta.refused(staffApi.listTeam, { query: {} })).status).toBe(403);
    expect((await marta.refused(staffApi.listAudit, { query: {} })).status).toBe(403);
    expect(await marta.call(staffApi.listMails, { query: {} })).toHaveLength(3);
  });

  test('is kept by one of two administradores who demote each other at once', async () => {
    await looked(marta).call(staffApi.changeRole, give(raul, 'administrador'));
    const answers = await Promise.allSettled([
      looked(marta).call(staffApi.changeRole, give(raul, 'cliente')),
      looked(raul).call(staffApi.changeRole, give(marta, 'cliente')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await roleOf(marta), await roleOf(raul)]).toContain('administrador');
  });

  test('bad input, nobody, and who may not', async () => {
    const jefe = give(yanet, 'jefe' as Role);
    expect((await looked(marta).refused(staffApi.changeRole, jefe)).status).toBe(400);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nada']) {
      const input = { ...give(yanet, 'agente'), params: { id } };
      expect((await looked(marta).refused(staffApi.changeRole, input)).status).toBe(404);
    }
    expect(
      (await looked(raul).refused(staffApi.changeRole, give(raul, 'administrador'))).status,
    ).toBe(403);
    expect((await looked(yanet).refused(staffApi.changeRole, give(yanet, 'agente'))).status).toBe(
      403,
    );
  });
});

describe('the sessions of somebody', () => {
  const of = (who: Client) => ({ params: { id: who.id } });

  test('end in every browser, at once; the others stay, and it is written down', async () => {
    const { db } = shop.services;
    await createSession(db, raul.id, undefined);
    expect(await marta.call(staffApi.endSessions, of(raul))).toEqual({ ended: 2 });
    expect((await raul.refused(staffApi.listMails, { query: {} })).status).toBe(401);
    expect((await yanet.fetch('/api/user')).status).toBe(200);
    expect(await roleOf(raul)).toBe('agente');
    expect(await auditOf(db, raul.id)).toEqual([
      expect.objectContaining({ actor_id: marta.id, action: 'person.sessions' }),
    ]);
  });

  test('are nobody’s when there is nobody', async () => {
    const nobody = { params: { id: crypto.randomUUID() } };
    expect((await marta.refused(staffApi.endSessions, nobody)).code).toBe('person_not_found');
  });
});

describe('the operator’s way to an administrador', () => {
  test('is for whoever signed in with an address that the provider vouches for', async () => {
    const { db } = shop.services;
    const grant = () => grantAdministrador(shop.services, ' Customer@correo.test');
    expect(await grant()).toEqual({ granted: [], already: [], unverified: ['Yanet Pérez'] });
    expect(await roleOf(yanet)).toBe('cliente');
    await db.updateTable('person').set({ email_verified: true }).execute();
    expect(await grant()).toEqual({ granted: ['Yanet Pérez'], already: [], unverified: [] });
    expect(await roleOf(yanet)).toBe('administrador');
    expect(await grant()).toEqual({ granted: [], already: ['Yanet Pérez'], unverified: [] });
    expect(await auditOf(db, yanet.id)).toEqual([
      expect.objectContaining({ actor_id: null, action: 'person.role' }),
    ]);
    // Somebody without a name is called by the address.
    await db.updateTable('person').set({ first_name: '', last_name: '' }).execute();
    expect((await grant()).already).toEqual(['customer@correo.test']);
    const nobody = { granted: [], already: [], unverified: [] };
    expect(await grantAdministrador(shop.services, 'nadie@correo.test')).toEqual(nobody);
  });
});
