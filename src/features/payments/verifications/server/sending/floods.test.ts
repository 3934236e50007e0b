import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { receiptOrScanKind, storeUpload } from '#features/requests/uploads/server/store-upload.ts';
import { hashed } from '#features/requests/uploads/server/upload-space.ts';
import { networksOf } from '#platform/http/networks.ts';
import { newKey } from '#platform/testing/new-key.ts';
import {
  mailsOf,
  newVerification,
  receiptPhoto,
  writtenVerifications,
} from '../testing/verifications.ts';
import { mayMailTo } from './limits.ts';

let picture: Buffer;

setUpShop({ env: { TRUSTED_PROXIES: '1' } });
beforeAll(async () => {
  picture = await receiptPhoto(300, 200).jpeg().toBuffer();
});
beforeEach(() => shop.reset());

const call = (address: string, path: string, init: RequestInit) =>
  shop
    .as('anonymous')
    .fetch(path, { ...init, headers: { 'x-forwarded-for': address, ...init.headers } });

const sendPiece = (address: string, uploadId: string = randomUUID(), bytes: BodyInit = 'x') =>
  call(address, `/api/verifications/receipts/${uploadId}/0`, { method: 'PUT', body: bytes });

async function uploadFrom(address: string, file = picture) {
  const uploadId = randomUUID();
  await sendPiece(address, uploadId, new Uint8Array(file));
  return { uploadId, parts: 1 };
}

async function sendFrom(address: string, change: object = {}) {
  const answer = await call(address, '/api/verifications', {
    method: 'POST',
    body: JSON.stringify({ ...newVerification, ...change }),
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** So many subnets of a site, each of another home. */
const subnets = (count: number) =>
  Array.from({ length: count }, (_, at) => `2001:db8:7:${(at * 256).toString(16)}::1`);

describe('receipts', () => {
  test('one network that sends 54 times keeps nobody else waiting', async () => {
    // Few bytes that take long, so that the places are taken before the first is free again.
    const large = await sharp({
      create: { width: 3000, height: 3000, channels: 3, background: '#d8d2c4' },
    })
      .png({ palette: true })
      .toBuffer();
    const flood = await Promise.all(
      Array.from({ length: 54 }, () => uploadFrom('10.0.0.1', large)),
    );
    const honest = await uploadFrom('10.0.5.1');
    const answers = flood.map((receipt, at) =>
      sendFrom('10.0.0.1', { email: `a${at}@b.test`, receipts: [receipt] }),
    );
    const refused = (answer: { status: number }) => answer.status === 503;
    await Promise.any(answers.map(async (answer) => expect(refused(await answer)).toBe(true)));
    expect(await sendFrom('10.0.5.1', { receipts: [honest] })).toMatchObject({ status: 201 });
    // Without a proof of work a network may send five; most others never had a place.
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(all.filter(refused).length).toBeGreaterThan(27);
  });

  async function puts(action: () => Promise<unknown>) {
    const put = vi.spyOn(shop.services.files, 'put');
    try {
      await action();
      return put.mock.calls.length;
    } finally {
      put.mockRestore();
    }
  }

  test('the same picture three times in one sending is worked on once', async () => {
    const receipts = [await uploadFrom('10.0.0.1'), await uploadFrom('10.0.0.1')];
    receipts.push(await uploadFrom('10.0.0.1'));
    const made = await puts(async () => {
      expect((await sendFrom('10.0.0.1', { receipts })).status).toBe(201);
    });
    expect(made).toBe(1);
    expect(await writtenVerifications(shop.services.db)).toMatchObject({ receipts: 3, parts: 0 });
  });

  /** Makes one file ready for several sendings that come in the same moment. */
  const makeAtOnce = (bytes: Buffer, languages: readonly ('es' | 'en')[]) =>
    Promise.allSettled(
      languages.map((language, at) =>
        storeUpload(
          shop.services,
          {
            name: 'the same',
            networks: networksOf(`10.0.${at}.1`),
            made: new Map(),
            as: receiptOrScanKind,
            read: async () => bytes,
            bytes: bytes.byteLength,
          },
          { field: `receipts.${at}`, language },
        ),
      ),
    );

  test('the same file that several name at once is worked on once', async () => {
    const made = await puts(async () => {
      const answers = await makeAtOnce(picture, ['es', 'es', 'en']);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 'fulfilled', value: { type: 'image/webp' } });
    });
    expect(made).toBe(1);
  });

  test('each of them reads why it is refused where the file stands, in its own language', async () => {
    const answers = await makeAtOnce(Buffer.from('hola'), ['es', 'en']);
    expect(answers.map((answer) => 'reason' in answer && answer.reason.fields)).toEqual([
      { 'receipts.0': expect.stringMatching(/^No podemos leer/) },
      { 'receipts.1': expect.stringMatching(/^We cannot read/) },
    ]);
  });

  test('one upload is named once in a sending', async () => {
    const receipt = await uploadFrom('10.0.0.1');
    const refused = await sendFrom('10.0.0.1', { receipts: [receipt, receipt] });
    expect(refused).toMatchObject({
      status: 400,
      fields: {
        receipts: 'Cada archivo se nombra una sola vez. Quite el repetido y envíe de nuevo.',
      },
    });
  });
});

describe('one site with many subnets', () => {
  test('sends what a site may; another site and IPv4 strangers are not touched', async () => {
    let taken = 0;
    for (const [at, address] of subnets(20).entries()) {
      for (let time = 0; time < 3; time += 1) {
        const { status } = await sendFrom(address, { email: `a${at}-${time}@b.test` });
        if (status === 201) taken += 1;
        else expect(status).toBe(429);
      }
    }
    expect(taken).toBe(40);
    expect((await sendFrom('2001:db8:8::1', { email: 'b@b.test' })).status).toBe(201);
    expect((await sendFrom('10.0.0.1', { email: 'c@b.test' })).status).toBe(201);
  });

  /** As if so many pieces lay here that came from this address. */
  async function store(address: string, pieces: number) {
    const networks = networksOf(address).map((network) => hashed(network).key);
    await sql`insert into receipt_part (upload_id, part, bytes, networks)
      select gen_random_uuid(), 0, 'x', ${networks}::text[]
      from generate_series(1, ${pieces}::int)`.execute(shop.services.db);
    // What others stored is seen after some seconds.
    vi.setSystemTime(Date.now() + 11_000);
  }
  const rows = async () => {
    const { parts } = await writtenVerifications(shop.services.db);
    const limits = await shop.services.db.selectFrom('rate_limit').select('key').execute();
    return [parts, limits.length];
  };
  const stored = async (address: string) => (await sendPiece(address)).status;

  test('stores what a site may, and what is refused writes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await store('2001:db8:7::1', 2400);
      const before = await rows();
      expect([await stored('2001:db8:7::1'), await stored('2001:db8:7:0:5::1')]).toEqual([
        429, 429,
      ]);
      expect(await rows()).toEqual(before);
      expect(await stored('2001:db8:7:1::1')).toBe(200);
      await store('2001:db8:7:1::1', 2399);
      expect(await stored('2001:db8:7:2::1')).toBe(429);
      expect(await stored('2001:db8:7:100::1')).toBe(200);
      for (const address of ['2001:db8:7:100::1', '2001:db8:7:200::1']) await store(address, 1600);
      await store('2001:db8:7:300::1', 191);
      expect(await stored('2001:db8:7:400::1')).toBe(429);
      expect([await stored('2001:db8:8::1'), await stored('10.0.0.1')]).toEqual([200, 200]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('when many networks fill half of it, each has less; there is never more than all may', {
    tags: 'long',
  }, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (let site = 1; site < 10; site += 1) await store(`2001:db8:${site}::1`, 1900);
      await store('10.0.0.1', 300);
      expect([await stored('10.0.0.1'), await stored('10.0.1.1')]).toEqual([429, 200]);
      for (let site = 10; site < 17; site += 1) await store(`2001:db8:${site}::1`, 2000);
      await store('2001:db8:17::1', 1367);
      const [full = 0] = await rows();
      expect(await stored('2001:db8:17:1::1')).toBe(429);
      // Whoever has less than the largest site finds room at its cost.
      expect(await stored('10.0.2.1')).toBe(200);
      expect((await rows())[0]).toBeLessThan(full);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a piece that a limit refuses writes nothing', async () => {
    const before = await rows();
    const uploadId = randomUUID();
    expect((await sendPiece('10.0.0.1', uploadId)).status).toBe(200);
    await shop.services.db.updateTable('rate_limit').set({ points: 100_000 }).execute();
    const full = await rows();
    expect(full).not.toEqual(before);
    for (let at = 0; at < 5; at += 1) expect(await stored('10.0.0.1')).toBe(429);
    expect(await rows()).toEqual(full);
  });

  test('what was not stored, or is there already, takes no room from the others', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await store('10.0.0.1', 2397);
      const uploadId = randomUUID();
      for (let at = 0; at < 5; at += 1) {
        expect((await sendPiece('10.0.0.1', uploadId)).status).toBe(200);
      }
      const { db } = shop.services;
      await db.updateTable('rate_limit').set({ points: 100_000 }).execute();
      for (let at = 0; at < 5; at += 1) expect(await stored('10.0.0.1')).toBe(429);
      await db.deleteFrom('rate_limit').execute();
      expect([await stored('10.0.0.1'), await stored('10.0.0.1')]).toEqual([200, 200]);
      expect(await stored('10.0.0.1')).toBe(429);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the day’s mails to strangers', () => {
  const write = (address: string, name: string) =>
    shop.services.db
      .transaction()
      .execute((tx) =>
        mayMailTo(tx, { email: `${name}@b.test`, ownsEmail: false, address, proven: true }),
      );
  const flood = async (addresses: string[], each: number) => {
    for (const [at, address] of addresses.entries()) {
      for (let time = 0; time < each; time += 1) await write(address, `${address}-${at}-${time}`);
    }
  };
  const confirmed = async (address: string, email: string) => {
    const { status, mailed, ticketId } = await sendFrom(address, { email });
    expect([status, typeof ticketId]).toEqual([201, 'string']);
    const sent = (await mailsOf(shop.services.db)).filter(({ to }) => to === email).length === 1;
    return { mailed, sent };
  };
  const yes = { mailed: true, sent: true };
  const no = { mailed: false, sent: false };

  test('are not used up by 22 subnets of one site', async () => {
    await flood(subnets(22), 10);
    for (const [at, address] of ['10.0.0.1', '10.0.0.1', '2001:db8:9::1'].entries()) {
      expect(await confirmed(address, `honest${at}@b.test`)).toEqual(yes);
    }
  });

  test('22 flooding sites do not use up the reserve', async () => {
    await flood(
      Array.from({ length: 22 }, (_, at) => `2001:db8:${at + 100}::1`),
      10,
    );
    expect(await confirmed('10.0.0.1', 'first@b.test')).toEqual(yes);
    expect(await confirmed('10.0.0.1', 'second@b.test')).toEqual(no);
    expect(await confirmed('2001:db8:9::1', 'third@b.test')).toEqual(yes);
  });

  test('two hundred in all, whoever asks', async () => {
    let written = 0;
    for (let at = 0; at < 220; at += 1) {
      const { mail } = await write(`10.${at}.0.1`, `a${at}`);
      if (mail) written += 1;
    }
    expect(written).toBe(200);
  });

  test('without one the ticket is shown and the page promises no mail', async () => {
    await flood(['2001:db8:1::1'], 10);
    const form = new FormData();
    form.append('verificationCode', 'CODIGO-1');
    form.append('email', 'nadie@b.test');
    const post = () => call('2001:db8:1::1', '/verify', { method: 'POST', body: form });
    const { headers, status } = await post();
    expect(status).toBe(303);
    const page = await (await call('10.0.0.1', headers.get('location') ?? '', {})).text();
    expect(page).toMatch(/MA-T-\d{8}-/);
    expect(page).toContain('no podemos prometerle un correo');
    expect(page).not.toContain('Se lo confirmamos por correo');
    expect((await mailsOf(shop.services.db)).some(({ to }) => to === 'nadie@b.test')).toBe(false);
  });

  test('a person with an account gets theirs all the same, and the answer tells nobody', async () => {
    const { id, email } = shop.as('customer');
    const verified = shop.services.db.updateTable('person').set({ email_verified: true });
    await verified.where('id', '=', id).execute();
    for (let at = 0; at < 220; at += 1) await write(`10.${at}.0.1`, `a${at}`);
    const unannounced = { mailed: false, sent: true };
    expect(await confirmed('10.230.0.1', email.toUpperCase())).toEqual(unannounced);
    // Somebody who has not proven the address counts as a stranger.
    expect(await confirmed('10.230.0.1', shop.as('other customer').email)).toEqual(no);
    expect(await confirmed('10.230.0.1', 'nadie@b.test')).toEqual(no);
  });
});

describe('a form of a hundred thousand parts', () => {
  const boundary = '----WebKitFormBoundaryAbCdEf0123456789';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = part('verificationCode', 'CODIGO-1') + part('email', 'ana@b.test');
  const post = (body: string) =>
    call('10.0.0.1', '/verify', {
      method: 'POST',
      body: `${body}--${boundary}--\r\n`,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });

  test('is no form; what was typed is not lost', async () => {
    expect((await post(texts)).status).toBe(303);
    const answer = await post(texts + part('x', 'y').repeat(100_000));
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('como mucho 3');
    expect(page).toContain('CODIGO-1');
  });

  test('a part whose head never ends is refused', async () => {
    expect((await post(texts + part(`x${'y'.repeat(5000)}`, 'z'))).status).toBe(400);
  });

  test('forty photos are told as too many files', async () => {
    const file = `--${boundary}\r\ncontent-disposition: form-data; name="receipts"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nfoto\r\n`;
    const answer = await post(texts + file.repeat(40));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('como mucho 3'),
    ]);
  });
});
