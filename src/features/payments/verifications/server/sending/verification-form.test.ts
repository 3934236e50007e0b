import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { isTicket } from '../../ticket.ts';
import {
  noVerifications,
  receiptPdf,
  receiptPhoto,
  writtenVerifications,
} from '../testing/verifications.ts';

let anyone: Client;

setUpShop({ env: { TRUSTED_PROXIES: '1' } });
beforeEach(async () => {
  await shop.reset();
  anyone = shop.as('anonymous');
});

const rows = () => writtenVerifications(shop.services.db);
const typed = {
  verificationCode: 'MA-VER-20261120-7K4Q',
  email: 'yanet@correo.test',
  whatsapp: '+53 5 123 4567',
  quoteReference: '',
  comment: 'Pagué "ayer" <b>en efectivo</b>',
  website: '',
};

function post(
  change: Record<string, string> = {},
  files: Buffer[] = [],
  { client = anyone, address = '10.0.0.1' } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...change })) form.append(name, value);
  for (const file of files) form.append('receipts', new Blob([new Uint8Array(file)]), 'recibo.jpg');
  if (files.length === 0) form.append('receipts', new Blob([]), '');
  return client.fetch('/verify', {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': address },
  });
}
const ticketIn = (page: string) => /MA-T-\d{8}-\w{5}/.exec(page)?.[0] ?? '';

describe('the form without JavaScript', () => {
  test('is sent, and the page says the ticket', async () => {
    const sent = await post({}, [receiptPdf, await receiptPhoto().jpeg().toBuffer()]);
    expect(sent.status).toBe(303);
    const page = await (await anyone.fetch(sent.headers.get('location') ?? '')).text();
    expect(isTicket(ticketIn(page))).toBe(true);
    expect(await rows()).toEqual({ tickets: 1, receipts: 2, events: 1, mails: 2, parts: 0 });
    const row = await shop.services.db.selectFrom('verification').selectAll().executeTakeFirst();
    expect(row).toMatchObject({
      ticket: ticketIn(page),
      code: typed.verificationCode,
      whatsapp: '+5351234567',
      quote_reference: null,
      comment: typed.comment,
    });
  });

  test('an empty file is refused in words, and what was typed stays', async () => {
    const refused = await post({}, [receiptPdf, Buffer.alloc(0)]);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('No podemos leer un archivo');
    expect(page).toContain('value="yanet@correo.test"');
    expect(await rows()).toMatchObject({ tickets: 0, receipts: 0 });
  });

  test('belongs to who is signed in', async () => {
    const yanet = shop.as('customer');
    await post({}, [], { client: yanet });
    const row = await shop.services.db.selectFrom('verification').selectAll().executeTakeFirst();
    expect(row?.person_id).toBe(yanet.id);
  });

  test('a forged address shows no ticket', async () => {
    const { headers } = await post();
    const right = headers.get('location') ?? '';
    for (const address of [
      right.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      '/verify?enviada=MA-T-20261121-AAAA2',
      `${right.split('.')[0]}.`,
      '/verify?enviada=x',
    ]) {
      const page = await (await anyone.fetch(address)).text();
      expect(ticketIn(page.replace(/enviada(=|%3D)[^"& ]*/g, ''))).toBe('');
    }
  });

  test('twice the same is one ticket', async () => {
    const files = [receiptPdf];
    const answers = await Promise.all([post({}, files), post({}, files), post({}, files)]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await rows()).toMatchObject({ tickets: 1, receipts: 1, mails: 2 });
    await post({ comment: 'otra cosa' }, files);
    await post({}, []);
    await post({}, files, { address: '10.0.0.2' });
    expect(await rows()).toMatchObject({ tickets: 4 });
  });

  test('also when the key changes between both; after ten minutes it is another one', async () => {
    const border = Math.ceil(Date.now() / 600_000) * 600_000;
    const at = async (now: number, comment: string) => {
      vi.setSystemTime(now);
      await post({ comment });
      return (await rows()).tickets;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(await at(border - 500, 'una')).toBe(1);
      expect(await at(border + 500, 'una')).toBe(1);
      expect(await at(border + 500, 'otra')).toBe(2);
      expect(await at(border + 9.9 * 60_000, 'otra')).toBe(2);
      // The former key still has its name, but its time is over.
      expect(await at(border + 10.1 * 60_000, 'otra')).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('five an hour; the sixth comes back with what was typed', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect((await post({ comment: `${at}` })).status).toBe(303);
    }
    const refused = await post({ comment: 'la sexta' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain('Llegaron demasiados pedidos');
    // And whom to ask instead, before the form.
    expect(page).toMatch(
      /role="alert".*Llegaron demasiados pedidos.*wa\.me.*id="verificationCode"/s,
    );
    expect(page).toContain('la sexta');
    expect(await rows()).toMatchObject({ tickets: 5 });
  });

  test('after sixty forms an hour, wrong ones too, the next still keeps what was typed', async () => {
    for (let at = 0; at < 60; at += 1) await post({ verificationCode: '' });
    const refused = await post({ comment: 'la que sigue' });
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('la que sigue');
  });
});

describe('a form of a page that was rendered for somebody', () => {
  test('names them, and is theirs', async () => {
    const yanet = shop.as('customer');
    const page = await (await yanet.fetch('/verify')).text();
    expect(page).toContain(`name="persona" value="${yanet.id}"`);
    expect(await (await anyone.fetch('/verify')).text()).not.toContain('name="persona"');
    expect((await post({ persona: yanet.id }, [], { client: yanet })).status).toBe(303);
  });

  test('is nobody else’s who has signed in since, and shows them nothing of it', async () => {
    const persona = shop.as('customer').id;
    const answer = await post({ persona }, [], { client: shop.as('other customer') });
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain('Esta página es de otra sesión');
    expect(page).not.toContain(typed.email);
    expect(await rows()).toEqual(noVerifications);
  });

  test('comes back as it was typed when the session is over', async () => {
    const answer = await post({ persona: shop.as('customer').id });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(typed.email);
    expect(await rows()).toEqual(noVerifications);
  });
});

describe('a form with something wrong comes back', () => {
  async function comesBack(answer: Response, status: number) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await rows()).toEqual(noVerifications);
    const page = await answer.text();
    expect(page).toContain('<html lang=');
    return page;
  }

  test('with what was typed, as text, and what is wrong', async () => {
    const page = await comesBack(await post({ verificationCode: '', email: 'yanet@' }), 400);
    expect(page).toContain('El código de verificación es obligatorio');
    expect(page).toContain('Ingrese un correo electrónico válido');
    expect(page).toContain('value="yanet@"');
    expect(page).toContain('&lt;b&gt;en efectivo');
    expect(page).not.toContain('<b>en efectivo');
  });

  test('in English for who reads English', async () => {
    const client = anyone.with('mariel-auto-language=en');
    const page = await comesBack(await post({ email: '' }, [], { client }), 400);
    expect(page).toContain('Enter a valid e-mail address');
  });

  test('with a filled honeypot', async () => {
    expect(await comesBack(await post({ website: 'x' }), 400)).toContain('Vacíelo');
  });

  test('with a file that is none', async () => {
    const page = await comesBack(await post({}, [receiptPdf, Buffer.from('hola')]), 400);
    expect(page).toContain('No podemos leer un archivo');
    expect(page).toContain(typed.verificationCode);
  });

  test('with four files', async () => {
    expect(
      await comesBack(await post({}, [receiptPdf, receiptPdf, receiptPdf, receiptPdf]), 400),
    ).toContain('como mucho 3');
  });

  test('with files that are too large, alone or together', async () => {
    const large = pdfFile({ bytes: fileLimit + 1000 });
    expect(await comesBack(await post({}, [large]), 400)).toContain('hasta 8 MB');
    const page = await comesBack(
      await post({ comment: 'sigue aquí' }, [large, large, large, large]),
      400,
    );
    expect(page).toContain('hasta 8 MB');
    expect(page).toContain('sigue aquí');
  });

  test('while one network’s large forms fill the memory for forms, it waits and nobody else does', {
    tags: 'long',
  }, async () => {
    const large = pdfFile({ bytes: fileLimit });
    const three = await Promise.all(
      ['a', 'b', 'c'].map((comment) => post({ comment }, [large, large, large])),
    );
    const statuses = three.map(({ status }) => status).toSorted();
    expect([statuses[0], statuses.at(-1)]).toEqual([303, 503]);
    for (const answer of three.filter(({ status }) => status === 503)) {
      const page = await answer.text();
      expect(page).toContain('El servicio no está disponible');
      expect(page).toContain(typed.verificationCode);
    }
    expect((await post({}, [large], { address: '10.0.0.2' })).status).toBe(303);
    expect((await post({ comment: 'd' }, [large, large, large])).status).toBe(303);
  });

  test.each([
    ['application/x-www-form-urlencoded', 'verificationCode=A'],
    ['multipart/form-data; boundary=x', 'nada'],
    ['multipart/form-data', ''],
    ['application/json', '{}'],
  ])('as %s: %s', async (type, body) => {
    const answer = await anyone.fetch('/verify', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    await comesBack(answer, 400);
  });

  test('from another site it is refused before it is read', async () => {
    const answer = await anyone.fetch('/verify', {
      method: 'POST',
      body: new FormData(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

test('the page itself is the same for everyone', async () => {
  const first = await anyone.fetch('/verify');
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  expect(first.headers.get('set-cookie')).toBeNull();
  await post({ email: 'x' });
  expect(await (await anyone.fetch('/verify')).text()).toBe(await first.text());
});
