import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { callAddress } from '#platform/calls/client.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { qrRuns } from './drawing/qr-code.ts';
import { paperFile } from './paper-file.ts';
import { readPdf, readQr } from './testing/read-pdf.ts';

let yanet: Client;
let id: string;
let reference: string;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  const ids = await restock(shop);
  yanet = shop.as('customer');
  const body = {
    ...newQuote(ids),
    notes: 'Para mi mamá, ¿llega en añil? <b>gracias</b> 🚗',
  };
  ({ id, referenceNumber: reference } = await yanet.call(api.createQuote, {
    body,
    key: 'envio-1-xxxxxxxx',
  }));
});

const download = async (who: Client = yanet, language: 'es' | 'en' = 'es') => {
  const address = callAddress(api.quotePaper, { params: { id }, query: { language } });
  const answer = await who.fetch(address);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const papers = () => shop.services.db.selectFrom('document').selectAll().execute();
const check = async (question: { code?: string; sha256?: string }) =>
  (await shop.as('anonymous').call(api.checkOurs, { body: question })).ours;

describe('the PDF of a quotation', () => {
  test('says what was asked, with its accents, in one small tagged page', async () => {
    const { answer, bytes } = await download();
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${reference}.pdf`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const { text, source } = readPdf(bytes);
    const quote = await yanet.call(api.findMyQuote, { params: { id } });
    for (const { productName } of quote.items) expect(text).toContain(productName);
    for (const said of [
      `Cotización ${reference}`,
      quote.customerName,
      '¿llega en añil? <b>gracias</b>',
      'Total estimado',
      'Nunca pedimos códigos por teléfono',
    ]) {
      expect(text.replaceAll('\n', ' ')).toContain(said);
    }
    expect(text).not.toContain('�');
    for (const part of ['/StructTreeRoot', '/MarkInfo', '/Lang (es)', 'pdfuaid:part', '/Table']) {
      expect(source).toContain(part);
    }
    // Nothing but fonts of its own, each with the signs that are used.
    expect([...source.matchAll(/\/FontFile2 /g)]).toHaveLength(2);
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
    expect(source.match(/\/Type \/Page\n/g)).toHaveLength(1);
  });

  test('speaks English to who reads English', async () => {
    const { text, source } = readPdf((await download(yanet, 'en')).bytes);
    expect(text).toContain(`Quotation ${reference}`);
    expect(source).toContain('/Lang (en)');
  });

  test('is drawn once: the same bytes ever after, also for ten who ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => download()));
    expect(new Set(all.map(({ bytes }) => hashOf(bytes))).size).toBe(1);
    expect(await papers()).toHaveLength(1);
    const again = await download();
    expect(hashOf(again.bytes)).toBe((await papers())[0]?.sha256);
  });

  test('has a QR that leads to the check page with its number', async () => {
    const { rects, text } = readPdf((await download()).bytes);
    const [paper] = await papers();
    const address = `http://tienda.test/comprobar?codigo=${paper?.number}`;
    expect(text).toContain(paper?.number);
    const { runs } = qrRuns(address);
    const [first] = rects;
    const unit = (first?.width ?? 0) / 7;
    const drawn = rects.slice(0, runs.length).map(({ x, y, width }) => ({
      x: Math.round((x - (first?.x ?? 0)) / unit),
      y: Math.round((y - (first?.y ?? 0)) / unit),
      width: Math.round(width / unit),
    }));
    expect(drawn).toEqual(runs);
  });

  test('which another program reads from the paper as a phone does', async () => {
    const { rects } = readPdf((await download()).bytes);
    const [paper] = await papers();
    expect(readQr(rects)).toBe(`http://tienda.test/comprobar?codigo=${paper?.number}`);
  });

  test('dropped on the check page it is ours and unchanged; one changed byte and it is not', async () => {
    const { bytes } = await download();
    expect(await check({ sha256: hashOf(bytes) })).toMatchObject({
      kind: 'request',
      unchanged: true,
      state: 'valid',
    });
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    expect(await check({ sha256: hashOf(bytes) })).toBeNull();
  });

  test('is replaced after the quotation was amended, and drawn anew', async () => {
    const { bytes } = await download();
    const [paper] = await papers();
    await yanet.call(api.amendMyQuote, {
      params: { id },
      body: { expected: 0, notes: 'Otra' },
      key: 'cambio-1-xxxxxxxx',
    });
    expect(await check({ code: paper?.number ?? '' })).toMatchObject({ state: 'superseded' });
    const newer = await download();
    expect(hashOf(newer.bytes)).not.toBe(hashOf(bytes));
    expect(readPdf(newer.bytes).text).toContain('Con 1 cambio del cliente');
  });

  test('is nobody else’s', async () => {
    expect((await download(shop.as('other customer'))).answer.status).toBe(404);
    expect((await download(shop.as('anonymous'))).answer.status).toBe(401);
    expect(await papers()).toEqual([]);
  });

  test('with fifty lines goes over pages and stays small', async () => {
    const { db } = shop.services;
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('quote_line').where('quote_id', '=', id).execute();
      const row = { quote_id: id, product_id: null, quantity: 2, unit_price_cents: 1_845_000 };
      const lines = Array.from({ length: 50 }, (_, position) => ({
        ...row,
        position,
        product_name: `Camión ${position} ${'de carga muy largo '.repeat(4)}`,
      }));
      await tx.insertInto('quote_line').values(lines).execute();
      const cents = 50 * 2 * 1_845_000;
      await tx
        .updateTable('quote')
        .set({ subtotal_cents: cents, total_cents: cents })
        .where('id', '=', id)
        .execute();
    });
    const { bytes } = await download();
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const { text } = readPdf(bytes);
    expect(text).toContain('Camión 0');
    expect(text).toContain('Camión 49');
    expect(text).toContain('US$1,845,000');
  });

  test('stands in what its owner takes along, and goes with its quotation, file and all', async () => {
    const { bytes } = await download();
    const { papers: own } = await yanet.call(api.ownData, {});
    expect(own).toMatchObject([{ referenceNumber: reference, sha256: hashOf(bytes) }]);
    const { services } = shop;
    const file = paperFile(hashOf(bytes));
    await services.db.updateTable('quote').set({ person_id: null }).execute();
    const now = new Date();
    now.setUTCFullYear(now.getUTCFullYear() + 11);
    await eraseExpired(services, { now });
    expect(await papers()).toEqual([]);
    const {
      topic,
      payload,
      id: job,
    } = await services.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', fileTopic)
      .executeTakeFirstOrThrow();
    expect(await services.files.get(file)).toBeDefined();
    const work = { id: job, topic, payload, attempt: 1 };
    await eraseFileJob(services)(work, new AbortController().signal);
    expect(await services.files.get(file)).toBeUndefined();
  });

  test.each(['xx', '../es'])('in the language %j is refused in words', async (language) => {
    const answer = await yanet.fetch(`/api/quotes/${id}/cotizacion.pdf?language=${language}`);
    expect(answer.status).toBe(400);
  });
});
