import { beforeAll, describe, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

let kia: string | undefined;

setUpShop();
beforeAll(async () => {
  await shop.reset();
  [kia] = await shop.stock(
    {
      slug: 'kia-rio-2019',
      name: 'Kia Rio 2019',
      description: 'Sedán de un solo dueño.',
      priceCents: 890_050,
      specifications: { Kilometraje: '64,500 km' },
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
    new RegExp(
      `<meta(?: \\w+="[^"]*")*? \\w+="${name}"(?: \\w+="[^"]*")*? content="([^"]*)">`,
    ).exec(html)?.[1];
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  const { '@context': context, '@graph': [product, trail] = [] } = JSON.parse(facts ?? '{}');
  return { tag, context, product, trail };
}

describe('a link to a product that somebody sends in a chat', () => {
  test('shows its name, its picture and, before all else, its price', async () => {
    const { tag, context, product, trail } = await sent('kia-rio-2019');
    const address = 'http://tienda.test/products/automobiles/kia-rio-2019';
    expect(tag('og:title')).toContain('Kia Rio 2019');
    expect(tag('og:image')).toMatch(/^http:\/\/tienda\.test\/pictures\/a+-1200\.jpg$/);
    for (const name of ['description', 'og:description']) {
      expect(tag(name)).toBe('Precio estimado FOB USA: US$8,900.50. Sedán de un solo dueño.');
    }
    expect([tag('og:type'), tag('og:url')]).toEqual(['product', address]);
    expect(context).toBe('https://schema.org');
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Kia Rio 2019',
      sku: kia,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        url: address,
        price: '8900.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(trail).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Automóviles',
          item: 'http://tienda.test/products/automobiles',
        },
        { '@type': 'ListItem', position: 2, name: 'Kia Rio 2019' },
      ],
    });
  });

  test('says so where the price is to be confirmed', async () => {
    const { tag, product } = await sent('kia-sin-precio');
    expect(tag('og:description')).toBe('Precio por confirmar. Descripción no disponible');
    // Nobody wrote a mileage, so nothing is claimed of its condition.
    for (const name of ['offers', 'description', 'itemCondition'])
      expect(product).not.toHaveProperty(name);
  });

  test.each([
    ['0 km, nuevo', 'New'],
    ['1,050 km', 'Used'],
    ['por confirmar', undefined],
  ])('with a mileage of %s is %s', async (mileage, condition) => {
    await shop.stock({ slug: 'por-kilometraje', specifications: { Kilometraje: mileage } });
    const { product } = await sent('por-kilometraje');
    expect(product.itemCondition).toBe(condition && `https://schema.org/${condition}Condition`);
    await shop.services.db.deleteFrom('product').where('slug', '=', 'por-kilometraje').execute();
  });

  test('in English says it in English', async () => {
    const { tag } = await sent('kia-rio-2019', 'mariel-auto-language=en');
    expect(tag('og:description')).toContain('Estimated price FOB USA: US$8,900.50.');
  });
});

test('a list is shared with its filters, from its first page, in its language', async () => {
  const shared = async (path: string) => {
    const html = await (await shop.as('anonymous').fetch(path)).text();
    const [, text = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/.exec(html) ?? [];
    return decodeURIComponent(text);
  };
  const list = '/products/automobiles?search=kia&maxPrice=9000';
  expect(await shared(`${list}&page=1`)).toMatch(
    /^Automóviles, 1 producto: http.*\/products\/automobiles\?search=kia&maxPrice=9000$/,
  );
  expect(await shared(`/en${list}`)).toMatch(/^Cars, 1 product: http.*\/en\/products/);
});
