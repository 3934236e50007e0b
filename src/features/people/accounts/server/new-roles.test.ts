import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { grantAdministrador } from './change-role.ts';
import { makeStaff } from './testing/staff.ts';

setUpQuoteShop();

const give = (role: 'agente' | 'administrador' | 'cliente', who = marta) =>
  looked(who).call(staffApi.changeRole, { params: { id: yanet.id }, body: { role } });
const told = async (who = marta) => (await who.call(staffApi.dashboard, {})).newRoles;
const mailsTo = async () => {
  const { rows } = await sql<{ to: string; text: string }>`
    select payload ->> 'to' as to, payload ->> 'text' as text from outbox
    where dedupe like 'mail:role %' order by 1`.execute(shop.services.db);
  return rows;
};

test('a role of staff is told to every administrador by mail, which names nobody', async () => {
  await makeStaff(shop.services.db, raul.id);
  await give('agente');
  const mails = await mailsTo();
  expect(mails.map(({ to }) => to)).toEqual([marta.email, raul.email].toSorted());
  for (const { text } of mails) {
    expect(text).toContain('agente');
    expect(text).not.toMatch(/Yanet|Marta|correo\.test/);
  }
  // What only takes away tells nobody.
  await give('cliente');
  expect(await mailsTo()).toHaveLength(2);
});

test('and for 72 hours on their first page, by whom and until when; agentes read nothing of it', async () => {
  await give('agente');
  expect(await told()).toMatchObject([
    { who: 'Yanet Pérez', by: 'Marta Pérez', role: 'agente', ended: false, email: yanet.email },
  ]);
  expect(await told(raul)).toEqual([]);
  const page = await (await marta.fetch('/admin')).text();
  expect(page).toContain('Yanet Pérez: Agente');
  expect(page).toContain(`/admin/team?q=${encodeURIComponent(yanet.email)}`);
  await sql`update staff_term set since = now() - interval '72 hours 1 minute' where person_id = ${yanet.id}`.execute(
    shop.services.db,
  );
  expect(await told()).toEqual([]);
});

test('a role that was ended, or whose account is gone, stays there', async () => {
  await give('agente');
  await yanet.call(api.deleteAccount, {});
  expect(await told()).toMatchObject([{ who: { role: 'agente' }, ended: true, email: null }]);
  expect(await mailsTo()).toHaveLength(1);
});

test('any other administrador ends it, also one to whom the role has just been given', async () => {
  await give('agente');
  await makeStaff(shop.services.db, raul.id);
  await give('cliente', raul);
  expect(await told()).toMatchObject([{ ended: true }]);
  expect((await yanet.refused(staffApi.listQuotes, { query: {} })).status).toBe(403);
});

test('what an operator gives is told as well', async () => {
  await shop.services.db
    .updateTable('person')
    .set({ email_verified: true })
    .where('id', '=', yanet.id)
    .execute();
  await grantAdministrador(shop.services, yanet.email);
  expect(await told()).toMatchObject([{ who: 'Yanet Pérez', by: null, role: 'administrador' }]);
  expect((await mailsTo()).map(({ to }) => to)).toEqual([marta.email, yanet.email].toSorted());
});
