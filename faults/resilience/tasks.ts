import { api } from '../../src/api.ts';
import { pdf } from '../../src/features/verifications/server/testing.ts';
import { ApiError, callAddress } from '../../src/platform/http/client.ts';
import { CookieJar } from '../../src/platform/testing/cookie-jar.ts';
import { staffApi } from '../../src/staff-api.ts';
import type { Customer } from '../customer.ts';
import { wish } from '../goods.ts';
import { type Errand, listOf, pageOf } from './errand.ts';
import {
  insist,
  laterAsCall,
  laterAsPage,
  longestWaitMs,
  type Outcome,
  type Speaks,
  together,
} from './outcome.ts';

/** What people come for. Each tries it as a browser does, and says what they met. */
export const tasks = {
  'browse the catalogue': browse,
  'open a product': openProduct,
  'choose a province': chooseProvince,
  'fill the cart': fillCart,
  'sign in': signIn,
  'ask for a quotation': askForQuote,
  'see my quotations': seeMyQuotes,
  'send a verification with a receipt': sendVerification,
  'staff change a status': changeStatus,
} as const satisfies Record<string, (errand: Errand) => Promise<Outcome>>;
export type Task = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as Task[];

const asBrowser = { accept: 'text/html,application/xhtml+xml' };
const patience = () => AbortSignal.timeout(longestWaitMs);

/** Opens a page for everyone. */
async function look(
  address: string,
  words: string,
  { by, speaks, cookie = '' }: { by?: Customer; speaks: Speaks; cookie?: string },
): Promise<{ met: Outcome; page: string }> {
  const headers = { ...asBrowser, ...(!by && { cookie }) };
  const answer = await (by?.fetch ?? fetch)(address, { headers, signal: patience() });
  const later = await laterAsPage(answer.clone(), speaks);
  if (later) return { met: later, page: '' };
  const page = await answer.text();
  insist(answer.status === 200 && page.includes(words), `${answer.status} without «${words}»`);
  insist(page.includes(`<html lang="${speaks}"`), 'another language');
  const date = { es: />Datos del \d+ \w+ \d{4}/, en: />Data of \w+ \d+, \d{4}/ }[speaks];
  return { met: date.test(page) ? 'kept' : 'works', page };
}

async function browse({ origin, good, john, name }: Errand): Promise<Outcome> {
  const list = origin + listOf(good);
  const met = together(
    (await look(list, good.name, { speaks: 'es' })).met,
    (await look(list, good.name, { speaks: 'en', by: john })).met,
  );
  // Where nobody has looked lately.
  const cold = await look(`${list}?minPrice=${name.replace(/\D/g, '')}`, '', { speaks: 'es' });
  insist(cold.met === (met === 'kept' ? 'later' : met), `what nobody asked for: ${cold.met}`);
  return met;
}

async function openProduct({ origin, good, john }: Errand): Promise<Outcome> {
  const address = origin + pageOf(good);
  const { met, page } = await look(address, good.name, { speaks: 'es' });
  const again = await look(address, good.name, { speaks: 'en', by: john });
  const [, picture] = /src="(\/pictures\/[^"]+)"/.exec(page) ?? [];
  if (!picture) return together(met, again.met);
  const shown = await fetch(origin + picture, { signal: patience() });
  await shown.clone().arrayBuffer();
  return shown.status === 503 && (await laterAsCall(shown, 'es')) && met === 'works'
    ? 'no pictures'
    : together(met, again.met);
}

async function chooseProvince({ origin, good }: Errand): Promise<Outcome> {
  const answer = await fetch(`${origin}/provincia`, {
    method: 'POST',
    headers: asBrowser,
    body: new URLSearchParams({ province: 'SCU', returnTo: listOf(good) }),
    redirect: 'manual',
    signal: patience(),
  });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  insist(answer.status === 303 && cookie, `the choice was not taken: ${answer.status}`);
  const to = answer.headers.get('location') ?? '';
  return (await look(origin + to, 'Santiago de Cuba', { speaks: 'es', cookie })).met;
}

/** The cart is in the browser: the shop gives the button, what is written on it, and the code. */
async function fillCart({ origin, good }: Errand): Promise<Outcome> {
  const { met, page } = await look(origin + pageOf(good), 'data-add', { speaks: 'es' });
  if (met === 'later') return met;
  const [boot = ''] = /<template data-main[^>]*>/.exec(page) ?? [];
  const files = [...boot.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  insist(files.length > 1, 'the page names no code');
  for (const file of files) {
    const { status, body } = await fetch(origin + file, { signal: patience() });
    await body?.cancel();
    insist(status === 200, `${status}: ${file}`);
  }
  return 'works';
}

async function signIn({ origin, good, provider }: Errand): Promise<Outcome> {
  const jar = new CookieJar(origin);
  jar.put('mariel-auto-language', 'en');
  const way = `/api/login?${new URLSearchParams({ returnTo: listOf(good) })}`;
  const sent = await jar.visit(way, { follow: false });
  const down = ['Sign-in is not available', 'still in your quotation', 'returnTo=%2Fproducts'];
  const later = (visit: typeof sent) =>
    laterAsPage(
      new Response(visit.text, { status: visit.status, headers: visit.headers }),
      'en',
      down,
    );
  if (sent.status === 503) return (await later(sent)) ?? 'works';
  const { origin: to, searchParams } = new URL(sent.headers.get('location') ?? '');
  insist(to === provider.issuer, `sent to ${to}`);
  // As a browser goes there: what it would show then is none of our pages.
  await fetch(sent.headers.get('location') ?? '', { signal: patience() }).catch(() => {
    throw new Error('sent to a provider that is away');
  });
  provider.give(provider.signed(provider.honest(searchParams.get('nonce') ?? '')));
  const query = new URLSearchParams({ state: searchParams.get('state') ?? '', code: 'c' });
  const back = await jar.visit(`/api/callback?${query}`, { follow: false });
  if (back.status === 503) return (await later(back)) ?? 'works';
  if (back.headers.get('location') === '/?aviso=entrada-fallida') {
    insist((await jar.visit('/api/user')).status === 401, 'signed in all the same');
    const page = await jar.visit('/?aviso=entrada-fallida');
    insist(page.text.includes('Your quotation is still saved'), 'nobody says what happened');
    return 'not signed in';
  }
  insist(back.headers.get('location') === listOf(good), 'led elsewhere');
  const { status, text } = await jar.visit('/api/user');
  insist(status === 200 && text.includes('Alguien'), `not known afterwards: ${status}`);
  return 'works';
}

async function askForQuote({ origin, ana, good, name, carry, told }: Errand): Promise<Outcome> {
  const body = {
    ...wish([{ good, quantity: 1 }]),
    // As much as somebody with a lot to say: some 4 KB.
    notes: `${name} ${'ñ'.repeat(1900)}`,
  };
  const [address, init] = requestOf(api.createQuote.path, body, `${name}-quote`);
  const { cookie } = ana;
  const answer = await carry(origin + address, {
    ...init,
    headers: { ...init.headers, cookie },
    signal: patience(),
  });
  const later = await laterAsCall(answer.clone(), 'es');
  if (later) return later;
  const said = await answer.text();
  insist(answer.ok, `${answer.status} ${said}`);
  return remember(told, 'quote', JSON.parse(said).referenceNumber);
}

async function seeMyQuotes({ origin, ana, john, olga, quote }: Errand): Promise<Outcome> {
  const signal = patience();
  const over = await olga.fetch(`${origin}${api.listMyQuotes.path}`, { signal });
  insist([401, 503].includes(over.status), `a session that is over: ${over.status}`);
  const page = await ana.fetch(`${origin}/my-quotes`, { headers: asBrowser, signal });
  const call = await john.fetch(`${origin}${api.listMyQuotes.path}`, { signal });
  const [first, second] = [
    await laterAsPage(page.clone(), 'es'),
    await laterAsCall(call.clone(), 'en'),
  ];
  if (first || second) return together(first ?? 'works', second ?? 'works');
  insist((await page.text()).includes(quote.referenceNumber), `${page.status} without the quote`);
  // Nobody sees what is another's, least of all now.
  insist(!(await call.text()).includes(quote.referenceNumber), 'shown to somebody else');
  insist(call.status === 200, `${call.status}`);
  return 'works';
}

async function sendVerification(errand: Errand): Promise<Outcome> {
  const met = [await sendByCall(errand), await sendByForm(errand)];
  return together(...met);
}

async function sendByCall({
  origin,
  john,
  name,
  network,
  uploadId,
  told,
}: Errand): Promise<Outcome> {
  const by = john.with({ 'x-forwarded-for': network });
  try {
    await by.call(origin, api.sendReceiptPart, {
      params: { uploadId, part: '0' },
      bytes: new Blob([new Uint8Array(receiptOf(name))]),
    });
    const made = await by.call(origin, api.createVerification, {
      body: {
        verificationCode: `MA-VER-${name}`,
        email: `${name}@llamada.test`,
        receipts: [{ uploadId, parts: 1 }],
      },
      key: `${name}-verification`,
    });
    return remember(told, 'ticket', made.ticketId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    insist(error.status === 503, error.message);
    insist(error.answer.message.includes('not available'), `said ${error.answer.message}`);
    return 'later';
  }
}

async function sendByForm(errand: Errand): Promise<Outcome> {
  const { origin, ana, network, told } = errand;
  // Who has a ticket does not send the same form again: then it is another one.
  const first = !told.has('form ticket');
  const name = first ? errand.name : `${errand.name}-otra`;
  const form = new FormData();
  form.append('verificationCode', `MA-VER-${name}`);
  form.append('email', `${name}@formulario.test`);
  form.append('receipts', new Blob([new Uint8Array(receiptOf(name))]), 'recibo.pdf');
  const by = ana.with({ 'x-forwarded-for': network });
  const answer = await by.fetch(`${origin}/verify`, {
    method: 'POST',
    headers: asBrowser,
    body: form,
    redirect: 'manual',
    signal: patience(),
  });
  const typed = [
    `value="MA-VER-${name}"`,
    `value="${name}@formulario.test"`,
    'El servicio no está disponible',
  ];
  const later = await laterAsPage(answer.clone(), 'es', typed);
  if (later) return later;
  insist(answer.status === 303, `${answer.status} ${await answer.clone().text()}`);
  const sent = await by.fetch(origin + answer.headers.get('location'), { signal: patience() });
  const [ticket] = /MA-T-\d{8}-\w{5}/.exec(await sent.text()) ?? [];
  insist(ticket, 'no ticket');
  return first ? remember(told, 'form ticket', ticket ?? '') : 'works';
}

async function changeStatus({ origin, raul, quote }: Errand): Promise<Outcome> {
  const { path } = staffApi.changeQuoteStatus;
  const address = callAddress({ method: 'PATCH', path }, { params: { id: quote.id } });
  const [, init] = requestOf('', { status: 'en_revision' });
  const answer = await raul.fetch(origin + address, {
    ...init,
    method: 'PATCH',
    signal: patience(),
  });
  const later = await laterAsCall(answer.clone(), 'es');
  const page = await raul.fetch(`${origin}/admin/quotes`, {
    headers: asBrowser,
    signal: patience(),
  });
  const laterPage = await laterAsPage(page.clone(), 'es');
  if (later || laterPage) return together(later ?? 'works', laterPage ?? 'works');
  insist(answer.ok, `${answer.status} ${await answer.text()}`);
  insist((await page.text()).includes(quote.referenceNumber), 'the list is without the quote');
  return 'works';
}

function requestOf(
  path: string,
  body: object,
  key = '',
): [string, RequestInit & { headers: Record<string, string> }] {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
  return [path, { method: 'POST', headers, body: JSON.stringify(body) }];
}

/** Who was told once is told the same again. */
function remember(
  told: Errand['told'],
  kind: 'quote' | 'ticket' | 'form ticket',
  name: string,
): 'works' {
  const before = told.get(kind);
  insist(before === undefined || before === name, `first ${before}, then ${name}`);
  told.set(kind, name);
  return 'works';
}

/** Of each errand another file. */
const receiptOf = (name: string) => Buffer.concat([pdf, Buffer.from(`%${name}\n`)]);
