// A phone of 2015 stopped at a browser of 2020. Here a young one is made as old: it loses every
// function that the oldest browsers of package.json lack. The engines themselves run in the lab.
import { describe, expect } from 'vitest';
import { oldestEngines } from '#web/build/engines.ts';
import { membersTooYoung } from '../scripts/support/removed.ts';
import { builtFile } from './built.ts';
import { live } from './live.ts';
import { isAt, misses, type NewPerson, sees, signIn, test } from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  productLink,
  referenceOf,
  search,
  shownProducts,
  versa,
} from './shopping.ts';

/** The page's policy demands what old browsers lack; the rest is the testers' own tool. */
const stays =
  /^(trustedTypes|TrustedTypePolicy\w*|TrustedHTML|TrustedScriptURL|Big\w+64Array|checkVisibility)$/;
const removed = membersTooYoung(oldestEngines).filter((names) => !names.some((n) => stays.test(n)));

async function oldPhone(newPerson: NewPerson) {
  const person = await newPerson({ device: 'phone', serviceWorker: false });
  await person.context.addInitScript((members) => {
    for (const [owner, name] of members) {
      const object = owner === 'self' ? self : Reflect.get(self, owner);
      const [bare = '', isStatic] = name.split(/_(?=static$)/);
      for (const place of isStatic ? [object] : [object, object?.prototype]) {
        if (place) Reflect.deleteProperty(place, bare);
      }
    }
  }, removed);
  return person;
}

describe('en un navegador de 2020', () => {
  test('lo que se busca y se filtra es lo que se ve, y el pedido recibe su número', async ({
    newPerson,
  }) => {
    const { page, open } = await oldPhone(newPerson);
    await open('/products/automobiles');
    await live(page);
    await search(page, 'corolla');
    await expect.poll(() => shownProducts(page)).toEqual([corolla.name]);
    await productLink(page, corolla.name).tap();
    const product = page.getByRole('dialog', { name: corolla.name });
    await product.getByRole('button', { name: 'Imagen siguiente' }).tap();
    await sees(product.getByText(/^2 \/ \d$/));
    await signIn(page, { email: 'viejo@prueba.test', firstName: 'Yamilé' }, corolla.path, {
      withContact: true,
    });
    await live(page);
    await add(page, corolla.name).tap();
    await sees(drawer(page));
    await generate(page).tap();
    await referenceOf(page);
  });
});

describe('nuestro código falla en el navegador', () => {
  test('lo que React no puede dibujar deja la página del servidor, que sigue sirviendo', async ({
    newPerson,
  }) => {
    const { page, expects, open } = await newPerson({ device: 'phone', serviceWorker: false });
    expects(/Minified React error #130/);
    await open('/products/automobiles');
    await live(page);
    await page.route(`**${builtFile('province-dialog.tsx')}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
    );
    const shown = await shownProducts(page);
    const failed = page.waitForEvent('console', (line) => line.type() === 'error');
    await page.getByRole('link', { name: /^Provincia: / }).tap();
    await failed;
    expect(await shownProducts(page)).toEqual(shown);
    await misses(page.getByText('Algo falló'));
    await add(page, versa.name).tap();
    await isAt(page, /^\/cotizacion/);
    await sees(page.getByText(versa.name).first());
  });

  test('React que falla dos veces deja la página al navegador, sin recargarla más', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, expects, open } = await newPerson({ device: 'phone', serviceWorker: false });
    expects(/./);
    await page.route('**/assets/main-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("ours")' }),
    );
    await open(corolla.path);
    await page.waitForLoadState('load');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const next = page.getByRole('button', { name: 'Imagen siguiente' });
    // The first tap loads React, the second one the page, in which the browser goes on alone.
    for (const _ of [1, 2, 3, 4]) {
      await next.tap();
      await misses(page.locator('button[aria-busy]'));
    }
    expect(loads.length).toBeLessThanOrEqual(1);
    await add(page, corolla.name).tap();
    await isAt(page, /^\/cotizacion/);
  });
});
