import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { deleteDespiteRules } from '#features/home/profile/server/testing/people-deleted.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import {
  count,
  newAccount,
  newOrder,
  pay,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import {
  match,
  newBank,
  newNamedOrder,
} from '#features/payments/matching/server/testing/matching.ts';
import { createSession, sessionCookie } from '#platform/auth/session.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { staffApi } from '#staff-api.ts';
import { changeRole, grantAdministrador } from './change-role.ts';
import { type Identity, signInPerson } from './people.ts';
import { makeStaff } from './testing/staff.ts';

setUpQuoteShop();

/** What one person begins and another one finishes: `begin` returns how. */
interface Act {
  name: string;
  begin(first: Client): Promise<(second: Client) => Promise<unknown>>;
  same: string;
  role: 'agente' | 'administrador';
}

const acts: Act[] = [
  {
    name: 'where customers pay',
    role: 'administrador',
    same: 'second_person',
    async begin(first) {
      const way = randomUUID();
      const { ways } = await first.call(staffApi.proposePayment, {
        body: {
          way,
          expected: 0,
          method: 'zelle',
          holder: 'Mariel',
          account: `${way}@mariel.test`,
        },
      });
      const id = ways.find((each) => each.way === way)?.versions[0]?.id ?? '';
      return (who) => who.call(staffApi.decidePayment, { params: { id }, body: { approve: true } });
    },
  },
  {
    name: 'cash',
    role: 'agente',
    same: 'own_cash',
    async begin(first) {
      const { quoteId } = await newOrder();
      const { money } = await takeCash(quoteId, '500', first);
      const entry = money?.moves.at(-1)?.id ?? '';
      return (who) => count(quoteId, entry, '500', who);
    },
  },
  {
    name: 'cash that goes back',
    role: 'administrador',
    same: 'own_refund',
    async begin(first) {
      const { quoteId } = await newOrder();
      await pay(quoteId, await newAccount(`${randomUUID()}@mariel.test`), {
        reference: randomUUID(),
      });
      const { money } = await first.call(staffApi.recordRefund, {
        params: { id: quoteId },
        body: {
          amount: '500',
          movedOn: today(),
          method: 'cash',
          paidTo: 'Ana',
          reason: 'De más',
        },
        key: randomUUID(),
      });
      const params = { id: quoteId, entry: money?.cashRefund?.id ?? '' };
      return (who) => who.call(staffApi.confirmCashRefund, { params, body: { amount: '500' } });
    },
  },
  {
    name: 'a bank line that was taken in by hand',
    role: 'agente',
    same: 'own_line',
    async begin(first) {
      const { order } = await newNamedOrder();
      const params = { id: await newBank() };
      const body = {
        movedOn: today(),
        amount: '500',
        description: 'ZELLE ANA',
        payer: null,
        reference: null,
        nth: 1,
        reason: 'El archivo no la trae',
      };
      const { id } = await first.call(staffApi.takeBankLine, { params, body });
      return (who) => match(id, [{ order, amount: '500' }], randomUUID(), who);
    },
  },
  {
    name: 'a possible match',
    role: 'agente',
    same: 'another_person',
    async begin(first) {
      const { quoteId } = await newOrder();
      const { rows } = await sql<{ id: string }>`
        with list as (
          insert into screening_list (name, listed_on, sha256, entries, imported_by, outcome, decided_at)
          values ('lista', '2026-11-20', ${randomUUID() + randomUUID().slice(0, 28)}, 1, ${marta.id}, 'counts', now())
          returning id)
        insert into screening (quote_id, role, name, list_id, matches)
        select ${quoteId}, 'asks', 'Yanet', id, '[{}]' from list returning id`.execute(
        shop.services.db,
      );
      const params = { id: rows[0]?.id ?? '' };
      const clear = (who: Client) =>
        who.call(staffApi.clearMatch, { params, body: { reason: 'Nació en otro año' } });
      await clear(first);
      return clear;
    },
  },
];

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error) => error.answer?.code ?? String(error),
  );
const staffSince = (who: Client, ago: string) =>
  sql`update staff_term set since = now() - ${ago}::interval where person_id = ${who.id} and ended_at is null`.execute(
    shop.services.db,
  );

const onNewAddress = async () => {};

/** A browser of whoever signs in so. */
async function enter(identity: Partial<Identity>): Promise<Client> {
  const { db, config } = shop.services;
  const whole = {
    issuer: 'https://id.test',
    subject: randomUUID(),
    email: `${randomUUID()}@correo.test`,
    emailVerified: true,
    firstName: 'Ana',
    lastName: 'Ruiz',
    ...identity,
  };
  const { id } = await inTransaction(db, (tx) =>
    signInPerson(tx, { config, onNewAddress }, whole, 'es'),
  );
  const cookie = `${sessionCookie(config).name}=${await createSession(db, id, undefined, new Date())}`;
  return { ...shop.as('anonymous').with(cookie), id, email: whole.email };
}

async function colleague(role: Act['role'] = 'administrador', identity: Partial<Identity> = {}) {
  const who = await enter(identity);
  await makeStaff(shop.services.db, who.id, role);
  return who;
}

let luis: Client;
beforeEach(async () => {
  luis = await colleague();
});

describe.each(acts)('$name', ({ begin, same, role }) => {
  test('is done by two people', async () => {
    expect(await codeOf((await begin(marta))(luis))).toBe('done');
  });

  test('not by one alone', async () => {
    expect(await codeOf((await begin(marta))(marta))).toBe(same);
  });

  test('nor begun or finished by somebody who has not been of staff for 72 hours', async () => {
    const helper = await colleague(role);
    await staffSince(helper, '71 hours 59 minutes');
    expect(await codeOf(begin(helper))).toBe('too_new');
    const finish = await begin(marta);
    expect(await codeOf(finish(helper))).toBe('too_new');
    await staffSince(helper, '72 hours 1 minute');
    expect(await codeOf(finish(helper))).toBe('done');
  });

  test('a role that was taken away and given again counts anew', async () => {
    const finish = await begin(marta);
    for (const [expected, next] of [
      ['administrador', 'cliente'],
      ['cliente', role],
    ] as const) {
      await changeRole(shop.services, await person(marta), luis.id, { role: next, expected });
    }
    expect(await codeOf(finish(luis))).toBe('too_new');
  });

  test.each<[string, (before: Identity) => Partial<Identity>]>([
    ['the same identity', ({ issuer, subject }) => ({ issuer, subject })],
    ['the same address, however it is written', ({ email }) => ({ email: email.toUpperCase() })],
    ['another address of one mailbox', ({ email }) => ({ email: email.replace('@', '+caja@') })],
    ['the same address at another provider', ({ email }) => ({ email, issuer: 'https://b.test' })],
  ])('nor by somebody who deletes the account and comes back with %s', async (_, again) => {
    const before = { ...(await identity()), emailVerified: true };
    const ana = await colleague(role, before);
    const finish = await begin(ana);
    await deleteDespiteRules(ana);
    const back = await colleague(role, again(before));
    expect(back.id).not.toBe(ana.id);
    expect(await codeOf(finish(back))).toBe(same);
    expect(await codeOf(finish(marta))).toBe('done');
  });

  test('of a role that is taken away and the second step, which come at once, the first one counts', async () => {
    const finish = await begin(marta);
    const taken = changeRole(shop.services, await person(marta), luis.id, {
      role: 'cliente',
      expected: 'administrador',
    });
    const [finished] = await Promise.all([codeOf(finish(luis)), taken]);
    expect(['done', 'forbidden', 'too_new']).toContain(finished);
    expect(await codeOf(finish(luis))).not.toBe('done');
  });
});

test('two accounts of one person become one also by a later sign-in that joins them', async () => {
  const [one, other] = [await identity(), await identity()];
  const [first, second] = [await colleague('agente', one), await colleague('agente', other)];
  const { finish } = { finish: await acts[1]?.begin(first) };
  // The provider says of the second one that the address of the first one is theirs.
  await enter({ ...other, email: one.email });
  expect(await codeOf(finish?.(second) ?? Promise.resolve())).toBe('own_cash');
});

test('an address that nobody verified makes nobody the same person', async () => {
  const ana = await identity();
  const finish = await acts[1]?.begin(await colleague('agente', ana));
  const other = await colleague('agente', { email: ana.email, emailVerified: false });
  expect(await codeOf(finish?.(other) ?? Promise.resolve())).toBe('done');
});

describe('from the start', () => {
  test('count those whom the configuration names, also after somebody gave them the role', async () => {
    const { config } = shop.services;
    const email = 'duena@correo.test';
    const named = { ...config, adminEmails: [email] };
    const owner = await enter({ email });
    await changeRole(shop.services, await person(marta), owner.id, {
      role: 'administrador',
      expected: 'cliente',
    });
    const finish = await acts[0]?.begin(marta);
    expect(await codeOf(finish?.(owner) ?? Promise.resolve())).toBe('too_new');
    const { issuer, subject } = await shop.services.db
      .selectFrom('person')
      .select(['issuer', 'subject'])
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const names = { firstName: 'Ana', lastName: '' };
    await inTransaction(shop.services.db, (tx) =>
      signInPerson(
        tx,
        { config: named, onNewAddress },
        { issuer, subject, email, emailVerified: true, ...names },
        'es',
      ),
    );
    expect(await codeOf(finish?.(owner) ?? Promise.resolve())).toBe('done');
  });

  test('not those to whom an operator gives the role', async () => {
    const ana = await enter({});
    await grantAdministrador(shop.services, ana.email);
    expect(await codeOf(acts[0]?.begin(ana) ?? Promise.resolve())).toBe('too_new');
  });
});

test('what stays of a deleted account names nobody', async () => {
  const ana = await identity();
  const { id, email, call } = await colleague('agente', ana);
  await call(api.deleteAccount, {});
  const { rows } = await sql<{ stored: string }>`
    select coalesce(json_agg(t)::text, '') || (select json_agg(i)::text from staff_identity i) as stored
    from staff_term t where person_id = ${id}`.execute(shop.services.db);
  expect(rows[0]?.stored).toContain(id);
  expect(rows[0]?.stored).not.toContain(email);
  expect(rows[0]?.stored).not.toContain(ana.subject);
});

const identity = async (): Promise<Identity> => ({
  issuer: 'https://id.test',
  subject: randomUUID(),
  email: `${randomUUID()}@correo.test`,
  emailVerified: true,
  firstName: 'Ana',
  lastName: 'Ruiz',
});
const person = (who: Client) => who.call(api.currentUser, {});
