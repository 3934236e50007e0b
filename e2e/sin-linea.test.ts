import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { controlled, live } from './live.ts';
import { sees, shopOrigin, test } from './people.ts';
import { corolla } from './shopping.ts';

describe('quien abrió una sola página', () => {
  test('la vuelve a ver sin conexión, y también lo que lleva en su cotización', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, context, expects, open } = await newPerson({ device: 'phone' });
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/);
    await open('/products/automobiles');
    await controlled(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await open('/products/automobiles');
    await sees(page.getByRole('heading', { level: 1, name: 'Automóviles' }));
    await page.getByRole('button', { name: `Agregar a Cotización: ${corolla.name}` }).click();
    await page.getByRole('button', { name: 'Ver su cotización' }).click();
    await listsTheCar(page);
  });

  test('en modo de pocos datos, también desde el botón de la cotización', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, context, expects, open, asked } = await newPerson({ device: 'phone' });
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await context.addCookies([{ name: lowDataEntry.name, value: 'poco', url: shopOrigin() }]);
    await open('/');
    // With low data the second page of a visit is the first that brings a script.
    await open('/offices');
    await controlled(page);
    await page.evaluate(
      ([productName]) => {
        const line = { productId: 'x', productName, price: 1, quantity: 1, province: 'HAB' };
        localStorage.setItem('mariel-auto-cart', JSON.stringify([line]));
      },
      [corolla.name],
    );
    // The page before has already loaded the code that shows the cart without a connection.
    await expect.poll(() => asked.some((path) => path.includes('/boot-deferred'))).toBe(true);
    await page.waitForFunction(() => window.bootState?.deferred !== undefined);
    await context.setOffline(true);
    await open('/offices');
    await page.getByRole('banner').getByRole('button', { name: 'Cotización' }).click();
    await listsTheCar(page);
  });
});

describe('alguien en Mayabeque se queda sin línea', () => {
  test('lo que vio se abre sin conexión, con su fecha, y el carrito funciona', async ({
    newPerson,
  }) => {
    const { page, context, expects, open } = await newPerson({ device: 'phone' });
    // The drawer's code loads with the first tap that opens it, which is too late without a
    // connection.
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/);
    await open('/products/automobiles');
    await controlled(page);
    await live(page);

    await context.setOffline(true);
    await open('/products/automobiles');
    await sees(page.getByRole('heading', { level: 1, name: 'Automóviles' }));
    await sees(page.getByRole('status').filter({ hasText: /Sin conexión.*Datos del \d/ }));
    await page.getByRole('button', { name: `Agregar a Cotización: ${corolla.name}` }).click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('mariel-auto-cart')))
      .toContain(corolla.name);
    await sees(page.getByText(/Sin conexión.*su cotización está guardada/));

    await open('/terms');
    await sees(page.getByRole('heading', { level: 1, name: 'Sin conexión' }));
    await context.setOffline(false);
    await open('/products/automobiles');
    await sees(page.getByRole('heading', { level: 1, name: 'Automóviles' }));
  });

  test('quien entra o sale no ve páginas de otro', async ({ newPerson }) => {
    const { page, open } = await newPerson({ serviceWorker: true });
    await open('/products/triciclos');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open('/products/triciclos');
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('button', { name: /cliente@demo\.test/ }).click();
    await sees(page.getByRole('banner').getByText('Yanet'));
    await open('/products/triciclos');
    await sees(page.getByRole('banner').getByText('Yanet'));
    await page.getByRole('banner').getByText('Yanet').click();
    await page.getByRole('link', { name: 'Cerrar Sesión' }).click();
    await open('/products/triciclos');
    await sees(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
  });
});

async function listsTheCar(page: Page): Promise<void> {
  await sees(page.getByRole('heading', { level: 1, name: 'Sin conexión' }));
  await sees(page.getByRole('listitem').filter({ hasText: `1 × ${corolla.name}` }));
}
