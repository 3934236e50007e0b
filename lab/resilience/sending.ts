import { api } from '#api.ts';
import { receiptPdf } from '#features/payments/verifications/server/testing/verifications.ts';
import { ApiError, callAddress } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { newQuote } from '../faults/products.ts';
import {
  asBrowser,
  insist,
  laterAsCall,
  laterAsPage,
  type Outcome,
  timeoutSignal,
  together,
} from './outcome.ts';
import type { PreparedTask } from './task.ts';

export async function askForQuote({
  origin,
  ana,
  product,
  name,
  carry,
  told,
}: PreparedTask): Promise<Outcome> {
  const body = {
    ...newQuote([{ product, quantity: 1 }]),
    // As much as somebody with a lot to say: some 4 KB.
    notes: `${name} ${'ñ'.repeat(1900)}`,
  };
  const [address, init] = requestOf(api.createQuote.path, body, `${name}-quote`);
  const { cookie } = ana;
  const answer = await carry(origin + address, {
    ...init,
    headers: { ...init.headers, cookie },
    signal: timeoutSignal(),
  });
  const later = await laterAsCall(answer.clone(), 'es');
  if (later) return later;
  const text = await answer.text();
  insist(answer.ok, `${answer.status} ${text}`);
  return remember(told, 'quote', JSON.parse(text).referenceNumber);
}

export async function seeMyQuotes({
  origin,
  ana,
  john,
  olga,
  quote,
}: PreparedTask): Promise<Outcome> {
  const signal = timeoutSignal();
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
  // Nobody sees another person's quotation, least of all now.
  insist(!(await call.text()).includes(quote.referenceNumber), 'shown to somebody else');
  insist(call.status === 200, `${call.status}`);
  return 'works';
}

export async function sendVerification(task: PreparedTask): Promise<Outcome> {
  const met = [await sendByCall(task), await sendByForm(task)];
  return together(...met);
}

async function sendByCall({
  origin,
  john,
  name,
  network,
  uploadId,
  told,
}: PreparedTask): Promise<Outcome> {
  const by = john.with({ 'x-forwarded-for': network });
  try {
    await by.call(origin, api.sendUploadPart, {
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

async function sendByForm(task: PreparedTask): Promise<Outcome> {
  const { origin, ana, network, told } = task;
  // Whoever has a ticket does not send the same form again, which would make another one.
  const first = !told.has('form ticket');
  const name = first ? task.name : `${task.name}-otra`;
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
    signal: timeoutSignal(),
  });
  const typed = [
    `value="MA-VER-${name}"`,
    `value="${name}@formulario.test"`,
    'El servicio no está disponible',
  ];
  const later = await laterAsPage(answer.clone(), 'es', typed);
  if (later) return later;
  insist(answer.status === 303, `${answer.status} ${await answer.clone().text()}`);
  const sent = await by.fetch(origin + answer.headers.get('location'), { signal: timeoutSignal() });
  const [ticket] = /MA-T-\d{8}-\w{5}/.exec(await sent.text()) ?? [];
  insist(ticket, 'no ticket');
  return first ? remember(told, 'form ticket', ticket ?? '') : 'works';
}

export async function changeStatus({ origin, raul, quote }: PreparedTask): Promise<Outcome> {
  const params = { id: quote.id };
  const found = await raul.fetch(origin + callAddress(staffApi.findQuote, { params }), {
    signal: timeoutSignal(),
  });
  const unread = await laterAsCall(found.clone(), 'es');
  const expected = unread ? 'pending' : (await found.json()).status;
  const [, init] = requestOf('', { status: 'en_revision', expected, seen: null });
  const answer = await raul.fetch(origin + callAddress(staffApi.changeQuoteStatus, { params }), {
    ...init,
    method: 'PATCH',
    signal: timeoutSignal(),
  });
  const later = await laterAsCall(answer.clone(), 'es');
  const page = await raul.fetch(`${origin}/admin/quotes`, {
    headers: asBrowser,
    signal: timeoutSignal(),
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

/** A repeated request must get the same answer. */
function remember(
  told: PreparedTask['told'],
  kind: 'quote' | 'ticket' | 'form ticket',
  name: string,
): 'works' {
  const before = told.get(kind);
  insist(before === undefined || before === name, `first ${before}, then ${name}`);
  told.set(kind, name);
  return 'works';
}

const receiptOf = (name: string) => Buffer.concat([receiptPdf, Buffer.from(`%${name}\n`)]);
