import { beforeEach, expect, test } from 'vitest';
import { sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { actionField, languageField } from '#platform/http/shared/rendered-for.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { requestQuote, setUpQuoteShop, yanet } from '../testing/quote-shop.ts';
import { shop } from '../testing/test-shop.ts';

// Without a script a half-filled form goes on in the other language with what was typed.

setUpQuoteShop();
let places: Record<string, string>;
beforeEach(async () => {
  const quoteId = await requestQuote();
  const { number } = await sentOffer(await requestQuote());
  places = {
    quote: myQuoteHref(quoteId),
    offer: href(routes.ownOffer, { number }),
    profile: '/profile?editar=contacto',
    verify: href(routes.verify),
  };
});

const typed = 'Lo que escribí «a medias»';

test.each<[what: string, place: string, fields: Record<string, string>]>([
  ['a message', 'quote', { text: typed }],
  ['the wish to change an offer', 'offer', { [actionField]: 'cambio', cambio: typed }],
  ['the numbers of the profile', 'profile', { [actionField]: 'contacto', phone: typed }],
  ['a verification', 'verify', { comment: typed }],
])('%s', async (_, place, fields) => {
  const path = places[place] ?? '';
  const page = await (await yanet.fetch(path)).text();
  const action = /formaction="(\/idioma\?[^"]+)"/i.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const post = (to: string, cookie = '') =>
    yanet.with(cookie).fetch(to, {
      method: 'POST',
      body: new URLSearchParams({ ...fields, [languageField]: 'en' }),
    });
  const chosen = await post(action);
  expect(chosen.status).toBe(307);
  const [cookie = ''] = chosen.headers.getSetCookie();
  const next = chosen.headers.get('location') ?? '';
  const again = await post(next, cookie.split(';')[0]);
  expect(again.status).toBe(200);
  const text = await again.text();
  expect(text).toContain('<html lang="en">');
  expect(text).toContain(typed);
  expect(text).not.toContain('role="alert"');
  expect(shop.lines.join('\n')).not.toContain(typed);
});
