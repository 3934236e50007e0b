import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import { newQuote } from '../testing/quotes.ts';

setUpQuoteShop();

let quote: { id: string; referenceNumber: string };
beforeEach(async () => {
  quote = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-de-yanet' });
  await shop.services.db.deleteFrom('outbox').execute();
});

const ask = (text: string, key = newKey(), who = yanet) =>
  who.call(api.writeAboutMyQuote, { params: { id: quote.id }, body: { text }, key });
const answers = (text: string, key = newKey()) =>
  looked(raul).call(staffApi.writeAboutQuote, { params: { id: quote.id }, body: { text }, key });
const messages = async () => {
  const { history } = await yanet.call(api.findMyQuote, { params: { id: quote.id } });
  return history.filter(({ kind }) => kind === 'message').map(({ by, note }) => [by, note]);
};

/** The mails that wait, oldest first; `late` leave later than now. */
async function mails(): Promise<(Mail & { late: boolean })[]> {
  const rows = await shop.services.db
    .selectFrom('outbox')
    .select(['payload', 'about', sql<boolean>`run_after > now()`.as('late')])
    .orderBy('created_at')
    .orderBy('run_after')
    .execute();
  for (const { about } of rows) expect(about).toBe(quote.id);
  // Only mails are queued here.
  return rows.map(({ payload, late }) => ({ ...(payload as unknown as Mail), late }));
}

/** As if so many minutes had passed. */
async function later(minutes: number): Promise<void> {
  await sql`update outbox set run_after = run_after - ${minutes} * interval '1 minute'`.execute(
    shop.services.db,
  );
}

describe('what customer and team write to each other', () => {
  test('stands in the history of both, in order, as it was typed', async () => {
    await ask('¿Hay <b>fecha</b>?\n\nGracias');
    await answers('El jueves.');
    expect(await messages()).toEqual([
      ['customer', '¿Hay <b>fecha</b>?\n\nGracias'],
      ['staff', 'El jueves.'],
    ]);
    const { history } = await raul.call(staffApi.findQuote, { params: { id: quote.id } });
    expect(history.map(({ kind }) => kind)).toEqual(['created', 'message', 'message', 'moved']);
  });

  const post = (path: string, body: object, method = 'POST') =>
    raul.fetch(`/api/admin/quotes/${quote.id}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'respuesta-de-raul' },
      body: JSON.stringify(body),
    });
  test.each([
    ['a reply', (seen?: string) => post('messages', { text: 'El jueves.', seen })],
    [
      'a change of status',
      (seen?: string) =>
        post(
          'status',
          { status: 'approved', expected: 'pending', note: 'El jueves.', seen },
          'PATCH',
        ),
    ],
  ])('%s that crosses the customer’s message is refused, who waits on', async (_, act) => {
    const find = () => raul.call(staffApi.findQuote, { params: { id: quote.id } });
    const newest = async () => (await find()).history.at(-1)?.id;
    const seen = await newest();
    await ask('Mejor el viernes');
    const refused = await act(seen);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'case_news', news: [{ kind: 'message', note: 'Mejor el viernes' }] },
    ]);
    expect((await find()).awaitingSince).not.toBeNull();
    const known = await newest();
    expect((await act(known)).status).toBeLessThan(300);
    expect((await find()).awaitingSince).toBeNull();
    // The same request over a cut line is answered as before, and is no answer to what came after.
    await ask('¿A qué hora?');
    expect((await act(known)).status).toBeLessThan(300);
    expect((await find()).awaitingSince).not.toBeNull();
  });

  test('is written once, however often and however fast it arrives', async () => {
    const answersToAll = await Promise.all(
      Array.from({ length: 5 }, () => ask('¿Hay fecha?', 'la-misma-clave')),
    );
    expect(await messages()).toHaveLength(1);
    expect(answersToAll.map(({ history }) => history.length)).toEqual([2, 2, 2, 2, 2]);
    expect(await mails()).toHaveLength(1);
    await answers('El jueves.', 'la-misma-clave');
    expect(await messages()).toHaveLength(2);
  });

  test('a key of another text, another quote or no message is refused', async () => {
    await ask('¿Hay fecha?', 'la-misma-clave');
    const other = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'otro-envio' });
    for (const [id, text] of [
      [quote.id, '¿Y el precio?'],
      [other.id, '¿Hay fecha?'],
    ] as const) {
      const input = { params: { id }, body: { text }, key: 'la-misma-clave' };
      expect(await yanet.refused(api.writeAboutMyQuote, input)).toMatchObject({
        status: 422,
        code: 'key_reused',
      });
    }
    expect(await messages()).toHaveLength(1);
  });

  test.each(['', '  \n ', 'a\0b', 'x'.repeat(2001)])(
    'nothing that is no message: %j',
    async (text) => {
      const input = { params: { id: quote.id }, body: { text }, key: newKey() };
      for (const refused of [
        await yanet.refused(api.writeAboutMyQuote, input),
        await looked(raul).refused(staffApi.writeAboutQuote, input),
      ]) {
        expect(refused).toMatchObject({ status: 400, fields: { text: expect.any(String) } });
      }
      expect(await messages()).toEqual([]);
    },
  );

  test('nobody writes about a quote that is not theirs, not even staff as a customer', async () => {
    const input = { params: { id: quote.id }, body: { text: 'Hola' }, key: newKey() };
    for (const [actor, status] of [
      ['anonymous', 401],
      ['other customer', 404],
      ['agente', 404],
    ] as const) {
      expect((await shop.as(actor).refused(api.writeAboutMyQuote, input)).status).toBe(status);
    }
    expect((await looked(yanet).refused(staffApi.writeAboutQuote, input)).status).toBe(403);
    const nowhere = { ...input, params: { id: crypto.randomUUID() } };
    expect((await looked(raul).refused(staffApi.writeAboutQuote, nowhere)).status).toBe(404);
    expect(await messages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('twenty an hour from a customer; one that arrived before is told so all the same', async () => {
    for (let count = 1; count <= 20; count++) await ask(`Mensaje ${count}`, `clave-${count}-xx`);
    const input = { params: { id: quote.id }, body: { text: 'Otro' }, key: newKey() };
    expect(await yanet.refused(api.writeAboutMyQuote, input)).toMatchObject({ status: 429 });
    expect((await ask('Mensaje 7', 'clave-7-xx')).history).toHaveLength(21);
    await answers('Estamos en ello.');
    expect(await messages()).toHaveLength(21);
  });
});

describe('the mails about them', () => {
  test('the team hears what the customer wrote, the customer what the team wrote', async () => {
    await ask('¿Hay <b>fecha</b>?');
    await answers('El jueves.');
    const [question, answer] = await mails();
    expect(question).toMatchObject({
      to: shop.services.config.staffEmail,
      subject: `Mensaje de Yanet Pérez sobre ${quote.referenceNumber}`,
      language: 'es',
      late: false,
    });
    expect(question?.text).toContain('¿Hay <b>fecha</b>?');
    expect(question?.html).toContain('¿Hay &#60;b&#62;fecha');
    expect(answer).toMatchObject({
      to: yanet.email,
      subject: `Mensaje sobre su cotización ${quote.referenceNumber}`,
    });
    expect(answer?.text).toContain('El jueves.');
    expect(answer?.text).toContain(`http://tienda.test/my-quotes?ver=${quote.id}`);
    expect(answer?.text).not.toContain('fecha');
  });

  test('a chat is not ten mails: one at once, one after ten minutes, and then anew', async () => {
    await ask('Uno');
    await ask('Dos');
    await ask('Tres');
    expect((await mails()).map(({ text, late }) => [/Uno|Dos|Tres/.exec(text)?.[0], late])).toEqual(
      [
        ['Uno', false],
        ['Dos', true],
      ],
    );
    // The other side has a mail of its own.
    await answers('Sí');
    expect(await mails()).toHaveLength(3);
    await later(11);
    await ask('Cuatro');
    expect((await mails()).map(({ late }) => late).filter(Boolean)).toHaveLength(1);
    await later(30);
    await ask('Cinco');
    const last = (await mails()).at(-1);
    expect([last?.text.includes('Cinco'), last?.late]).toEqual([true, false]);
  });

  test('mails that were erased in the meantime keep no later one back', async () => {
    const { db } = shop.services;
    await ask('Uno');
    await later(30);
    await ask('Dos');
    await later(30);
    // Delivered mails are erased after their time: the oldest one is.
    await sql`delete from outbox where payload ->> 'text' like '%Uno%'`.execute(db);
    await ask('Tres');
    expect((await mails()).map(({ text }) => /Uno|Dos|Tres/.exec(text)?.[0])).toEqual([
      'Dos',
      'Tres',
    ]);
  });

  test('a mail that was given up keeps no later one back', async () => {
    await ask('Uno');
    await sql`update outbox set run_after = 'infinity'`.execute(shop.services.db);
    await ask('Dos');
    expect((await mails()).map(({ late }) => late)).toEqual([true, false]);
  });

  test('in the language of the quote', async () => {
    const made = { body: newQuote(ids), key: 'in-english' };
    const english = yanet.with('mariel-auto-language=en');
    quote = await english.call(api.createQuote, made);
    await shop.services.db.deleteFrom('outbox').execute();
    await answers('Thursday.');
    expect((await mails())[0]).toMatchObject({
      subject: `Message about your quotation ${quote.referenceNumber}`,
      language: 'en',
    });
  });

  test('staff see what became of each', async () => {
    await answers('El jueves.');
    await sql`update outbox set attempts = 3, last_error = 'connect ECONNREFUSED'`.execute(
      shop.services.db,
    );
    const seen = async () =>
      (await raul.call(staffApi.findQuote, { params: { id: quote.id } })).mails.map(
        ({ createdAt, ...mail }) => mail,
      );
    const mail = {
      subject: `Mensaje sobre su cotización ${quote.referenceNumber}`,
      to: yanet.email,
      attempts: 3,
      lastError: 'connect ECONNREFUSED',
    };
    expect(await seen()).toEqual([{ ...mail, state: 'waiting' }]);
    await sql`update outbox set run_after = 'infinity'`.execute(shop.services.db);
    expect(await seen()).toEqual([{ ...mail, state: 'failed' }]);
    await sql`update outbox set done_at = now(), last_error = null`.execute(shop.services.db);
    expect(await seen()).toEqual([{ ...mail, state: 'sent', lastError: null }]);
    const own = await yanet.call(api.findMyQuote, { params: { id: quote.id } });
    expect(own).not.toHaveProperty('mails');
  });
});

describe('a change of status', () => {
  const change = (status: 'approved' | 'sent', note?: string) =>
    looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: quote.id },
      body: { status, note },
    });

  test('tells the customer by mail what it means, what comes next, and what the team wrote', async () => {
    const changed = await change('approved', '  El precio final es US$28,000.  ');
    expect(changed.history.at(-1)).toMatchObject({
      kind: 'status',
      to: 'approved',
      note: 'El precio final es US$28,000.',
      public: true,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: yanet.email,
      subject: `Cotización ${quote.referenceNumber}: Aprobada`,
    });
    for (const part of [mail?.text, mail?.html]) {
      for (const fact of [
        'Hay disponibilidad',
        'Nos toca a nosotros',
        'Preparar la oferta con el precio firme',
        'El precio final es US$28,000.',
        `http://tienda.test/my-quotes?ver=${quote.id}`,
      ]) {
        expect(part).toContain(fact);
      }
    }
  });

  test('each is one mail; a status it has already is none', async () => {
    await change('approved');
    await change('approved');
    await change('sent');
    await change('approved');
    expect((await mails()).map(({ subject }) => /: (.+)/.exec(subject)?.[1]).toSorted()).toEqual([
      'Aprobada',
      'Aprobada',
      'Enviada',
    ]);
  });

  test('sends no mail to a deleted account', async () => {
    await shop.services.db
      .updateTable('quote')
      .set({ person_id: null, detached_at: new Date() })
      .execute();
    const marta = shop.as('administrador');
    const params = { id: quote.id };
    await looked(marta).call(staffApi.changeQuoteStatus, { params, body: { status: 'sent' } });
    await looked(marta).call(staffApi.writeAboutQuote, {
      params,
      body: { text: 'Hola' },
      key: newKey(),
    });
    expect(await mails()).toEqual([]);
  });
});
