import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailsTo } from './inbox.ts';
import { seeDetail } from './my-quotes.ts';
import { raul } from './panels.ts';
import { type Entrant, enteredJar, sees, shopOrigin } from './people.ts';
import { type Call, type Draft, type Found, sendOfferBy } from './send-offer.ts';
import { quoteFor } from './shopping.ts';

// It is ordered when wanted, so no other journey misses it.
const fridge = { name: 'Refrigerador Frigidaire 18.3 pies³' };

/** Somebody asks for a fridge, Raúl offers it for US$2,549, and they open the offer in their account. */
export async function openNewOffer(page: Page, email: string) {
  const reference = await quoteFor(page, email, fridge);
  await sendOffer(reference);
  await page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await seeDetail(page, reference).click();
  await page.getByRole('link', { name: 'Ver y responder la oferta' }).click();
  return reference;
}

export async function acceptOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aceptar oferta' }).click();
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await sees(page.getByRole('heading', { name: 'El dinero de la cotización' }));
}

/** Raúl makes an offer of a quotation and sends it. */
export const sendOffer = async (
  reference: string,
  pieces?: Parameters<typeof sendOfferBy>[2],
): Promise<void> => sendOfferBy(await callerFor(raul), reference, pieces);

/**
 * Raúl records the price that Cuban customs named for the accepted offer of a quotation:
 * US$1,234.50.
 */
export async function nameCustoms(reference: string): Promise<void> {
  const callAsRaul = await callerFor(raul);
  const quotes = await callAsRaul<Found[]>('GET', `/api/admin/quotes?q=${reference}`);
  const offers = await callAsRaul<Draft[]>('GET', `/api/admin/quotes/${quotes[0]?.id}/offers`);
  const named = { cents: 123_450, namedOn: '2026-11-01', source: 'Aduana de Mariel' };
  await callAsRaul('POST', `/api/admin/offers/${offers[0]?.id}/customs`, named);
}

/** Calls as the panel does, for somebody whose journey this is not: without a browser. */
export async function callerFor(who: Entrant): Promise<Call> {
  const jar = await enteredJar(who);
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await jar.visit(path, {
      method,
      headers: {
        origin: shopOrigin(),
        'idempotency-key': randomUUID(),
        'content-type': isFile(body) ? 'application/octet-stream' : 'application/json',
      },
      ...(body && { body: isFile(body) ? body : JSON.stringify(body) }),
    });
    expect([path, answer.status < 400], answer.text).toEqual([path, true]);
    return JSON.parse(answer.text) as T;
  };
}

const isFile = (body: unknown): body is Buffer<ArrayBuffer> => body instanceof Buffer;

export async function call<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.fetch(origin + path, {
    method,
    headers: { origin, 'idempotency-key': randomUUID() },
    ...(body && { data: body }),
  });
  expect([path, answer.ok()], await answer.text()).toEqual([path, true]);
  return (await answer.json()) as T;
}

export async function linkInMail(email: string): Promise<string> {
  const find = async () => {
    const text = (await mailsTo(email)).map((mail) => mail.text).join('\n');
    return /\/oferta\/[\w-]+/.exec(text)?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
