import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { readPdf, readQr } from '#features/papers/documents/server/testing/read-pdf.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { loadCheckKey } from '#platform/auth/secret.ts';
import { staffApi } from '#staff-api.ts';
import { answerField, codeField } from '../form-fields.ts';

let yanet: Client;
let stranger: Client;
let reference: string;
let quoteId: string;
setUpShop({
  env: { MAIL_FROM: 'Mariel Auto <avisos@marielauto.example>', TRUSTED_PROXIES: '1' },
});
beforeEach(async () => {
  await shop.reset();
  const ids = await restock(shop);
  yanet = shop.as('customer');
  stranger = shop.as('anonymous');
  const made = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-1-xxxxxxxx' });
  ({ referenceNumber: reference, id: quoteId } = made);
});

test('without a key no word is made, and a shop whose key was emptied does not start', async () => {
  for (const keyless of [{}, { checkKey: '' }]) {
    expect(() => checkWord(keyless, reference)).toThrow('no check key');
  }
  const { db } = shop.services;
  await db.updateTable('setting').set({ value: '""' }).where('name', '=', 'check-key').execute();
  await expect(loadCheckKey(db)).rejects.toThrow('check-key was not kept');
});

const ask = async (code: string) => (await stranger.call(api.checkOurs, { body: { code } })).ours;
const wordOf = (number: string) => checkWord(shop.services.config, number);
const withWord = (number: string) => `${number} ${wordOf(number)}`;
const page = async (fields: Record<string, string>) => {
  const answer = await stranger.fetch('/comprobar', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe('what is ours', () => {
  test('a quotation whose prices are to be confirmed does not cost nothing', async () => {
    await shop.services.db.transaction().execute(async (tx) => {
      await sql`update quote_line set unit_price_cents = null where quote_id = ${quoteId}`.execute(
        tx,
      );
      const nothing = { subtotal_cents: 0, total_cents: 0 };
      await tx.updateTable('quote').set(nothing).where('id', '=', quoteId).execute();
    });
    const { html } = await page({ [codeField]: withWord(reference) });
    expect(html).toContain('Precio por confirmar');
    expect(html).not.toContain('US$0');
  });

  test('a number that can be counted up: that it is ours, what it is and how it stands, nothing else', async () => {
    const ticket = await submitVerification(yanet);
    for (const [kind, number] of [
      ['quote', reference],
      ['ticket', ticket],
    ]) {
      const nothing = { at: null, total: null, initials: null };
      const brief = {
        kind,
        name: number,
        ...nothing,
        state: 'valid',
        unchanged: false,
        brief: true,
      };
      expect(await ask(number ?? '')).toEqual(brief);
      const { html } = await page({ [codeField]: number ?? '' });
      expect(html).toContain('Sí, es nuestro');
      expect(html).not.toMatch(/Iniciales del cliente|Importe|Fecha<|US\$|Y\.\s/);
    }
  });

  test('with its check word a quotation has date, amount and initials to compare', async () => {
    const written = ` ${reference.toLowerCase().replaceAll('-', ' – ')}  ${wordOf(reference).toLowerCase()}. `;
    const ours = await ask(written);
    expect(await ask(`${reference}-${wordOf(reference)}`)).toEqual(ours);
    const { total } = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    expect(ours).toMatchObject({ kind: 'quote', name: reference, total, state: 'valid' });
    expect(ours?.initials).toMatch(/^Y\./);
    expect(JSON.stringify(ours)).not.toMatch(/Yanet|@|\+53/);
    await yanet.call(api.cancelMyQuote, {
      params: { id: quoteId },
      body: {},
      key: 'cancela-1-xxxxxxx',
    });
    expect((await ask(reference))?.state).toBe('ended');
    expect((await ask(withWord(reference)))?.state).toBe('ended');
  });

  test('its word stands beside it in the mail, and leads there; on its PDF too', async () => {
    const word = wordOf(reference);
    const mail = (await shop.services.db.selectFrom('outbox').select('payload').execute())
      .map(({ payload }) => JSON.stringify(payload))
      .find((each) => each.includes(`Palabra de control: ${word}`));
    const there = /http:\/\/tienda\.test(\/comprobar\?codigo=[\w%+-]+)/.exec(mail ?? '')?.[1] ?? '';
    const filled = await (await stranger.fetch(there)).text();
    expect(filled).toContain(`value="${reference} ${word}"`);
    const pdf = await yanet.fetch(`/api/quotes/${quoteId}/cotizacion.pdf`);
    const { text, rects } = readPdf(Buffer.from(await pdf.arrayBuffer()));
    expect(text).toContain(word);
    // The QR brings the paper's own number, which nobody can count up to: it needs no word.
    const scanned = new URL(readQr(rects) ?? '').searchParams.get('codigo') ?? '';
    expect(await ask(scanned)).toMatchObject({ kind: 'request', brief: false, initials: 'Y. P.' });
  });

  test('its own page leads there with the word, for whoever asked for it', async () => {
    const html = await (await yanet.fetch(`/cotizacion/${reference}`)).text();
    expect(html).toContain(`/comprobar?codigo=${reference}+${wordOf(reference)}`);
  });

  test('a ticket and an issued code, however they are typed', async () => {
    const ticket = await submitVerification(yanet);
    expect(await ask(withWord(ticket).toLowerCase())).toMatchObject({
      kind: 'ticket',
      name: ticket,
    });
    const raul = shop.as('agente');
    const params = { id: quoteId };
    await looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status: 'approved' } });
    const { codes } = await raul.call(staffApi.issueCode, {
      params,
      body: {},
      key: 'codigo-1-xxxxxxxx',
    });
    const code = codes[0]?.code ?? '';
    expect(await ask(code.replaceAll('-', ' '))).toMatchObject({ kind: 'code', name: code });
  });

  test('shows no initials for a ticket whose sender gave no name', async () => {
    const ticket = await submitVerification(yanet);
    expect((await ask(withWord(ticket)))?.initials).toMatch(/^Y\./);
    const { db } = shop.services;
    await db.updateTable('person').set({ first_name: '', last_name: '' }).execute();
    expect((await ask(withWord(ticket)))?.initials).toBeNull();
    await db.updateTable('person').set({ first_name: '', last_name: 'Pérez' }).execute();
    expect((await ask(withWord(ticket)))?.initials).toBe('P.');
  });

  test.each([
    ['phone', '+1 (304) 555-0142'],
    ['email', 'AVISOS@marielauto.example'],
    ['email', 'contacto@marielauto.example'],
    ['site', 'http://tienda.test/oferta/abc'],
    ['site', 'tienda.test'],
  ])('our own %s, %s', async (kind, written) => {
    expect(await ask(written)).toMatchObject({ kind, state: 'valid' });
  });

  test('the page says so without JavaScript, and lists the official channels', async () => {
    const { html, status, headers } = await page({ [codeField]: reference });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('Sí, es nuestro');
    expect(html).toContain('noindex');
    expect(html).toContain('avisos@marielauto.example');
    expect(html).toContain('Nunca pedimos códigos por teléfono');
  });

  test('a QR brings the code filled in, and asks nothing by itself', async () => {
    const html = await (await stranger.fetch(`/comprobar?codigo=${reference}`)).text();
    expect(html).toContain(`value="${reference}"`);
    expect(html).not.toContain('Sí, es nuestro');
    expect(html).toContain('noindex');
  });
});

test('after the account was deleted: that it is ours and of which day, no amount and no initials', async () => {
  const params = { id: quoteId };
  const raul = shop.as('agente');
  await looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status: 'approved' } });
  const key = 'codigo-2-xxxxxxxx';
  const { codes } = await raul.call(staffApi.issueCode, { params, body: {}, key });
  const paper = await yanet.fetch(`/api/quotes/${quoteId}/cotizacion.pdf`);
  const sha256 = createHash('sha256')
    .update(Buffer.from(await paper.arrayBuffer()))
    .digest('hex');
  const byHash = async () => (await stranger.call(api.checkOurs, { body: { sha256 } })).ours;
  const told = async () => [
    await ask(withWord(reference)),
    await ask(codes[0]?.code ?? ''),
    await byHash(),
  ];
  for (const each of await told()) {
    expect([each?.total === null, each?.initials]).toEqual([false, 'Y. P.']);
  }
  await yanet.call(api.deleteAccount, {});
  for (const each of await told()) {
    expect(each).toMatchObject({ total: null, initials: null, brief: false });
    expect(each?.at).toMatch(/^20/);
  }
});

describe('what is not ours', () => {
  const unknown = [
    'MA-TX-2026-99',
    'MA-TX-2026-999999',
    'MA-T-20261122-AAAA2',
    'MA-VER-20261121-7K4PM-3XRTA',
    '+53 5 123 4567',
    'contacto@marielauto.example.co',
    'https://tienda.test@malo.test/',
    'tienda.test.malo.test',
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '🚗',
  ];

  test.each(unknown)('%s has the one answer', async (code) => {
    expect(await stranger.call(api.checkOurs, { body: { code } })).toEqual({ ours: null });
  });

  test('the page of each is the same but for what was typed', async () => {
    const pages = new Set<string>();
    for (const code of unknown) {
      const { html } = await page({ [codeField]: code });
      expect(html).toContain('No lo reconocemos');
      expect(html).not.toContain('<script>alert');
      const typed = /(?:value="|code=|"code":")[^"]*/g;
      pages.add(html.replace(typed, '').replace(/[0-9a-f-]{36}/g, ''));
    }
    expect(pages.size).toBe(1);
  });

  test('a number that exists, with another word, is as unknown as any', async () => {
    const wrong = `${reference} ${wordOf(`${reference}9`)}`;
    const unknownPages = [
      wrong,
      `${reference} ${wordOf(reference).slice(0, 5)}`,
      'MA-TX-2026-999999 H7KM3P',
    ];
    for (const code of unknownPages) {
      expect(await stranger.call(api.checkOurs, { body: { code } })).toEqual({ ours: null });
    }
  });

  test('part of a reference that exists is as unknown as any', async () => {
    expect(await ask(reference.slice(0, -1))).toBeNull();
    expect(await ask(reference.slice(3))).toBeNull();
  });

  test('a file that we did not make', async () => {
    const sha256 = 'a'.repeat(64);
    expect(await stranger.call(api.checkOurs, { body: { sha256 } })).toEqual({ ours: null });
  });
});

describe('bad input', () => {
  test.each([
    {},
    { code: '' },
    { code: 'x'.repeat(201) },
    { code: 'a\0b' },
    { sha256: 'abc' },
    { code: 'a', sha256: 'a'.repeat(64) },
  ])('%j is refused in words', async (body) => {
    const { status, message } = await stranger.refused(api.checkOurs, { body });
    expect([status, message.length > 0]).toEqual([400, true]);
  });

  test('an empty form comes back with what is missing', async () => {
    const { html, status } = await page({ [codeField]: '' });
    expect([status, html.includes('Escriba lo que quiere comprobar')]).toEqual([400, true]);
  });

  test('a form that brings its own answer is not believed', async () => {
    const forged = JSON.stringify({ ours: { kind: 'account', name: 'x', state: 'valid' } });
    for (const code of ['', 'no es nuestro']) {
      const { html } = await page({ [codeField]: code, [answerField]: forged });
      expect(html).not.toContain('Sí, es nuestro');
    }
  });
});

test('too many questions are answered 429, with the page and what was typed; a neighbour is answered', async () => {
  const from = (address: string) =>
    stranger.fetch('/comprobar', {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({ [codeField]: reference }),
    });
  await from('203.0.113.7');
  await shop.services.db.updateTable('rate_limit').set({ points: 100_000 }).execute();
  const answer = await from('203.0.113.7');
  expect([answer.status, (await answer.text()).includes(reference)]).toEqual([429, true]);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await (await from('203.0.113.8')).text()).toContain('Sí, es nuestro');
});

test('a forgery is reported as a ticket, which staff see as one', async () => {
  const html = (await page({ [codeField]: '+53 5 999 9999' })).html;
  const link = /href="(\/verify\?denuncia=1[^"]*)"/.exec(html)?.[1]?.replace('&amp;', '&') ?? '';
  const form = await (await stranger.fetch(link)).text();
  expect(form).toContain('Denunciar una falsificación');
  expect(form).toContain('value="+53 5 999 9999"');
  expect(form).toContain('name="denuncia"');
  const sent = new FormData();
  const fields = { verificationCode: '+53 5 999 9999', email: 'ana@correo.test', denuncia: '1' };
  for (const [name, value] of Object.entries(fields)) sent.append(name, value);
  const answer = await stranger.fetch('/verify', { method: 'POST', body: sent });
  expect(answer.status).toBe(303);
  const listed = await shop.as('agente').call(staffApi.listVerifications, { query: {} });
  expect(listed).toMatchObject([{ report: true, verificationCode: '+53 5 999 9999' }]);
  const mails = await shop.services.db.selectFrom('outbox').select('payload').execute();
  const subjects = mails.map(({ payload }) => JSON.stringify(payload));
  expect(subjects.some((each) => each.includes('Denuncia de falsificación'))).toBe(true);
  expect(subjects.some((each) => each.includes('Recibimos su denuncia'))).toBe(true);
});
