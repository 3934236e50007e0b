import type { Customer } from '../faults/customer.ts';
import {
  asBrowser,
  insist,
  laterAsCall,
  laterAsPage,
  type Outcome,
  type SpokenLanguage,
  timeoutSignal,
  together,
} from './outcome.ts';
import { listOf, type PreparedTask, pageOf } from './task.ts';

async function look(
  address: string,
  words: string,
  { by, speaks, cookie = '' }: { by?: Customer; speaks: SpokenLanguage; cookie?: string },
): Promise<{ met: Outcome; page: string }> {
  const headers = { ...asBrowser, ...(!by && { cookie }) };
  const answer = await (by?.fetch ?? fetch)(address, { headers, signal: timeoutSignal() });
  const later = await laterAsPage(answer.clone(), speaks);
  if (later) return { met: later, page: '' };
  const page = await answer.text();
  insist(answer.status === 200 && page.includes(words), `${answer.status} without «${words}»`);
  insist(page.includes(`<html lang="${speaks}"`), 'another language');
  const date = { es: />Datos del \d+ \w+ \d{4}/, en: />Data of \w+ \d+, \d{4}/ }[speaks];
  return { met: date.test(page) ? 'kept' : 'works', page };
}

export async function browse({ origin, product, john, name }: PreparedTask): Promise<Outcome> {
  const list = origin + listOf(product);
  const met = together(
    (await look(list, product.name, { speaks: 'es' })).met,
    (await look(list, product.name, { speaks: 'en', by: john })).met,
  );
  const cold = await look(`${list}?minPrice=${name.replace(/\D/g, '')}`, '', { speaks: 'es' });
  insist(cold.met === (met === 'kept' ? 'later' : met), `what nobody asked for: ${cold.met}`);
  return met;
}

export async function openProduct({ origin, product, john }: PreparedTask): Promise<Outcome> {
  const address = origin + pageOf(product);
  const { met, page } = await look(address, product.name, { speaks: 'es' });
  const again = await look(address, product.name, { speaks: 'en', by: john });
  const [, picture] = /src="(\/pictures\/[^"]+)"/.exec(page) ?? [];
  if (!picture) return together(met, again.met);
  const shown = await fetch(origin + picture, { signal: timeoutSignal() });
  await shown.clone().arrayBuffer();
  return shown.status === 503 && (await laterAsCall(shown, 'es')) && met === 'works'
    ? 'no pictures'
    : together(met, again.met);
}

export async function chooseProvince({ origin, product }: PreparedTask): Promise<Outcome> {
  const answer = await fetch(`${origin}/provincia`, {
    method: 'POST',
    headers: asBrowser,
    body: new URLSearchParams({ province: 'SCU', returnTo: listOf(product) }),
    redirect: 'manual',
    signal: timeoutSignal(),
  });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  insist(answer.status === 303 && cookie, `the choice was not taken: ${answer.status}`);
  const to = answer.headers.get('location') ?? '';
  return (await look(origin + to, 'Santiago de Cuba', { speaks: 'es', cookie })).met;
}

/** The browser holds the cart: the shop gives the button, its words and the code. */
export async function fillCart({ origin, product }: PreparedTask): Promise<Outcome> {
  const { met, page } = await look(origin + pageOf(product), 'data-add', { speaks: 'es' });
  if (met === 'later') return met;
  const [boot = ''] = /<template id="boot"[^>]*>/.exec(page) ?? [];
  const files = [...boot.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  insist(files.length > 1, 'the page names no code');
  for (const file of files) {
    const { status, body } = await fetch(origin + file, { signal: timeoutSignal() });
    await body?.cancel();
    insist(status === 200, `${status}: ${file}`);
  }
  return 'works';
}
