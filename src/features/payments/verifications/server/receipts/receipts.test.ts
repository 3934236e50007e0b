import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { savePart } from '#features/requests/uploads/server/stored-parts.ts';
import { fileLimit, partSize } from '#features/requests/uploads/upload-limits.ts';
import { callAddress } from '#platform/calls/client.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { packedPdfFile, pdfFile } from '#platform/testing/pdf-file.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { staffApi } from '#staff-api.ts';
import { purgeSending } from '../sending/purge-sending.ts';
import {
  newVerification,
  receiptPdf,
  receiptPhoto,
  sendPart,
  submitVerification,
  uploadBytes,
  writtenVerifications,
} from '../testing/verifications.ts';

let anyone: Client;
let yanet: Client;
let raul: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
  yanet = shop.as('customer');
  raul = shop.as('agente');
});

const rows = () => writtenVerifications(shop.services.db);

/** Sends one file with a verification and returns it as its owner gets it. */
async function roundTrip(file: Buffer) {
  await submitVerification(yanet, { receipts: [await uploadBytes(yanet, file)] });
  const [mine] = await yanet.call(api.listMyVerifications, {});
  const id = mine?.id ?? '';
  const { receipts } = await yanet.call(api.findMyVerification, { params: { id } });
  const [receipt] = receipts;
  const params = { id, receiptId: receipt?.id ?? '' };
  const answer = await yanet.fetch(callAddress(api.showMyReceipt, { params }));
  return { receipt, params, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function refuseFile(file: Buffer) {
  const receipts = [await uploadBytes(anyone, file)];
  const refused = await anyone.refused(api.createVerification, {
    body: { ...newVerification, receipts },
    key: newKey(),
  });
  expect(await rows()).toMatchObject({ tickets: 0, receipts: 0, mails: 0 });
  return refused;
}

describe('a file on its way', () => {
  const bytes = pdfFile({ bytes: 3 * partSize - 100 });

  test('arrives in pieces, in any order, each as often as it takes', async () => {
    const uploadId = randomUUID();
    const state = () => anyone.call(api.uploadState, { params: { uploadId } });
    expect(await state()).toEqual({ parts: [] });
    expect(await sendPart(anyone, uploadId, 2, bytes)).toEqual({ parts: [2] });
    expect(await sendPart(anyone, uploadId, 0, bytes)).toEqual({ parts: [0, 2] });
    expect(await sendPart(anyone, uploadId, 0, bytes)).toEqual({ parts: [0, 2] });
    expect(await state()).toEqual({ parts: [0, 2] });
  });

  test('after a cut the answer names the missing pieces, and only these are sent', async () => {
    const uploadId = randomUUID();
    await sendPart(anyone, uploadId, 1, bytes);
    const key = newKey();
    const body = { ...newVerification, receipts: [{ uploadId, parts: 3 }] };
    const refused = await anyone.refused(api.createVerification, { body, key });
    expect(refused).toMatchObject({
      status: 409,
      code: 'receipt_incomplete',
      missing: [{ uploadId, parts: [0, 2] }],
    });
    await sendPart(anyone, uploadId, 0, bytes);
    await sendPart(anyone, uploadId, 2, bytes);
    await anyone.call(api.createVerification, { body, key });
    expect(await rows()).toMatchObject({ tickets: 1, receipts: 1, parts: 0 });
    const { file } = await shop.services.db
      .selectFrom('receipt')
      .select('file')
      .executeTakeFirstOrThrow();
    expect((await shop.services.files.get(file))?.equals(bytes)).toBe(true);
  });

  test('a piece that is sent again with other bytes takes the place of the first', async () => {
    const uploadId = randomUUID();
    await sendPart(anyone, uploadId, 0, Buffer.from('roto'));
    await sendPart(anyone, uploadId, 0, receiptPdf);
    await submitVerification(anyone, { receipts: [{ uploadId, parts: 1 }] });
    expect(await rows()).toMatchObject({ receipts: 1 });
  });

  test.each([
    ['an empty piece', '0', 0, 400],
    ['a piece of more than 64 KB', '0', partSize + 1, 413],
    ['piece 128', '128', 10, 404],
    ['piece -1', '-1', 10, 404],
    ['piece 1e1', '1e1', 10, 404],
  ])('%s is refused', async (_, part, size, status) => {
    const params = { uploadId: randomUUID(), part };
    const piece = new Blob([new Uint8Array(size)]);
    const { status: found } = await anyone.refused(api.sendUploadPart, { params, bytes: piece });
    expect(found).toBe(status);
    expect(await rows()).toMatchObject({ parts: 0 });
  });

  test('one piece of somebody who sent none yet is stored before those of a flood', async () => {
    const { db } = shop.services;
    const stored: string[] = [];
    const send = async (address: string) => {
      await savePart(db, { uploadId: randomUUID(), part: 0, bytes: Buffer.from('a') }, address);
      stored.push(address);
    };
    const flood = Array.from({ length: 60 }, (_, at) => send(`10.9.${at % 12}.${at}`));
    await Promise.all([...flood, send('10.10.0.1')]);
    expect(stored.indexOf('10.10.0.1')).toBeLessThan(20);
  });

  test('a name that we did not ask for is refused', async () => {
    const params = { uploadId: '../../etc/passwd', part: '0' };
    const bytes = new Blob(['x']);
    expect((await anyone.refused(api.sendUploadPart, { params, bytes })).status).toBe(404);
  });

  test('what nobody finished is gone after a day', async () => {
    const { db } = shop.services;
    await uploadBytes(anyone, receiptPdf);
    await purgeSending(db);
    expect(await rows()).toMatchObject({ parts: 1 });
    const before = new Date(Date.now() - 25 * 3_600_000);
    await db.updateTable('receipt_part').set({ created_at: before }).execute();
    await purgeSending(db);
    expect(await rows()).toMatchObject({ parts: 0 });
  });

  const piece = (uploadId: string, at: number, bytes: string) =>
    anyone.fetch(`/api/verifications/receipts/${uploadId}/${at}`, { method: 'PUT', body: bytes });

  test('256 new pieces an hour of one file; the same ones again cost nothing, nor do others wait', async () => {
    // As many at once as one address may have under way.
    const pieces = async (id: string, count: number, bytes: string) => {
      const answers: Response[] = [];
      for (let from = 0; from < count; from += 64) {
        const length = Math.min(64, count - from);
        const some = Array.from({ length }, (_, at) => piece(id, from + at, bytes));
        answers.push(...(await Promise.all(some)));
      }
      return answers;
    };
    const uploadId = randomUUID();
    for (const round of ['0', '1']) await pieces(uploadId, 128, round);
    expect((await piece(uploadId, 0, '1')).status).toBe(200);
    const refused = await piece(uploadId, 0, '2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // One person's three largest files are 384 pieces; then a neighbour of the same address sends
    // hers.
    for (const length of [128, 20]) {
      const answers = await pieces(randomUUID(), length, 'x');
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
  });

  test('2400 new pieces an hour from one network, of whatever files', async () => {
    await piece(randomUUID(), 0, 'x');
    await shop.services.db.updateTable('rate_limit').set({ points: 2399 }).execute();
    const last = randomUUID();
    expect((await piece(last, 0, 'x')).status).toBe(200);
    expect((await piece(last, 0, 'x')).status).toBe(200);
    expect((await piece(randomUUID(), 0, 'x')).status).toBe(429);
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP for the owner', async (format) => {
    const { receipt, answer, bytes } = await roundTrip(
      await receiptPhoto().toFormat(format).toBuffer(),
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(receipt).toEqual({
      id: expect.any(String),
      type: 'image/webp',
      bytes: bytes.length,
      round: 0,
    });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
      height: 300,
    });
  });

  test('weighs at most 250 KB and is at most 2000 pixels long, whatever it was', async () => {
    const file = await receiptPhoto(2800, 2100).jpeg({ quality: 60 }).toBuffer();
    expect(file.length).toBeGreaterThan(1_000_000);
    const { bytes } = await roundTrip(file);
    expect(bytes.length).toBeLessThanOrEqual(250 * 1024);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
    expect(width / height).toBeCloseTo(4 / 3, 1);
  });

  test.each([
    ['a long screenshot', 1080, 15_000, 700],
    ['a long one that lies', 15_000, 1080, 700],
    ['a long one of a small phone', 480, 6000, 480],
    ['a photo', 3000, 4000, 1500],
  ])('%s stays readable: its short side keeps its pixels', async (_, width, height, short) => {
    const file = await sharp({ create: { width, height, channels: 3, background: '#eee' } })
      .png()
      .toBuffer();
    const stored = await sharp((await roundTrip(file)).bytes).metadata();
    expect(Math.min(stored.width, stored.height)).toBe(short);
    expect(stored.width / stored.height).toBeCloseTo(width / height, 1);
  });

  test('of 64 megapixels, as phones take them, is read in lines and made smaller', {
    tags: 'long',
  }, async () => {
    const file = await sharp({
      create: { width: 9248, height: 6936, channels: 3, background: '#7a8' },
    })
      .jpeg()
      .toBuffer();
    const stored = await sharp((await roundTrip(file)).bytes).metadata();
    expect([stored.width, stored.height]).toEqual([2000, 1500]);
  });

  test('says nothing about place, time and phone, and stands upright', async () => {
    const file = await receiptPhoto(400, 300)
      .withExif({
        IFD0: { Make: 'TELEFONO-DE-YANET', Orientation: '6' },
        IFD3: { GPSLatitude: '23/1 8/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { bytes } = await roundTrip(file);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif ?? metadata.icc ?? metadata.xmp).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([300, 400]);
    expect(bytes.toString('latin1')).not.toContain('TELEFONO');
  });

  test('what is clear becomes white, not black', async () => {
    const file = await sharp({
      create: { width: 20, height: 20, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { bytes } = await roundTrip(file);
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);
  });

  test('the same bytes under two tickets are told to staff', async () => {
    const file = await receiptPhoto().jpeg().toBuffer();
    const first = await submitVerification(anyone, { receipts: [await uploadBytes(anyone, file)] });
    await submitVerification(anyone, {
      receipts: [await uploadBytes(anyone, receiptPdf), await uploadBytes(anyone, file)],
    });
    const [second] = await raul.call(staffApi.listVerifications, { query: {} });
    expect(second).toMatchObject({ receiptCount: 2 });
    const params = { id: second?.id ?? '' };
    const detail = await raul.call(staffApi.findVerification, { params });
    expect(detail.sameReceipts).toEqual([{ receiptId: detail.receipts[1]?.id, ticketId: first }]);
    // Where it came first, none came before.
    const [, earlier] = await raul.call(staffApi.listVerifications, { query: {} });
    expect(earlier?.ticketId).toBe(first);
    const itself = { params: { id: earlier?.id ?? '' } };
    expect((await raul.call(staffApi.findVerification, itself)).sameReceipts).toEqual([]);
  });
});

describe('a PDF', () => {
  test('with fifty pages is accepted, from any program', async () => {
    for (const file of [pdfFile({ pages: 50 }), packedPdfFile(3)]) {
      expect((await roundTrip(file)).bytes.equals(file)).toBe(true);
    }
  });

  test('stays as it is, and is shown without any right', async () => {
    const { receipt, answer, bytes } = await roundTrip(receiptPdf);
    expect(bytes.equals(receiptPdf)).toBe(true);
    expect(receipt?.type).toBe('application/pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="MA-T-\d{8}-\w{5}-[0-9a-f]{6}\.pdf"$/,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    // It shows a payment: nothing of it stays on a phone that others use too.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });
});

describe('what is no receipt is refused in words', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a text', () => Buffer.from('hola')],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => receiptPhoto().gif().toBuffer()],
    ['a TIFF', () => receiptPhoto().tiff().toBuffer()],
    [
      'a photo that breaks off',
      async () => (await receiptPhoto().jpeg().toBuffer()).subarray(0, 4000),
    ],
    ['a photo that is none', () => Buffer.from('\xff\xd8\xff\xe0nada', 'latin1')],
    ['an SVG that says PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1')],
  ])('%s', async (_, file) => {
    const refused = await refuseFile(await file());
    expect([refused.status, refused.code]).toEqual([400, 'receipt_unreadable']);
    expect(refused.fields).toEqual({ 'receipts.0': refused.message });
  });

  test.each([
    ['noise that says PDF', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9000, 'x')])],
    ['a PDF that was cut off', pdfFile().subarray(0, -40)],
    ['a PDF without pages', pdfFile({ pages: 0 })],
    ['a PDF with a password', pdfFile({ trailer: '/Encrypt 9 0 R' })],
    ['a PDF of 51 pages', pdfFile({ pages: 51 })],
  ])('%s, with what to send instead', async (_, file) => {
    const refused = await refuseFile(file);
    expect([refused.status, refused.code]).toEqual([400, 'receipt_pdf']);
    expect(refused.fields).toEqual({ 'receipts.0': refused.message });
    expect(refused.message).toContain('captura de pantalla');
  });

  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a8' } });

  const tooLarge: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['a bomb of 8,000 by 8,000 pixels', 'receipt_pixels', () => bombOf(8000)],
    [
      'a progressive JPEG of 49 megapixels',
      'receipt_pixels',
      () => flat(7000, 7000).jpeg({ progressive: true }).toBuffer(),
    ],
    [
      'an interlaced PNG of 36',
      'receipt_pixels',
      () => flat(6000, 6000).png({ progressive: true }).toBuffer(),
    ],
    ['a WebP of 36', 'receipt_pixels', () => flat(6000, 6000).webp({ effort: 0 }).toBuffer()],
    ['a strip of 1,000 by 40,000', 'receipt_too_long', () => flat(1000, 40_000).png().toBuffer()],
  ];
  test.each(eachOf(tooLarge, 4))('%s: the truth about its size', async (_, code, file) => {
    const refused = await refuseFile(await file());
    expect([refused.status, refused.code]).toEqual([400, code]);
    expect(refused.fields).toEqual({ 'receipts.0': refused.message });
  });

  test('an iPhone photo, with what to do', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const refused = await refuseFile(heic);
    expect([refused.status, refused.code]).toEqual([400, 'receipt_heic']);
    expect(refused.message).toContain('JPEG');
  });

  test('names the second file when that one is wrong', async () => {
    const receipts = [
      await uploadBytes(anyone, receiptPdf),
      await uploadBytes(anyone, Buffer.from('hola')),
    ];
    const body = { ...newVerification, receipts };
    const { fields } = await anyone.refused(api.createVerification, { body, key: newKey() });
    expect(Object.keys(fields ?? {})).toEqual(['receipts.1']);
  });
});

test('8 MB are a receipt', async () => {
  const { bytes } = await roundTrip(pdfFile({ bytes: fileLimit }));
  expect(bytes.length).toBe(fileLimit);
});

/** A PNG of so many pixels a side, all in one tone: some KB that unpack to much more. */
function bombOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const named = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([head, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
