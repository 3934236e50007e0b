import { describe, expect } from 'vitest';
import { live } from './live.ts';
import { enterAs, isAt, sees, signIn, test } from './people.ts';
import { quoteFor } from './shopping.ts';

describe('cada quien ve solo lo suyo', () => {
  test('un cliente en el panel recibe Acceso Denegado y ni un byte del código del equipo', async ({
    newPerson,
  }) => {
    const { page, asked, expects, context } = await newPerson();
    const staff = await newPerson();
    await signIn(staff.page, { email: 'agente@demo.test' }, '/admin/quotes');
    await live(staff.page);
    const staffFiles = staff.asked.filter((path) => path.startsWith('/assets/staff/'));
    expect(staffFiles.length).toBeGreaterThan(0);

    const bodies: string[] = [];
    page.on('response', async (response) => {
      bodies.push(await response.text().catch(() => ''));
    });
    expects(/403|404/);
    await signIn(page, { email: 'curioso@prueba.test' }, '/admin/quotes');
    await sees(page.getByRole('heading', { name: 'Acceso Denegado' }));
    await sees(page.getByText('No tienes permisos para acceder a esta página.'));
    await live(page);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await isAt(page, '/');
    await page.goBack();
    await sees(page.getByRole('heading', { name: 'Acceso Denegado' }));
    expect(asked.filter((path) => path.startsWith('/assets/staff/'))).toEqual([]);
    expect(bodies.some((body) => body.includes('Cambiar estado'))).toBe(false);
    for (const file of staffFiles) {
      expect((await context.request.get(file)).status()).toBe(404);
    }
    expect((await context.request.get('/api/admin/quotes')).status()).toBe(403);
  });

  test('quien no ha entrado vuelve a su página después de entrar', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    await open('/my-quotes');
    await isAt(page, '/?aviso=entrar&returnTo=%2Fmy-quotes');
    const notice = page.getByRole('main');
    await sees(notice.getByText('Entre con su cuenta para ver esa página.'));
    await notice.getByRole('link', { name: 'Entrar' }).click();
    await page.waitForURL(/\/idp\//);
    await enterAs(page, { email: 'vuelve@prueba.test' });
    await isAt(page, '/my-quotes');
    await sees(page.getByText('Todavía no tiene cotizaciones'));
    await page.getByRole('link', { name: 'Ver productos' }).click();
    await isAt(page, /^\/products/);
  });

  test('nadie abre la cotización de otra persona', async ({ newPerson }) => {
    const owner = await newPerson();
    await quoteFor(owner.page, 'propietaria@prueba.test');
    const quotes = await (await owner.context.request.get('/api/quotes/user')).json();
    const other = await newPerson();
    await signIn(other.page, { email: 'vecino@prueba.test' }, '/my-quotes');
    await sees(other.page.getByText('Todavía no tiene cotizaciones'));
    const [theirs, missing] = await Promise.all([
      other.context.request.get(`/api/quotes/${quotes[0].id}`),
      other.context.request.get('/api/quotes/0198a0a0-0000-7000-8000-000000000000'),
    ]);
    expect([theirs.status(), missing.status()]).toEqual([404, 404]);
    expect(await theirs.text()).toBe(await missing.text());
  });
});
