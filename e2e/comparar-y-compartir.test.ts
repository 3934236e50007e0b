import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { comparable } from './addresses.ts';
import { live } from './live.ts';
import { isAt, misses, type NewPerson, sees, shopOrigin, test } from './people.ts';
import { corolla, toast, versa } from './shopping.ts';

const mazda = 'Mazda CX-5 2.5 S Select 2025';

describe('una pareja en Tampa compara autos para los padres en La Habana', () => {
  test('junta cuatro, mira solo las diferencias y manda el enlace', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    await open(corolla.path);
    await live(page);
    await page.getByRole('link', { name: 'Comparar', exact: true }).click();
    await sees(toast(page).getByText('Agregado a la comparación', { exact: true }));
    await sees(page.getByRole('link', { name: 'Comparar (1)' }));
    await open(versa.path);
    await live(page);
    await page.getByRole('link', { name: 'Comparar', exact: true }).click();
    await toast(page).getByRole('button', { name: 'Ver comparación' }).click();
    await isAt(page, addressOf(2));
    await expect.poll(() => heads(page).allInnerTexts()).toEqual([corolla.name, versa.name]);

    const alike = table(page).getByRole('row', { name: /^Puertas / });
    const different = table(page).getByRole('row', { name: /^Precio estimado FOB USA / });
    await sees(alike);
    await page.getByRole('switch', { name: 'Solo diferencias' }).check();
    await misses(alike);
    await sees(different.getByText('US$12,800'));
    await page.getByRole('switch', { name: 'Solo diferencias' }).uncheck();

    for (const [name, count] of [
      [mazda, 3],
      ['Kia Picanto 2024', 4],
    ] as const) {
      await page.getByLabel('O elija de la lista').selectOption({ label: name });
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await sees(heads(page).getByText(name));
      await expect.poll(() => heads(page).count()).toBe(count);
    }
    await misses(page.getByRole('heading', { name: 'Agregar otro producto' }));
    await reads(page.url(), newPerson);

    // A fifth one has no room until another one is taken out.
    await page.goto('/products/automobiles/honda-cr-v-ex-2020');
    await live(page);
    await page.getByRole('link', { name: 'Comparar', exact: true }).click();
    await sees(toast(page).getByText('Se comparan hasta cuatro productos'));
    await toast(page).getByRole('button', { name: 'Ver comparación' }).click();
    await page.getByRole('link', { name: `Quitar ${corolla.name} de la comparación` }).click();
    await misses(heads(page).getByText(corolla.name));
    await expect.poll(() => heads(page).count()).toBe(3);
  });

  test('la lleva consigo por el catálogo y la vacía', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open(addressOf(2));
    await live(page);
    await open('/products/automobiles');
    await live(page);
    const bar = page.getByRole('region', { name: 'Comparación', exact: true });
    await sees(bar.getByRole('link', { name: 'Comparar (2)' }));
    await bar.getByRole('button', { name: 'Vaciar' }).click();
    await misses(bar);
    await sees(toast(page).getByText('Comparación vacía'));
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });
});

describe('alguien manda un producto a su familia', () => {
  test('con lo que el teléfono tiene para compartir', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await page.addInitScript(() => {
      // Stands for the phone's own panel, which no test can open. The second time it is cancelled.
      const sent: ShareData[] = [];
      Object.assign(window, { sent });
      navigator.share = async (data) => {
        sent.push(data ?? {});
        if (sent.length > 1) throw new DOMException('closed', 'AbortError');
      };
    });
    await open(corolla.path);
    await live(page);
    const share = page.getByRole('link', { name: 'Compartir' });
    await share.click();
    await share.click();
    const sent = await page.evaluate(() => (window as unknown as { sent: ShareData[] }).sent);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      title: corolla.name,
      text: `${corolla.name}, ${corolla.price} (precio estimado FOB USA): ${shopOrigin()}${corolla.path}`,
    });
    await isAt(page, corolla.path);
  });

  test('donde no hay nada para compartir, copia el enlace', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open, context } = await newPerson();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await open(addressOf(2));
    await live(page);
    await page.getByRole('link', { name: 'Compartir' }).click();
    await sees(toast(page).getByText('Enlace copiado', { exact: true }));
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(decodeURIComponent(copied)).toBe(decodeURIComponent(shopOrigin() + addressOf(2)));
  });

  test('sin JavaScript el botón lleva a WhatsApp con el mismo texto', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await open(corolla.path);
    const to = await page.getByRole('link', { name: 'Compartir' }).getAttribute('href');
    expect(to).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(decodeURIComponent(to ?? '')).toContain(shopOrigin() + corolla.path);
  });
});

test('alguien vuelve a lo que vio hace poco, y lo borra', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  const seen = page.getByRole('region', { name: 'Visto hace poco' });
  for (const { path, name } of [corolla, versa]) {
    await open(path);
    await live(page);
    await misses(seen.getByText(name));
  }
  await sees(seen.getByText(corolla.name));
  await open('/products/triciclos');
  await live(page);
  await sees(seen);
  const names = await seen.getByRole('listitem').allInnerTexts();
  expect(names.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual([
    `${versa.name} ${versa.price}`,
    `${corolla.name} ${corolla.price}`,
  ]);
  await seen.getByRole('link', { name: versa.name }).click();
  await isAt(page, versa.path);
  await open('/products/triciclos');
  await live(page);
  await seen.getByRole('button', { name: 'Borrar lo visto' }).click();
  await misses(seen);
  await sees(toast(page).getByText('Lista borrada'));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await live(page);
  expect(await seen.count()).toBe(0);
});

const table = (page: Page): Locator => page.getByRole('table');

/** The products at the heads of the columns. */
const heads = (page: Page): Locator => table(page).locator('thead th a[data-over]');

function addressOf(count: number): string {
  return `/comparar?${new URLSearchParams({ p: comparable.slice(0, count).join(',') })}`;
}

/** Whoever gets the link sees the same, also without a script. */
async function reads(link: string, newPerson: NewPerson): Promise<void> {
  const { page, open } = await newPerson({ device: 'phone', javaScript: false });
  await open(link);
  expect(await heads(page).count()).toBe(4);
  await page.getByRole('switch', { name: 'Solo diferencias' }).check();
  await misses(table(page).getByRole('row', { name: /^Estado / }));
}
