import { expect } from 'vitest';
import { pale } from './checks.ts';
import { type NewPerson, sees, signIn, test } from './people.ts';

const list = '/products/automobiles';

test('con el sistema en oscuro la tienda es oscura, y todo se lee', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await someoneInTheDark(newPerson);
  await open('/');
  expect(await lightness(page)).toBeLessThan(60);
  // Each public page as it opens: en-cada-pantalla.
  await open(`${list}?minPrice=barato&year=2021`);
  expect.soft((await pale(page)).join('\n'), 'a wrong filter').toBe('');
  await open(list);
  await page.locator('[data-add]').first().click();
  await sees(page.locator('dialog[open]'));
  expect.soft((await pale(page)).join('\n'), 'drawer').toBe('');
});

test('también lo propio', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await someoneInTheDark(newPerson);
  await signIn(page, { email: 'cliente@demo.test' });
  for (const path of ['/', '/my-quotes', '/my-verifications', '/profile']) {
    await open(path);
    expect.soft((await pale(page)).join('\n'), path).toBe('');
  }
});

test('en papel, de día y de noche, es claro', { tags: 'long' }, async ({ newPerson }) => {
  const { page, open } = await someoneInTheDark(newPerson);
  await open('/terms');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await lightness(page)).toBe(255);
});

async function someoneInTheDark(newPerson: NewPerson) {
  const person = await newPerson({ bypassPolicy: true });
  person.expects(/404|403/);
  await person.page.emulateMedia({ colorScheme: 'dark' });
  return person;
}

/** How light the ground of the page is, of 255. */
const lightness = (page: Parameters<typeof pale>[0]) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return Math.max(red, green, blue);
  });
