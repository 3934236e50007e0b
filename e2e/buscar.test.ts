// Where is my order? Staff answer on the phone, without opening anything.
import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { focusIsOn, keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import { raul } from './panels.ts';
import { isAt, sees, signIn, test } from './people.ts';
import { quoteOf } from './shopping.ts';

describe('buscar lo que sea', () => {
  test('con el teclado, desde cualquier pantalla: la fila ya dice cómo va', async ({
    newPerson,
  }) => {
    const reference = await quoteOf('busca@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/units');
    await live(page);
    const keyboard = keyboardOf(page);
    await keyboard.press('Control+k');
    await keyboard.type('BUSCA@prueba.test');
    await keyboard.press('Enter');
    await isAt(page, /^\/admin\/find\?q=/);
    const row = page.getByRole('row', { name: reference });
    await focusIsOn(row.getByRole('link', { name: reference }));
    expect(await row.textContent()).toContain('Pedida');
    expect(await violations(page)).toEqual([]);
    // What is done there is found, too.
    await keyboard.press('Control+k');
    await keyboard.type('nueva cot');
    await keyboard.press('Enter');
    await focusIsOn(page.getByRole('link', { name: 'Nueva cotización para un cliente' }));
    await keyboard.press('Enter');
    await isAt(page, '/admin/quotes/nueva');
  });

  test('en el teléfono, y sin JavaScript', { tags: 'long' }, async ({ newPerson }) => {
    const reference = await quoteOf('movil@prueba.test');
    const { page } = await newPerson({ device: 'phone' });
    await signIn(page, raul, '/admin');
    await live(page);
    await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).tap();
    await isAt(page, '/admin/find');
    await focusIsOn(page.getByRole('main').getByRole('searchbox'));
    await page.keyboard.type(reference.toLowerCase().slice(3));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('link', { name: reference }));
    expect(await sideways(page)).toEqual([]);
    const plain = await newPerson({ javaScript: false });
    await signIn(plain.page, raul, '/admin');
    const field = plain.page.getByRole('banner').getByRole('searchbox');
    await field.fill(reference);
    await field.press('Enter');
    await sees(plain.page.getByRole('link', { name: reference }));
  });
});
