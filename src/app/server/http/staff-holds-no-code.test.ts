import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { linkRoles, sharedRoles } from '#features/orders/offers/links.ts';
import { makeLink } from '#features/orders/offers/server/links/quote-links.ts';
import { linkOfRole, mails } from '#features/orders/offers/server/testing/offers.ts';
import type { Access } from '#features/people/accounts/roles.ts';
import type { CallRoute } from '#features/people/accounts/server/serve.ts';
import { ownFromFirst } from '#features/requests/quotes/server/testing/quotes.ts';
import { codeOf } from '#features/shipping/handover/server/codes.ts';
import {
  enterHandover,
  entryOf,
  linkFor,
  unitAt,
} from '#features/shipping/handover/server/testing/handover.ts';
import {
  actOf,
  callSendSignedAct,
} from '#features/shipping/handover/signed-acts/server/testing/signed-acts.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { CallInput } from '#platform/calls/contract.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import { useQuoteShop } from '../testing/quote-shop.ts';
import { shop } from '../testing/test-shop.ts';
import { allRoutes } from './all-routes.ts';
import { ids, setUpFilledShop } from './testing/authorization.ts';
import { calls } from './testing/authorization-calls.ts';

setUpFilledShop();

/** What nobody of staff may hold: each code, of all its versions, and each token of who receives. */
const secrets = { codes: new Set<string>(), tokens: [] as string[] };
/** Everything of the three orders that can stand in an address. */
const names = { ids: [] as string[], tokens: [] as string[] };
let quoteIds: string[] = [];

beforeAll(async () => {
  useQuoteShop(ids);
  const waits = await unitAt('ready');
  const handed = await unitAt('ready');
  const ofRaul = await unitAt('ready');
  quoteIds = [waits, handed, ofRaul].map(({ quoteId }) => quoteId);
  for (const id of quoteIds) for (const role of sharedRoles) await linkOfRole(id, role);
  const { token } = await linkFor(waits.id, handed.id);
  const code = await codeOf(shop.services.db, handed.id, 1);
  await enterHandover(token, entryOf(handed.id, code));
  await callSendSignedAct(token, await actOf(waits.id));
  const { id, email } = shop.as('agente');
  await ownFromFirst(shop.services.db, id, ofRaul.quoteId);
  const to = { customer_email: email };
  await shop.services.db.updateTable('quote').set(to).where('id', '=', ofRaul.quoteId).execute();
  await collect();
  names.tokens.push(token);
});

async function collect(): Promise<void> {
  const { db } = shop.services;
  const { rows: units } = await sql<{ id: string }>`select id from unit`.execute(db);
  for (const { id } of units)
    for (let version = 1; version <= 9; version += 1)
      secrets.codes.add(await codeOf(db, id, version));
  for (const quoteId of quoteIds) {
    for (const role of linkRoles) {
      const { path } = await db.transaction().execute((tx) => makeLink(tx, quoteId, role, null));
      const token = path.split('/').at(-1) ?? '';
      names.tokens.push(token);
      if (role === 'receives') secrets.tokens.push(token);
    }
  }
  const ofOrders = sql`quote_id = any(${quoteIds})`;
  const { rows } = await sql<{ name: string }>`
    select id::text as name from quote where id = any(${quoteIds})
    union select id::text from unit where ${ofOrders}
    union select id::text from offer where state = 'accepted' and ${ofOrders}
    union select number from offer where state = 'accepted' and ${ofOrders}
    union select id::text from quote_link where role = 'receives' and ${ofOrders}
    union select id::text from handover_link union select id::text from signed_act`.execute(db);
  names.ids.push(...rows.map(({ name }) => name));
}

/** Throws where a text holds what nobody of staff may hold; a caller may read back what they sent. */
function refuseSecrets(text: string, sent: string): void {
  for (const [found] of text.matchAll(/(?<!\d)\d{4}\s?\d{4}(?!\d)/g))
    if (secrets.codes.has(found.replace(/\s/, '')))
      throw new Error(`a code of a handover: ${sent}`);
  for (const token of secrets.tokens)
    if (text.includes(token) && !sent.includes(token))
      throw new Error(`a link of who receives: ${sent}`);
}

/** Everything of the shop that a parameter of an address may name. */
const namesFor = (param: string) => (param === 'token' ? names.tokens : names.ids);

/** One input for each thing of the shop that the address of a call may name. */
function inputsOf({ call }: CallRoute): CallInput[] {
  const row = calls[`${call.method} ${call.path}`]?.input() ?? {};
  const { params = {} } = row;
  const [first, ...others] = Object.keys(params).filter((param) => param !== 'position');
  if (!first) return [row];
  return namesFor(first).flatMap((name) => {
    const named = { ...params, [first]: name };
    const [second] = others;
    if (!second) return { ...row, params: named };
    // What belongs to an order is asked for with each of the orders, or with its link.
    if (!quoteIds.includes(name) && !secrets.tokens.includes(name)) return [];
    return names.ids.map((other) => ({ ...row, params: { ...named, [second]: other } }));
  });
}

async function askAs(
  actor: 'agente' | 'administrador',
  { call }: CallRoute,
  input: CallInput,
): Promise<void> {
  const address = callAddress(call, input);
  const body = input.bytes ?? (input.body && JSON.stringify(input.body));
  const response = await shop.as(actor).fetch(address, {
    method: call.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
    ...(body !== undefined && call.method !== 'GET' && { body }),
  });
  refuseSecrets(await response.text(), `${call.method} ${address}`);
}

test('the shop has such codes and links, and their people read them', async () => {
  const yanet = shop.as('customer');
  const texts = quoteIds.map(async (id) =>
    (await yanet.fetch(`/api/quotes/${id}/handovers`)).text(),
  );
  const read = (await Promise.all(texts)).join(' ');
  expect(() => refuseSecrets(read, '')).toThrow('a code of a handover');
  const links = quoteIds.map(async (id) => (await yanet.fetch(`/api/quotes/${id}/links`)).text());
  const listed = (await Promise.all(links)).join(' ');
  expect(() => refuseSecrets(listed, '')).toThrow('a link of who receives');
});

/** Who asks: an agente, or an administrador where no agente may. */
const whoMay = (access: Access) => (access === 'administrador' ? 'administrador' : 'agente');

describe('no answer to staff holds a code or a link of who receives', () => {
  test('of a page', async () => {
    for (const { path, access } of Object.values(allScreenRoutes)) {
      const [, param] = /:(\w+)/.exec(path) ?? [];
      const addresses = param
        ? namesFor(param).map((name) => path.replace(`:${param}`, name))
        : [path];
      if (!param && access !== 'anyone')
        addresses.push(...quoteIds.map((id) => `${path}?ver=${id}`));
      for (const address of addresses)
        refuseSecrets(await (await shop.as(whoMay(access)).fetch(address)).text(), address);
    }
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('of a call: %s', async (method) => {
    for (const route of allRoutes.filter(({ call }) => call.method === method))
      for (const input of inputsOf(route))
        await askAs(whoMay(route.call.shape.access), route, input);
  });
});

test('nor does a mail to staff', async () => {
  const { staffEmail } = shop.services.config;
  const toStaff = (await mails()).filter(({ to }) => to === staffEmail);
  expect(toStaff.length).toBeGreaterThan(0);
  for (const { text, subject } of toStaff) refuseSecrets(text, subject);
});
