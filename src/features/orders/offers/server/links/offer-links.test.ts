import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../../schema.ts';
import {
  accept,
  inDays,
  linkInMail,
  linkOfRole,
  mails,
  openAddress,
  own,
  postForm,
  sentOffer,
} from '../testing/offers.ts';

setUpQuoteShop();

let offer: StaffOffer;
let path: string;
let quoteId: string;
beforeEach(async () => {
  offer = await sentOffer();
  path = await linkInMail();
  quoteId = (await own(offer)).quoteId ?? '';
});

const text = async (address: string) => (await openAddress(address)).text();
const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** The summary's form as a browser fills it. */
async function summary(query = ''): Promise<Record<string, string>> {
  const page = await text(`${path}/aceptar${query}`);
  const names = ['oferta', 'opciones', 'visto', 'total', 'nombre'];
  const fields = names.map((name) => [name, hidden(page, name)] as const);
  return { accion: 'aceptar', ...Object.fromEntries(fields) };
}

/** Reads everything that a look might have changed. */
async function everything(): Promise<string> {
  const { db } = shop.services;
  const tables = ['offer', 'offer_acceptance', 'quote_link', 'event', 'outbox', 'quote'] as const;
  const all = tables.map((table) => db.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(all));
}

describe('the link in the mail', () => {
  test('shows no way to us that the owner did not give', async () => {
    const { config } = shop.services;
    const { brand } = config;
    const addresses = [path, '/oferta/unknown-token', '/entregar/unknown-token'];
    for (const at of addresses) expect(await text(at), at).toMatch(/<a [^>]*wa\.me\/13045550142/);
    const restartAs = (other: typeof brand) => {
      Object.assign(config, { brand: other });
      // A process forgets what it drew when it ends.
      catalogueChanges(shop.services.database).notify();
    };
    restartAs({ ...brand, whatsapp: undefined });
    for (const at of addresses) {
      const page = await text(at);
      expect(page, at).not.toContain('wa.me');
      expect(page, at).not.toMatch(/<a(?![^>]* href=)[ >]/);
    }
    restartAs(brand);
  });

  test('opens the offer without signing in, for nobody’s cache and no search engine', async () => {
    const response = await openAddress(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-page-variant')).toBeNull();
    const page = await response.text();
    expect(page).toMatch(/<meta name="robots" content="noindex/);
    expect(page).toContain(offer.number);
    expect(page).toContain('US$29,800');
    expect(page).toContain('Este enlace es de Yanet Pérez');
    expect(page).not.toMatch(/costCents|marginCents|US\$50</);
  });

  test('is opened by programs as often as they like, and changes nothing', async () => {
    await yanet.call(api.makeMyLink, { params: { id: quoteId }, body: { role: 'pays' } });
    const before = await everything();
    const [pays] = await yanet.call(api.listMyLinks, { params: { id: quoteId } });
    for (const address of [
      path,
      `${path}/aceptar`,
      `${path}/aceptar?opcion=2`,
      `${path}?hecho=aceptar`,
      pays?.path ?? '',
      `/api/links/${path.slice('/oferta/'.length)}`,
    ]) {
      for (const method of ['GET', 'HEAD', 'GET', 'GET']) {
        expect([address, (await openAddress(address, method)).status]).toEqual([address, 200]);
      }
    }
    expect(await everything()).toBe(before);
  });

  test('counts as seen once a person touches it, and not when it is opened', async () => {
    const [, address = ''] = /data-seen="([^"]+)"/.exec(await text(path)) ?? [];
    expect((await see(quoteId)).offer?.seenAt).toBeNull();
    const headers = { 'content-type': 'application/json' };
    const touched = { method: 'POST', headers, body: '{}' };
    expect((await shop.as('anonymous').fetch(address, touched)).status).toBe(200);
    const seen = (await see(quoteId)).offer?.seenAt;
    expect(seen).toEqual(expect.any(String));
    await shop.as('anonymous').fetch(address, touched);
    expect((await see(quoteId)).offer?.seenAt).toBe(seen);
    expect((await raul.fetch(address, touched)).status).toBe(403);
  });

  test('takes an option and accepts in two taps, and shows what comes next', async () => {
    const asked = await summary('?opcion=2');
    expect(asked).toMatchObject({ opciones: '2', total: '2995000', nombre: 'Yanet Pérez' });
    const answer = await postForm(`${path}/aceptar?opcion=2`, asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?hecho=aceptar`]);
    const page = await text(path);
    expect(page).toContain('Oferta aceptada');
    expect(page).toContain('Qué sigue');
    expect(page).toContain('US$29,950');
    expect(page).not.toContain('name="opcion"');
    const { offer: now } = await own(offer);
    expect(now?.acceptance).toMatchObject({ byLink: true, chosen: [2] });
    const quote = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    expect(quote.history.at(-2)).toMatchObject({ kind: 'offer_accepted', byLink: true });
    const again = await postForm(`${path}/aceptar?opcion=2`, asked);
    expect(again.status).toBe(303);
    expect((await mails()).filter(({ subject }) => subject.startsWith('Aceptó'))).toHaveLength(1);
  });

  test('declines, asks for a change, and gives back what lacks with what was typed', async () => {
    const oferta = offer.number;
    const empty = await postForm(path, { accion: 'cambio', oferta, linea: '1', cambio: ' ' });
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Escriba qué desea cambiar.');
    const long = await postForm(path, { accion: 'cambio', oferta, cambio: 'a'.repeat(1001) });
    expect(await long.text()).toContain('a'.repeat(1001));
    const asked = await postForm(path, {
      accion: 'cambio',
      oferta,
      linea: '1',
      cambio: 'Sin flete',
    });
    expect(asked.status).toBe(303);
    expect(await text(path)).toContain('Se pidió un cambio en la oferta.');
    const none = await postForm(path, { accion: 'rechazar', oferta, motivo: '' });
    expect(await none.text()).toContain('Escriba por qué: una palabra basta.');
    const declined = await postForm(path, { accion: 'rechazar', oferta, motivo: '<b>Caro</b>' });
    expect(declined.status).toBe(303);
    expect(await text(path)).toContain('&lt;b&gt;Caro&lt;/b&gt;');
  });

  test.each([
    ['another total', { total: '1' }, 409, 'no es lo que dice esta oferta'],
    ['no total', { total: '' }, 400, ''],
    ['another hash', { visto: 'a'.repeat(64) }, 409, 'no es lo que dice esta oferta'],
    ['no hash', { visto: '' }, 400, ''],
    ['an option that is none', { opciones: '0' }, 422, 'no es de esta oferta'],
    ['an option that is not there', { opciones: '55' }, 422, 'no es de esta oferta'],
    ['words for options', { opciones: 'todas' }, 400, ''],
    [
      'the number of no offer',
      { oferta: 'MA-TX-2020-000001-O1' },
      404,
      'No encontramos esa oferta',
    ],
    ['no name', { nombre: '  ' }, 400, 'Escriba su nombre.'],
  ])('with %s it accepts nothing, and says why', async (_, change, status, said) => {
    const response = await postForm(`${path}/aceptar`, { ...(await summary()), ...change });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(said);
    expect((await own(offer)).offer?.state).toBe('sent');
  });

  test('lets no member of staff answer', async () => {
    const response = await postForm(`${path}/aceptar`, await summary(), raul);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Nadie del equipo responde una oferta por un cliente.');
    expect((await own(offer)).offer?.state).toBe('sent');
    const links = await raul.call(staffApi.listLinks, { params: { id: quoteId } });
    expect(links).toEqual([expect.objectContaining({ role: 'asks', path: null })]);
  });

  test('from a page that was rendered for somebody else answers nothing, and says so', async () => {
    const { id } = shop.as('other customer');
    const fields = { ...(await summary()), persona: id, nombre: 'ajeno' };
    const response = await postForm(`${path}/aceptar`, fields, yanet);
    const page = await response.text();
    expect([response.status, page.includes('ajeno')]).toEqual([409, false]);
    expect(page).toContain('Esta página es de otra sesión');
    expect((await own(offer)).offer?.state).toBe('sent');
  });

  test('answers no offer of another quotation', async () => {
    const other = await sentOffer();
    const fields = { ...(await summary()), oferta: other.number, visto: other.shownHash };
    expect((await postForm(`${path}/aceptar`, fields)).status).toBe(404);
    expect((await own(other)).offer?.state).toBe('sent');
  });

  test('asks for a new one with one tap once it has expired', async () => {
    await shop.services.db
      .updateTable('offer')
      .set({ valid_until: inDays(-1) })
      .where('id', '=', offer.id)
      .execute()
      .catch(() => expireBy(offer.id));
    const page = await text(path);
    expect(page).toContain('La oferta venció el');
    const late = await postForm(`${path}/aceptar`, {
      accion: 'aceptar',
      oferta: offer.number,
      opciones: '',
      visto: (await own(offer)).offer?.shownHash ?? '',
      total: '2980000',
      nombre: 'Yanet',
    });
    expect(late.status).toBe(409);
    const asked = await postForm(path, { accion: 'otra', oferta: offer.number });
    expect(asked.status).toBe(303);
    expect(await text(path)).toContain('Se pidió una oferta nueva.');
    const again = await raul.call(staffApi.honourOffer, { params: { id: offer.id }, body: {} });
    expect(again).toMatchObject({ state: 'sent', version: 2, validUntil: inDays(7) });
    expect(await text(path)).toContain(again.number);
  });
});

/** As if its days had passed: nothing else changes a sent offer. */
async function expireBy(id: string): Promise<void> {
  const { db } = shop.services;
  const { sql } = await import('kysely');
  await sql`alter table offer disable trigger offer_is_final`.execute(db);
  await db
    .updateTable('offer')
    .set({ valid_until: inDays(-1) })
    .where('id', '=', id)
    .execute();
  await sql`alter table offer enable trigger offer_is_final`.execute(db);
}

describe('a link that opens nothing', () => {
  test.each([
    ['was cut', () => path.slice(0, -4), 404, 'El enlace llegó incompleto'],
    ['was never made', () => `/oferta/${'x'.repeat(22)}z`, 404, 'Este enlace no abre nada'],
    ['has one letter wrong', () => swapped(path), 404, 'Este enlace no abre nada'],
    ['is a word', () => '/oferta/%00%3Cscript%3E', 404, 'incompleto'],
  ])('says so when it %s', async (_, address, status, said) => {
    const response = await openAddress(address());
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(page).toContain(said);
    expect(page).not.toContain(offer.number);
    const answered = await postForm(address(), { accion: 'otra', oferta: offer.number });
    // A text that cannot be a token is bad input.
    expect([400, 404]).toContain(answered.status);
  });

  test('opens with what a chat puts behind it', async () => {
    for (const end of ['.', ',', ')', '%C2%BB', '...']) {
      expect((await openAddress(path + end)).status).toBe(200);
    }
  });

  test('says so when it was revoked, or its account was deleted', async () => {
    const [link] = await yanet.call(api.listMyLinks, { params: { id: quoteId } });
    const params = { id: quoteId, linkId: link?.id ?? '' };
    await yanet.call(api.revokeMyLink, { params });
    const response = await openAddress(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Este enlace ya no abre');
    expect((await yanet.refused(api.revokeMyLink, { params })).code).toBe('link_not_found');
    const second = await sentOffer();
    const other = await linkInMail();
    expect((await openAddress(other)).status).toBe(200);
    await yanet.call(api.deleteAccount, {});
    expect((await openAddress(other)).status).toBe(404);
    expect(second.state).toBe('sent');
  });
});

describe('what is shared', () => {
  const pathOf = (role: 'pays' | 'receives') => linkOfRole(quoteId, role);

  test('with who pays shows amounts and takes no answer', async () => {
    const pays = await pathOf('pays');
    expect(await pathOf('pays')).toBe(pays);
    const page = await text(pays);
    expect(page).toContain('US$29,800');
    expect(page).toContain('Hasta que se acepte no se paga nada.');
    expect(page).not.toMatch(/Aceptar oferta|Pérez|<form[^>]*action="\/oferta/);
    const fields = { ...(await summary()), oferta: offer.number };
    expect((await postForm(`${pays}/aceptar`, fields)).status).toBe(404);
    await accept(offer);
    expect(await text(pays)).toContain('Oferta aceptada: faltan US$8,940');
  });

  test('with who receives shows what comes, and no price anywhere', async () => {
    const page = await text(await pathOf('receives'));
    expect(page).toContain('Toyota Corolla LE 2021');
    expect(page).toContain('Holguín');
    expect(page).not.toMatch(/US\$|29,800|2980000|Pérez|Aceptar oferta/);
    await accept(offer);
    const agreed = await text(await pathOf('receives'));
    expect(agreed).toContain('La oferta está aceptada.');
    expect(agreed).not.toMatch(/está en cola|US\$/);
  });

  test('is made and revoked in the portal, without JavaScript', async () => {
    const address = `/my-quotes/oferta/${offer.number}`;
    const page = await (await yanet.fetch(address)).text();
    expect(page).toContain('Compartir con quien paga');
    const form = { cotizacion: quoteId, rol: 'pays' };
    const made = await postForm(address, { accion: 'compartir', ...form }, yanet);
    expect(made.headers.get('location')).toBe(`${address}?hecho=compartir#compartir`);
    const shown = await (await yanet.fetch(address)).text();
    const enlace = hidden(shown, 'enlace');
    const revoked = await postForm(address, { accion: 'anular', ...form, enlace }, yanet);
    expect(revoked.headers.get('location')).toBe(`${address}?hecho=anular#compartir`);
    expect(await (await yanet.fetch(address)).text()).toContain('Compartir con quien paga');
    const quote = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
    const kinds = quote.history.map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(['link_made', 'link_revoked']);
  });

  test('with who receives is never given to staff: neither made, nor read, nor opened by them', async () => {
    const path = await pathOf('receives');
    const params = { id: quoteId };
    const listed = await raul.call(staffApi.listLinks, { params });
    expect(listed.find(({ role }) => role === 'receives')).toMatchObject({ path: null });
    const made = await marta.refused(staffApi.makeLink, { params, body: { role: 'receives' } });
    expect(made).toMatchObject({ status: 403, code: 'link_not_for_staff' });
    for (const who of [raul, marta]) {
      const response = await who.fetch(path);
      expect(response.status).toBe(403);
      const page = await response.text();
      expect(page).toContain('Es de la cotización de Yanet.');
      expect(page).not.toMatch(/MA-TX-|Corolla|Holguín|Código de entrega/);
      const token = path.split('/').at(-1) ?? '';
      expect(await who.call(api.openLink, { params: { token } })).toEqual({
        closed: 'staff',
        whose: 'Yanet',
      });
    }
    expect((await openAddress(path)).status).toBe(200);
  });

  test('with who receives is ended by staff, who mail a new one to the customer and never see it', async () => {
    const before = await pathOf('receives');
    const verified = shop.services.db.updateTable('person').set({ email_verified: true });
    await verified.where('id', '=', yanet.id).execute();
    const links = await raul.call(staffApi.listLinks, { params: { id: quoteId } });
    const seen = links.find(({ role }) => role === 'receives')?.id ?? null;
    const input = { params: { id: quoteId }, body: { seen } };
    const answered = await raul.call(staffApi.mailReceivesLink, input);
    expect((await openAddress(before)).status).toBe(410);
    const after = await pathOf('receives');
    expect((await openAddress(after)).status).toBe(200);
    expect(JSON.stringify(answered)).not.toContain(after);
    const mailed = (await mails()).filter(({ text: body }) => body.includes(after));
    expect(mailed.map(({ to }) => to)).toEqual([yanet.email]);
    expect(mailed[0]?.text).toContain('Nunca pedimos códigos por teléfono');
    // Of two who saw the former link only one ends it.
    expect((await marta.refused(staffApi.mailReceivesLink, input)).code).toBe('link_changed');
  });

  test('is mailed to nobody of staff, and to no address that nobody has proven', async () => {
    const { db } = shop.services;
    const mailLink = () =>
      raul.refused(staffApi.mailReceivesLink, { params: { id: quoteId }, body: { seen: null } });
    const change = (columns: object) =>
      db.updateTable('quote').set(columns).where('id', '=', quoteId).execute();
    await change({ customer_email: 'otra@ejemplo.test' });
    expect((await mailLink()).code).toBe('address_unknown');
    await change({ customer_email: marta.email });
    expect((await mailLink()).code).toBe('customer_of_staff');
    await change({ customer_email: raul.email });
    expect((await mailLink()).code).toBe('own_record');
  });

  test('a customer who joins staff sees neither the link nor the code of an order of theirs', async () => {
    const path = await pathOf('receives');
    const { db } = shop.services;
    await db.updateTable('person').set({ role: 'agente' }).where('id', '=', yanet.id).execute();
    const links = await yanet.call(api.listMyLinks, { params: { id: quoteId } });
    expect(links.map(({ role, path: told }) => [role, told === null])).toEqual([
      ['asks', false],
      ['receives', true],
    ]);
    const page = await (await yanet.fetch(`/my-quotes/oferta/${offer.number}`)).text();
    expect(page).not.toContain(path);
    expect(page).toContain('Usted es del equipo: ni este enlace ni el código');
    const body = { role: 'receives' as const };
    const refused = await yanet.refused(api.makeMyLink, { params: { id: quoteId }, body });
    expect(refused.code).toBe('link_not_for_staff');
  });

  test('by somebody else is not found', async () => {
    const oscar = shop.as('other customer');
    for (const who of [oscar, raul]) {
      const input = { params: { id: quoteId }, body: { role: 'pays' as const } };
      expect((await who.refused(api.makeMyLink, input)).status).toBe(404);
    }
  });
});

const swapped = (address: string) =>
  `${address.slice(0, -2)}${address.at(-2) === 'A' ? 'B' : 'A'}z`;
