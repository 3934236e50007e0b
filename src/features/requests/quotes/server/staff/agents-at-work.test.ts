import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import {
  allMails,
  assignment,
  audit,
  changeColumns,
  csvRows,
  customerWrites,
  list,
  listed,
  see,
  take,
  view,
} from './testing/queue.ts';

setUpQuoteShop();

describe('an agent', () => {
  test('takes a quote, hands it over and lets it go; the team reads who did', async () => {
    const id = await requestQuote();
    expect((await take(id, raul.id, null)).assignedTo).toEqual({ id: raul.id, name: 'Raúl Pérez' });
    const handed = await take(id, marta.id, raul.id);
    expect(handed.assignedTo).toEqual({ id: marta.id, name: 'Marta Pérez' });
    expect(handed.history.at(-1)).toMatchObject({
      ...{ kind: 'assigned', note: 'Marta Pérez', public: false, by: 'staff', who: 'Raúl Pérez' },
    });
    expect(await audit()).toEqual({
      action: 'quote.assign',
      actor_id: raul.id,
      subject_id: id,
      subject_name: handed.referenceNumber,
      details: { assignee: { from: raul.id, to: marta.id } },
    });
    expect((await take(id, null)).assignedTo).toBeNull();
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history.map(({ kind }) => kind)).toEqual(['created']);
  });

  test('who is away reads by mail that something is theirs now, unless it is undone', async () => {
    const assignedMails = async () =>
      (await allMails()).filter(({ subject }) => subject.endsWith('quedó a su cargo'));
    const id = await requestQuote();
    await take(id, marta.id, null);
    expect(await assignedMails()).toEqual([]);
    await sql`update session set created_at = now() - interval '1 day',
      expires_at = now() + interval '13 days' where person_id = ${marta.id}`.execute(
      shop.services.db,
    );
    await take(id, null, marta.id);
    const { referenceNumber } = await take(id, marta.id, null);
    const person = shop.services.db.selectFrom('person').select('email').where('id', '=', marta.id);
    const { email } = await person.executeTakeFirstOrThrow();
    expect(await assignedMails()).toMatchObject([
      {
        to: email,
        subject: `${referenceNumber} quedó a su cargo`,
        text: expect.stringContaining('Raúl Pérez se lo asignó'),
      },
    ]);
    await take(id, null, marta.id);
    expect(await assignedMails()).toEqual([]);
  });

  test('learns who has taken it meanwhile', async () => {
    const id = await requestQuote();
    await take(id, raul.id, null);
    const late = assignment(id, marta.id, null, marta);
    expect(await looked(marta).refused(staffApi.assignQuote, late.input)).toMatchObject({
      status: 409,
      code: 'assigned_meanwhile',
      assignedTo: { id: raul.id, name: 'Raúl Pérez' },
    });
    // A repetition changes nothing.
    const { history } = await take(id, raul.id, null);
    expect(history.filter(({ kind }) => kind === 'assigned')).toHaveLength(1);
  });

  test('leaves their cases to all when they are no longer of staff', async () => {
    const id = await requestQuote();
    const done = await requestQuote();
    await take(id, raul.id);
    await take(done, raul.id);
    await changeColumns(done, { status: 'completed', awaiting_since: null, answer_due_at: null });
    const role = { params: { id: raul.id }, body: { role: 'cliente' } as const };
    await looked(marta).call(staffApi.changeRole, role);
    expect(await listed({ queue: 'unassigned' }, marta)).toEqual([id]);
    expect(await listed({ assigned: raul.id }, marta)).toEqual([]);
    const { assignedTo, history } = await see(id, marta);
    expect(assignedTo).toBeNull();
    expect(history.at(-1)).toMatchObject({ kind: 'assigned', by: 'system', note: null });
    expect((await see(done, marta)).assignedTo).toBeNull();
    const own = await yanet.call(api.findMyQuote, { params: { id } });
    expect(own.history.map(({ kind }) => kind)).toEqual(['created']);
    expect((await take(id, marta.id, null, marta)).assignedTo?.id).toBe(marta.id);
  });

  test('keeps what is theirs with another role of staff', async () => {
    const id = await requestQuote();
    await take(id, raul.id);
    const role = { params: { id: raul.id }, body: { role: 'administrador' } as const };
    await looked(marta).call(staffApi.changeRole, role);
    expect((await see(id)).assignedTo?.id).toBe(raul.id);
  });

  test('assigns to nobody who is not of staff', async () => {
    const id = await requestQuote();
    for (const stranger of [yanet.id, id]) {
      expect(
        await looked(raul).refused(staffApi.assignQuote, assignment(id, stranger).input),
      ).toMatchObject({
        status: 400,
        fields: { personId: 'Elija a alguien del equipo.' },
      });
    }
    expect(await raul.call(staffApi.listAgents, {})).toEqual([
      { id: marta.id, name: 'Marta Pérez' },
      { id: raul.id, name: 'Raúl Pérez' },
    ]);
  });

  test('sees who else looks, for half a minute', async () => {
    const id = await requestQuote();
    expect(await view(id)).toEqual({ others: [], news: false });
    expect((await view(id, marta)).others).toEqual([{ name: 'Raúl Pérez' }]);
    await sql`update viewing set at = at - interval '31 seconds'`.execute(shop.services.db);
    expect((await view(id, marta)).others).toEqual([]);
    await sql`update viewing set at = at - interval '91 days' where person_id = ${raul.id}`.execute(
      shop.services.db,
    );
    await view(id, marta);
    expect(await shop.services.db.selectFrom('viewing').select('person_id').execute()).toEqual([
      { person_id: marta.id },
    ]);
  });

  test('reads a quote by looking at it; what came later stays unread until it was shown', async () => {
    const id = await requestQuote();
    expect((await see(id)).unread).toBe(true);
    await view(id);
    expect((await see(id)).unread).toBe(false);
    const seen = (await see(id)).history.at(-1)?.at ?? '';
    await customerWrites(id);
    expect(await view(id, raul, seen)).toEqual({ others: [], news: true });
    const { unread, history } = await see(id);
    expect(unread).toBe(true);
    expect(await view(id, raul, history.at(-1)?.at)).toEqual({ others: [], news: false });
    expect((await see(id, marta)).unread).toBe(false);
    // Marta reads what comes then, which Raúl, who had looked, does not know yet.
    await customerWrites(id);
    const newest = (await see(id, marta)).history.at(-1)?.at;
    expect(await view(id, marta, newest)).toMatchObject({ news: false });
    expect((await see(id, marta)).unread).toBe(false);
    expect((await see(id)).unread).toBe(true);
    expect(await listed({ queue: 'unread' })).toEqual([id]);
    expect(await listed({ queue: 'unread' }, marta)).toEqual([]);
    await view(id, raul, newest);
    expect(await listed({ queue: 'unread' })).toEqual([]);
  });

  test('writes down once how they reach the customer, who reads it', async () => {
    const id = await requestQuote();
    const input = { params: { id }, body: { channel: 'whatsapp' as const }, key: 'la-misma-clave' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => raul.call(staffApi.contactAboutQuote, input)),
    );
    expect(sent.map(({ history }) => history.length)).toEqual([3, 3, 3]);
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history[1]).toMatchObject({
      kind: 'contact',
      note: 'whatsapp',
      by: 'staff',
      public: true,
    });
    expect(await audit()).toMatchObject({
      action: 'quote.contact',
      details: { channel: 'whatsapp' },
    });
    const other = { ...input, body: { channel: 'email' as const } };
    expect(await raul.refused(staffApi.contactAboutQuote, other)).toMatchObject({ status: 422 });
    const unknown = { params: { id }, body: { channel: 'fax' }, key: newKey() };
    expect((await raul.refused(staffApi.contactAboutQuote, unknown)).status).toBe(400);
  });

  test('reads, deciding too late, what was decided, by whom and when', async () => {
    const id = await requestQuote();
    const { history } = await looked(marta).call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'approved' },
    });
    const late = { params: { id }, body: { status: 'rejected', expected: 'pending' } } as const;
    expect(await looked(raul).refused(staffApi.changeQuoteStatus, late)).toMatchObject({
      ...{ status: 409, code: 'status_changed', changedBy: 'Marta Pérez' },
      changedAt: history.at(-1)?.at,
    });
  });
});

describe('what a deleted account left behind', () => {
  test('is no agente’s: not in lists, counts, files, nor to act on', async () => {
    const id = await requestQuote();
    await changeColumns(id, { detached_at: new Date(), person_id: null });
    expect(await list({})).toEqual([]);
    expect(await list({ q: 'yanet' })).toEqual([]);
    expect((await raul.call(staffApi.quoteStats, {})).total).toBe(0);
    expect(await csvRows('', raul)).toHaveLength(1);
    const params = { id };
    for (const refused of [
      await raul.refused(staffApi.findQuote, { params }),
      await looked(raul).refused(staffApi.viewQuote, { params, body: {} }),
      await looked(raul).refused(staffApi.assignQuote, { params, body: { personId: null } }),
      await raul.refused(staffApi.contactAboutQuote, { params, body: { channel: 'phone' } }),
      await raul.refused(staffApi.issueCode, { params, body: {} }),
      await looked(raul).refused(staffApi.writeAboutQuote, {
        params,
        body: { text: 'x', internal: true },
      }),
    ]) {
      expect(refused).toMatchObject({ status: 404, code: 'quote_not_found' });
    }
  });

  test('is administrador’s; no mail goes out', async () => {
    const id = await requestQuote();
    await changeColumns(id, { detached_at: new Date(), person_id: null });
    const before = (await allMails()).length;
    expect(await list({}, marta)).toMatchObject([{ id, detached: true }]);
    expect((await marta.call(staffApi.quoteStats, {})).total).toBe(1);
    expect(await csvRows('', marta)).toHaveLength(2);
    const { codes } = await marta.call(staffApi.issueCode, {
      params: { id },
      body: {},
      key: newKey(),
    });
    expect(codes).toHaveLength(1);
    expect(await allMails()).toHaveLength(before);
  });
});
