import type { Page } from 'playwright-core';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { call, callerFor, sendOffer } from './offers.ts';
import { marta, raul } from './panels.ts';
import { letGoUnpaid } from './papers.ts';
import { type NewPerson, signIn } from './people.ts';
import type { Call, Found } from './send-offer.ts';
import { quoteOf } from './shopping.ts';

export interface OrderOnItsWay {
  reference: string;
  quoteId: string;
  page: Page;
  pays: string;
  receives: string;
}

/**
 * Makes an accepted order of so many pieces; the first one was bought, has a photo, comes later and
 * is held.
 */
export async function orderOnItsWay(
  newPerson: NewPerson,
  email: string,
  { pieces = 1 }: { pieces?: number } = {},
): Promise<OrderOnItsWay> {
  const reference = await quoteOf(email);
  await sendOffer(reference, { pieces });
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, { email });
  const [quote] = await call<{ id: string; offer: { number: string } }[]>(
    page,
    'GET',
    '/api/quotes/user',
  );
  const { id: quoteId = '', offer: { number } = { number: '' } } = quote ?? {};
  const { offer } = await call<{ offer: { shownHash: string; totalCents: number } }>(
    page,
    'GET',
    `/api/offers/${number}`,
  );
  await call(page, 'POST', `/api/offers/${number}/accept`, {
    chosen: [],
    shown: offer.shownHash,
    totalCents: offer.totalCents,
    name: 'Yamilé',
  });
  await letGoUnpaid(await callerFor(marta), reference);
  await move(await callerFor(raul), quoteId);
  const share = async (role: string) => {
    const path = `/api/quotes/${quoteId}/links`;
    const links = await call<{ role: string; path: string }[]>(page, 'POST', path, { role });
    return links.find((link) => link.role === role)?.path ?? '';
  };
  return {
    reference,
    quoteId,
    page,
    pays: await share('pays'),
    receives: await share('receives'),
  };
}

async function move(asRaul: Call, quoteId: string): Promise<void> {
  const [unit] = await asRaul<Found[]>('GET', `/api/admin/quotes/${quoteId}/units`);
  const at = `/api/admin/units/${unit?.id}`;
  const today = dayInHavana(new Date());
  const { default: sharp } = await import('sharp');
  const paint = { width: 960, height: 720, channels: 3, background: '#446688' } as const;
  const picture = await sharp({ create: paint }).jpeg().toBuffer();
  await asRaul('POST', `${at}/photos?stage=bought&text=En%20el%20patio`, picture);
  for (const change of [
    { kind: 'reached', stage: 'bought', day: today },
    { kind: 'expected', stage: 'in_mariel', day: daysLater(today, 60), cause: 'Tormenta' },
    { kind: 'held', cause: 'Falta el título', whoActs: 'pays' },
  ]) {
    await asRaul('POST', `${at}/changes`, change);
  }
}
