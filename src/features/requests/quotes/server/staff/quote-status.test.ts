import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { quoteStatuses } from '../../statuses.ts';
import { quoteRows, sendQuote } from '../testing/quote-calls.ts';
import { newQuote } from '../testing/quotes.ts';

setUpQuoteShop();

describe('the staff’s quotes', () => {
  const change = (client: Client, id: string, body: object) =>
    looked(client).call(staffApi.changeQuoteStatus, {
      params: { id },
      body: body as { status: 'sent' },
    });

  /** A change as no screen of ours asks for it. */
  async function patch(client: Client, id: string, body: object) {
    const response = await client.fetch(`/api/admin/quotes/${id}/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ expected: 'pending', seen: null, ...body }),
    });
    return { status: response.status, answer: await response.json() };
  }

  test('an agent sees everybody’s, newest first, and filters by status', async () => {
    const first = await sendQuote(yanet, newQuote(ids));
    const last = await sendQuote(shop.as('other customer'), newQuote(ids));
    await change(raul, first.id, { status: 'approved' });
    const list = async (query: object) =>
      (await raul.call(staffApi.listQuotes, { query })).map(({ id }) => id);
    expect(await list({})).toEqual([last.id, first.id]);
    expect(await list({ status: 'approved' })).toEqual([first.id]);
    expect(await list({ status: 'pending' })).toEqual([last.id]);
    expect(await list({ status: 'sent' })).toEqual([]);
    const blank = await raul.fetch('/api/admin/quotes?status=');
    expect(await blank.json()).toHaveLength(2);
  });

  test('an unknown status in the filter is named', async () => {
    const { status, fields } = await raul.refused(staffApi.listQuotes, {
      query: { status: 'nuevo' },
    });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['status']]);
  });

  test.each(['agente', 'administrador'] as const)(
    '%s sets any status from any, and the customer reads each step',
    async (actor) => {
      const { id } = await sendQuote(yanet, newQuote(ids));
      const steps = [...quoteStatuses.slice(1), ...quoteStatuses.toReversed().slice(1)];
      for (const status of steps) {
        const note = status === 'rejected' ? 'No hay.' : undefined;
        expect((await change(shop.as(actor), id, { status, note })).status).toBe(status);
      }
      const { history, status } = await yanet.call(api.findMyQuote, { params: { id } });
      expect(status).toBe('pending');
      const changes = history.slice(1).map(({ kind, by, from, to }) => ({ kind, by, from, to }));
      const before = ['pending', ...steps];
      expect(changes).toEqual(
        steps.map((to, at) => ({ kind: 'status', by: 'staff', from: before[at], to })),
      );
    },
  );

  test('is recorded with who did it', async () => {
    const { id, referenceNumber } = await sendQuote(yanet, newQuote(ids));
    await change(raul, id, { status: 'sent' });
    expect(await auditOf(shop.services.db, id)).toEqual([
      {
        actor_id: raul.id,
        action: 'quote.status',
        subject_kind: 'quote',
        subject_id: id,
        subject_name: referenceNumber,
        details: { status: { from: 'pending', to: 'sent' } },
      },
    ]);
    const actorsOf = await shop.services.db
      .selectFrom('event')
      .select('actor_id')
      .orderBy('seq')
      .execute();
    expect(actorsOf.map(({ actor_id }) => actor_id)).toEqual([yanet.id, raul.id]);
  });

  test('a decision about a status that someone changed meanwhile is refused, with the status', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    await change(raul, id, { status: 'approved', expected: 'pending' });
    const late = { status: 'rejected', expected: 'pending' };
    expect(await patch(shop.as('administrador'), id, late)).toEqual({
      status: 409,
      answer: {
        message:
          'Otra persona cambió el estado mientras tanto. Revise el estado actual y decida de nuevo.',
        code: 'status_changed',
        status: 'approved',
        changedBy: 'Raúl Pérez',
        changedAt: expect.stringMatching(/^\d{4}-/),
      },
    });
    const { status, history } = await raul.call(staffApi.findQuote, { params: { id } });
    expect([status, history.length]).toEqual(['approved', 2]);
  });

  test('one of two decisions at once about the same status is refused', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const results = await Promise.allSettled([
      change(raul, id, { status: 'approved', expected: 'pending' }),
      change(shop.as('administrador'), id, { status: 'rejected', expected: 'pending' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await quoteRows()).toMatchObject({ events: 2 });
  });

  test('the worker is told of the mails at once', async () => {
    let wakeUps = 0;
    const { wakeWorker } = shop.services;
    shop.services.wakeWorker = () => void wakeUps++;
    try {
      const { id } = await sendQuote(yanet, newQuote(ids));
      expect(wakeUps).toBe(1);
      await change(raul, id, { status: 'sent' });
      expect(wakeUps).toBe(2);
      await raul.call(staffApi.issueCode, { params: { id }, body: {}, key: newKey() });
      expect(wakeUps).toBe(3);
    } finally {
      shop.services.wakeWorker = wakeWorker;
    }
  });

  test('setting the status it has already writes no history', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const quote = await change(raul, id, { status: 'pending' });
    expect(quote.history).toHaveLength(1);
    await change(raul, id, { status: 'pending', expected: 'sent' });
    expect(await quoteRows()).toMatchObject({ events: 1 });
  });

  test('the status it has already with a new note tells it to the customer, once', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    await change(raul, id, { status: 'rejected', note: 'Ya se vendió.' });
    const again = { status: 'rejected', expected: 'rejected', note: 'Y no queda otro.' };
    await change(raul, id, again);
    await change(raul, id, again);
    await change(raul, id, { status: 'rejected', note: 'Y no queda otro.' });
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history.map(({ note }) => note)).toEqual([null, 'Ya se vendió.', 'Y no queda otro.']);
  });

  test('the same decision with other words comes too late; repeated, it is the same', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const decision = { status: 'rejected', expected: 'pending', note: 'Ya se vendió.' } as const;
    await change(raul, id, decision);
    await change(raul, id, decision);
    const body = { ...decision, note: 'El vendedor no respondió.' };
    const marta = shop.as('administrador');
    for (const [late, expected] of [
      [marta, body],
      [marta, decision],
      [raul, body],
    ] as const) {
      const refused = await looked(late).refused(staffApi.changeQuoteStatus, {
        params: { id },
        body: expected,
      });
      expect(refused).toMatchObject({ code: 'status_changed', changedBy: expect.any(String) });
    }
    const { history } = await yanet.call(api.findMyQuote, { params: { id } });
    expect(history.map(({ note }) => note)).toEqual([null, 'Ya se vendió.']);
  });

  test.each([
    { status: 'nuevo' },
    { status: '' },
    { status: null },
    {},
    { status: 'sent', expected: 'nuevo' },
    { status: 'sent', total: '1.00' },
    { status: 'sent', customerEmail: 'otro@correo.test' },
  ])('the change %j is refused', async (body) => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const { status, answer } = await patch(raul, id, body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [expect.any(String)]]);
    expect(await quoteRows()).toMatchObject({ events: 1 });
  });

  test('a quote that does not exist', async () => {
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    expect((await raul.refused(staffApi.findQuote, { params })).code).toBe('quote_not_found');
    expect(
      (await looked(raul).refused(staffApi.changeQuoteStatus, { params, body: { status: 'sent' } }))
        .code,
    ).toBe('quote_not_found');
  });

  test('neither data nor a change for those who are not staff', async () => {
    const { id } = await sendQuote(yanet, newQuote(ids));
    const calls = [
      (client: Client) => client.refused(staffApi.listQuotes, { query: {} }),
      (client: Client) => client.refused(staffApi.findQuote, { params: { id } }),
      (client: Client) =>
        looked(client).refused(staffApi.changeQuoteStatus, {
          params: { id },
          body: { status: 'approved' },
        }),
    ];
    for (const call of calls) {
      expect((await call(shop.as('anonymous'))).status).toBe(401);
      expect(await call(yanet)).toEqual({
        status: 403,
        code: 'forbidden',
        message: 'No tienes permisos para acceder a esta página.',
      });
    }
    expect(await quoteRows()).toMatchObject({ events: 1 });
  });
});
