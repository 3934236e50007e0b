// The staff's first screen: its figures equal those of the lists, and its pictures are accessible.
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languageEntry } from '#platform/browser/registry/cookies.ts';
import { builtFile } from './built.ts';
import { coveredFocus, cutText, sideways, violations, wordsOnly } from './checks.ts';
import { live } from './live.ts';
import { isAt, misses, type Person, sees, shopOrigin, signIn, test } from './people.ts';
import { quoteFor } from './shopping.ts';

const agent = { email: 'agente@demo.test' };

async function figuresOf(person: Person) {
  const answer = await person.context.request.get('/api/admin/dashboard');
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The figure under a label, in one of the two groups of figures. */
const figure = (page: Page, group: string, label: string): Locator =>
  page
    .getByRole('region', { name: group, exact: true })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** How many rows a list says that it has, on all of its pages. */
async function listed(person: Person, address: string): Promise<number> {
  const answer = await person.context.request.get(`/api${address}`);
  return Number(answer.headers()['x-total-count']);
}

describe('el panel del equipo', () => {
  test('sus cifras son las de las listas, y llevan a ellas', async ({ newPerson }) => {
    const customer = await newPerson();
    await quoteFor(customer.page, 'panel@prueba.test');
    const person = await newPerson();
    const { page } = person;
    await signIn(page, agent, '/admin');
    await sees(page.getByRole('heading', { level: 1, name: 'Hoy' }));

    for (const [group, list] of [
      ['Cotizaciones', '/admin/quotes'],
      ['Verificaciones', '/admin/verifications'],
    ] as const) {
      for (const [label, queue] of [
        ['Esperan respuesta', 'waiting'],
        ['Vencidas', 'overdue'],
        ['Sin asignar', 'unassigned'],
      ] as const) {
        const shown = figure(page, group, label);
        const address = `${list}?queue=${queue}`;
        expect(await shown.getByRole('link').getAttribute('href')).toBe(address);
        expect(await shown.textContent(), `${group}: ${label}`).toBe(
          String(await listed(person, address)),
        );
      }
    }
    expect(Number(await figure(page, 'Cotizaciones', 'Nuevas hoy').textContent())).toBeGreaterThan(
      0,
    );

    for (const [table, filter] of [
      ['Por etapa', 'stage'],
      ['Por provincia', 'province'],
    ] as const) {
      const rows = page.getByRole('table', { name: table }).locator('tbody tr');
      for (const row of await rows.all()) {
        const address = await row.getByRole('link').getAttribute('href');
        expect(address).toMatch(`/admin/quotes?${filter}=`);
        const shown = await row.locator('td').first().textContent();
        expect(shown, address ?? '').toBe(String(await listed(person, address ?? '')));
      }
    }

    await figure(page, 'Cotizaciones', 'Sin asignar').getByRole('link').click();
    await isAt(page, '/admin/quotes?queue=unassigned');
    await sees(page.getByRole('heading', { level: 1, name: 'Cotizaciones' }));
  });

  test('el gráfico de las semanas se lee también como tabla, con el teclado', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = await newPerson();
    await quoteFor(customer.page, 'semanas@prueba.test');
    const person = await newPerson();
    const { page } = person;
    await signIn(page, agent, '/admin');
    await sees(page.getByRole('img', { name: /^Gráfico de barras/ }));
    const table = page.getByRole('table', { name: 'Por semana' });
    await misses(table);
    await page.getByText('Ver como tabla').focus();
    await page.keyboard.press('Enter');
    await sees(table);
    const { weeks } = await figuresOf(person);
    expect(await table.locator('tbody tr').count()).toBe(12);
    const running = table.locator('tbody tr').first();
    expect(await running.textContent()).toContain('(en curso)');
    expect(await running.locator('td').allTextContents()).toEqual([
      String(weeks.at(-1).quotes),
      String(weeks.at(-1).verifications),
    ]);
    // Every bar that is drawn has its number in the table.
    const drawn = await page
      .getByRole('img', { name: /^Gráfico de barras/ })
      .locator('rect')
      .count();
    expect(drawn).toBe(24);
  });

  test('está completo sin JavaScript', async ({ newPerson }) => {
    const { page } = await newPerson({ javaScript: false });
    await signIn(page, agent, '/admin');
    await sees(page.getByRole('img', { name: /^Gráfico de barras/ }));
    await page.getByText('Ver como tabla').click();
    await sees(page.getByRole('table', { name: 'Por semana' }));
  });

  test('quien no es del equipo no recibe ni cifras ni código', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const staff = await newPerson();
    await signIn(staff.page, agent, '/admin/mails');
    await live(staff.page);
    await staff.page.getByRole('link', { name: 'Hoy', exact: true }).click();
    await isAt(staff.page, '/admin');
    await sees(staff.page.getByRole('img', { name: /^Gráfico de barras/ }));
    const code = builtFile('staff-dashboard-page.tsx');
    expect(staff.asked.filter((path) => path === code)).toHaveLength(1);

    const { page, asked, expects, context } = await newPerson();
    expects(/403|404/);
    await signIn(page, { email: 'curiosa@prueba.test' }, '/admin');
    await sees(page.getByRole('heading', { name: 'Acceso Denegado' }));
    await sees(page.getByText('No tienes permisos para acceder a esta página.'));
    await live(page);
    expect(asked.filter((path) => path.startsWith('/assets/staff/'))).toEqual([]);
    expect((await context.request.get(code)).status()).toBe(404);
    expect((await context.request.get('/api/admin/dashboard')).status()).toBe(403);
  });

  test.for([360, 1280])(
    'se lee y se maneja a %i px, también en inglés',
    { tags: 'long' },
    async (width, { newPerson }) => {
      const { page, open, context } = await newPerson({
        device: width === 360 ? 'phone' : 'desktop',
        width,
        bypassPolicy: true,
      });
      await signIn(page, agent, '/admin');
      for (const language of ['es', 'en']) {
        const value = { name: languageEntry.name, value: language, url: shopOrigin() };
        await context.addCookies([value]);
        await open('/admin');
        await sees(
          page.getByRole('heading', { level: 1, name: language === 'es' ? 'Hoy' : 'Today' }),
        );
        await page.locator('main details summary').last().click();
        const found = {
          violations: await violations(page, language === 'es' ? {} : wordsOnly),
          sideways: await sideways(page),
          cut: await cutText(page, {}),
          covered: await coveredFocus(page),
        };
        for (const [what, list] of Object.entries(found)) {
          expect.soft(list.join('\n'), `${language}: ${what}`).toBe('');
        }
      }
    },
  );
});
