import { beforeAll, describe, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock(
    {
      slug: 'kia-rio-2019',
      name: 'Kia Rio 2019',
      description: 'Sedán de un solo dueño.',
      priceCents: 890_050,
      pictures: [{ hash: 'a'.repeat(32), alt: 'De lado' }],
    },
    { slug: 'kia-sin-precio', priceCents: null },
  );
});

/** What a chat or a search engine takes from a product's page: its tags and facts. */
async function sent(slug: string, cookie = '') {
  const path = `/products/automobiles/${slug}`;
  const html = await (await shop.as('anonymous').fetch(path, { headers: { cookie } })).text();
  const tag = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return { tag, facts: JSON.parse(facts ?? '{}') };
}

describe('a link to a product that somebody sends in a chat', () => {
  test('shows its name, its picture and, before all else, its price', async () => {
    const { tag, facts } = await sent('kia-rio-2019');
    expect(tag('og:title')).toContain('Kia Rio 2019');
    expect(tag('og:image')).toMatch(/^http:\/\/tienda\.test\/pictures\/a+-1200\.jpg$/);
    for (const name of ['description', 'og:description']) {
      expect(tag(name)).toBe('Precio estimado FOB USA: US$8,900.50. Sedán de un solo dueño.');
    }
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Kia Rio 2019',
      offers: {
        price: '8900.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  test('says so where the price is to be confirmed', async () => {
    const { tag, facts } = await sent('kia-sin-precio');
    expect(tag('og:description')).toBe('Precio por confirmar. Descripción no disponible');
    expect(facts).not.toHaveProperty('offers');
    expect(facts).not.toHaveProperty('description');
  });

  test('in English says it in English', async () => {
    const { tag } = await sent('kia-rio-2019', 'mariel-auto-language=en');
    expect(tag('og:description')).toContain('Estimated price FOB USA: US$8,900.50.');
  });
});
