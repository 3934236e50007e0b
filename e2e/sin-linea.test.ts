import { describe, expect } from 'vitest';
import { live } from './live.ts';
import { sees, test } from './people.ts';
import { corolla } from './shopping.ts';

describe('alguien en Mayabeque se queda sin línea', () => {
  test('lo que vio se abre sin conexión, con su fecha, y el carrito funciona', async ({
    newPerson,
  }) => {
    const { page, context, expects, open } = await newPerson({ device: 'phone' });
    // The drawer's code comes with the first tap that opens it: here that is too late.
    expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Unable to preload CSS/);
    await open('/products/automobiles');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The first visit came before the worker; the second one is the first that it keeps.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    await open('/products/automobiles');
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
    const { page, open } = await newPerson({ device: 'desktop' });
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
