// Everything about one customer on one page, to which every name leads.
import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { live } from './live.ts';
import { raul, rowOf } from './panels.ts';
import { isAt, sees, signIn, test } from './people.ts';
import { quoteOf } from './shopping.ts';

describe('un cliente', () => {
  test('se abre desde su nombre en la lista, con todo lo suyo, se une con su otro correo y se separa, y se le cotiza otra vez', async ({
    newPerson,
  }) => {
    const reference = await quoteOf('cliente@prueba.test');
    const other = await quoteOf('otro-correo@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await rowOf(page, reference).locator('a[href^="/admin/customers/"]').click();
    await isAt(page, /^\/admin\/customers\//);
    await sees(page.getByRole('row', { name: reference }).getByText('Pedida'));
    await sees(page.getByText('Pidió una cotización'));
    await sees(page.getByRole('link', { name: 'cliente@prueba.test' }));
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sideways(page)).toEqual([]);
    const row = page.getByRole('row', { name: other });
    const same = page.getByRole('listitem').filter({ hasText: 'otro-correo@prueba.test' });
    await same.getByRole('button', { name: 'Es la misma persona' }).click();
    await sees(page.getByRole('heading', { name: 'Una sola persona' }));
    await sees(row);
    await sees(page.getByText('Lo dijo Raúl'));
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    await page.getByRole('button', { name: 'Separar' }).click();
    await sees(page.getByText('Separados como antes'));
    await row.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Nueva cotización' }).click();
    await isAt(page, /^\/admin\/quotes\/nueva\?cliente=/);
    await expect
      .poll(() => page.getByLabel('Correo electrónico').inputValue())
      .toBe('cliente@prueba.test');
  });

  test('se le saluda en su idioma, lea el agente lo que lea', async ({ newPerson }) => {
    const reference = await quoteOf('saludo@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
    await page.waitForSelector('html[lang=en]');
    await live(page);
    await rowOf(page, reference).locator('a[href^="/admin/customers/"]').click();
    const chat = page.getByRole('link', { name: 'Write on WhatsApp' });
    await sees(chat);
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('Hola, Yamilé');
    // He reads Spanish in all other journeys.
    await page.getByRole('button', { name: 'Español' }).filter({ visible: true }).click();
    await page.waitForSelector('html[lang=es]');
  });

  test('se busca en Clientes por su teléfono o su correo', { tags: 'long' }, async ({
    newPerson,
  }) => {
    await quoteOf('lista@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/customers');
    await live(page);
    await page.getByRole('main').getByRole('searchbox').fill('LISTA@prueba');
    await page.keyboard.press('Enter');
    await isAt(page, /^\/admin\/customers\?q=/);
    await sees(page.getByRole('row', { name: 'lista@prueba.test' }));
    expect(await violations(page)).toEqual([]);
  });
});
