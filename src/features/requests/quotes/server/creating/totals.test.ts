import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import type { Client } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { lineOf, newQuote, products, type ShortName } from '../testing/quotes.ts';

setUpQuoteShop();

/** Yanet asks for these: returns what anybody reads of it, page by page, without the tags. */
async function quoted(total: string, ...wanted: ShortName[]) {
  const items = wanted.map((shortName) => lineOf(ids, shortName));
  const body = newQuote(ids, { items, subtotal: total, total });
  const { id } = await yanet.call(api.createQuote, { body, key: newKey() });
  const read = async (who: Client, path: string) => {
    const answer = await who.fetch(path);
    expect(answer.status, path).toBe(200);
    return (await answer.text()).replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, '·');
  };
  const detail = await (await yanet.fetch(`/my-quotes?ver=${id}`)).text();
  const [, shared = ''] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(detail) ?? [];
  const csv = await raul.fetch('/api/admin/quotes.csv');
  return {
    list: await read(yanet, '/my-quotes'),
    detail: await read(yanet, `/my-quotes?ver=${id}`),
    shared: decodeURIComponent(shared),
    staffList: await read(raul, '/admin/quotes'),
    panel: await read(raul, `/admin/quotes?ver=${id}`),
    inFile: [...readCsv(new Uint8Array(await csv.arrayBuffer()))][1]?.slice(6, 8),
  };
}

const sentence = 'Hay precios por confirmar: no están en el total.';

describe('the total of a quotation', () => {
  test('is to be confirmed where no line has a price, on every screen', async () => {
    const { inFile, ...pages } = await quoted('0.00', 'luna');
    for (const [name, text] of Object.entries(pages)) {
      expect(text, name).not.toMatch(/US\$0(?![.,\d])/);
      expect(text, name).not.toContain(sentence);
      expect(text, name).toContain('Precio por confirmar');
    }
    expect(pages.detail).toMatch(/Total estimado[· ]+Precio por confirmar/);
    expect(inFile).toEqual([
      `1 × ${products.luna.name} (Precio por confirmar)`,
      'Precio por confirmar',
    ]);
  });

  test('says that it leaves lines out: in a word in lists, in a sentence beside the lines', async () => {
    const { list, detail, shared, staffList, panel, inFile } = await quoted(
      '28000.00',
      'corolla',
      'luna',
    );
    for (const text of [list, staffList]) expect(text).toContain('US$28,000 (parcial)');
    for (const text of [detail, panel, shared]) expect(text).toContain(sentence);
    expect(inFile?.[1]).toBe('28000.00');
    expect(inFile?.[0]).toContain(`1 × ${products.luna.name} (Precio por confirmar)`);
  });

  test('says nothing more where all lines have a price', async () => {
    const { inFile, ...pages } = await quoted('28000.00', 'corolla');
    for (const text of Object.values(pages)) {
      expect(text).toContain('US$28,000');
      expect(text).not.toMatch(/parcial|por confirmar:/);
    }
    expect(inFile).toEqual([`1 × ${products.corolla.name}`, '28000.00']);
  });
});
