import { CookieJar } from '#platform/testing/cookie-jar.ts';
import { insist, laterAsPage, type Outcome, timeoutSignal } from './outcome.ts';
import { listOf, type PreparedTask } from './task.ts';

export async function signIn({ origin, product, provider }: PreparedTask): Promise<Outcome> {
  const jar = new CookieJar(origin);
  jar.put('mariel-auto-language', 'en');
  const way = `/api/login?${new URLSearchParams({ returnTo: listOf(product) })}`;
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
  // Requests it like a browser, which would leave our pages.
  await fetch(sent.headers.get('location') ?? '', { signal: timeoutSignal() }).catch(() => {
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
  insist(back.headers.get('location') === listOf(product), 'led elsewhere');
  const { status, text } = await jar.visit('/api/user');
  insist(status === 200 && text.includes('Alguien'), `not known afterwards: ${status}`);
  return 'works';
}
