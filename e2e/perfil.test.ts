import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { coveredFocus, cutText, edgeless, sideways, smallTargets, violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { focusIsIn, focusIsOn, keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import {
  endSession,
  enterAs,
  giveContact,
  isAt,
  misses,
  type NewPerson,
  sees,
  signIn,
  test,
} from './people.ts';
import { question, remove, understood } from './profile.ts';
import { quoteFor, toast } from './shopping.ts';

describe('María y su perfil', () => {
  test('corrige sus números, ve sus preferencias y baja sus datos', async ({ newPerson }) => {
    const { page, expects } = await newPerson({ device: 'phone' });
    await signIn(page, { email: 'maria.perfil@prueba.test', firstName: 'María' });
    await page.getByText('María', { exact: true }).click();
    const menu = page.getByRole('list', { name: 'Mi cuenta' });
    await expect
      .poll(() => menu.getByRole('link').allInnerTexts())
      .toEqual(['Mi Perfil', 'Mis Cotizaciones', 'Mis Verificaciones', 'Cerrar Sesión']);
    await menu.getByRole('link', { name: 'Mi Perfil' }).click();
    await isAt(page, '/profile');
    await live(page);
    await sees(page.getByText('Cliente', { exact: true }));
    await sees(page.getByText('Sin indicar'));

    await page.getByRole('link', { name: 'Editar contacto' }).click();
    const phone = page.getByLabel('Teléfono');
    await focusIsOn(phone);
    await phone.fill('llámame');
    expects(/400/);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await sees(toast(page).getByText('No se pudo actualizar su información de contacto.'));
    await sees(page.getByRole('alert').getByRole('link', { name: /código de país/ }));
    await phone.fill('5 123 4567');
    await page.getByRole('textbox', { name: 'WhatsApp' }).fill('305 555 0142');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await sees(page.getByText('+53 5 123 4567'));
    await sees(page.getByText('+1 305 555 0142'));
    await focusIsOn(page.getByRole('link', { name: 'Editar contacto' }));
    await page.reload();
    await sees(page.getByText('+53 5 123 4567'));

    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar mis datos' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('mis-datos.json');
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      person: { email: 'maria.perfil@prueba.test', phone: '+5351234567' },
      quotes: [],
    });

    await page.getByRole('button', { name: 'English' }).last().click();
    await sees(page.getByRole('heading', { level: 1, name: 'My profile' }));
    await page.getByRole('button', { name: 'Turn on: Low-data mode' }).click();
    await sees(page.getByText('Low-data mode: On'));
    const { locale } = await page.evaluate(async () => (await fetch('/api/user')).json());
    expect(locale).toBe('en');
  });

  test('perdió un teléfono: cierra su sesión en todos los navegadores', async ({ newPerson }) => {
    const email = 'maria.sin.telefono@prueba.test';
    const lost = await newPerson({ device: 'phone' });
    await signIn(lost.page, { email, firstName: 'María' }, '/my-quotes');
    const { page, open } = await newPerson();
    await signIn(page, { email }, '/profile');
    await sees(page.getByText('Tiene la sesión abierta en 2 navegadores'));
    const sessions = await page
      .getByRole('listitem')
      .filter({ hasText: 'abierta el' })
      .allInnerTexts();
    expect(sessions.map((each) => each.startsWith('Este navegador'))).toEqual([true, false]);
    await page.getByRole('button', { name: 'Cerrar la sesión en todos' }).click();
    await sees(page.getByRole('heading', { name: 'Sesiones cerradas' }));
    for (const each of [lost.open, open]) await each('/my-quotes');
    for (const each of [lost.page, page]) await isAt(each, '/?aviso=entrar&returnTo=%2Fmy-quotes');
  });

  test('borra su cuenta: lee lo que se guarda, sale, y al volver empieza de nuevo', async ({
    newPerson,
  }) => {
    const email = 'maria.se.va@prueba.test';
    const { page } = await newPerson();
    const elsewhere = await newPerson({ device: 'phone' });
    const reference = await quoteFor(page, email);
    await signIn(elsewhere.page, { email }, '/my-quotes');
    await sees(elsewhere.page.getByText(reference));

    await page.goto('/profile');
    await live(page);
    await remove(page, 'link').click();
    await sees(question(page).getByText('Tiene 1 cotización abierta.'));
    await sees(
      question(page).getByText('hasta 10 años después del último movimiento', { exact: false }),
    );
    await question(page).getByRole('button', { name: 'Cancelar' }).click();
    await misses(question(page));
    await focusIsOn(remove(page, 'link'));

    await remove(page, 'link').click();
    // Without the tick the browser itself asks for it.
    await remove(question(page), 'button').click();
    expect(await page.evaluate(async () => (await fetch('/api/user')).status)).toBe(200);
    await question(page).getByLabel(understood).check();
    const left = page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    await remove(question(page), 'button').click();
    await sees(toast(page).getByText('Cuenta eliminada'));
    await sees(toast(page).getByText('Su cuenta ha sido eliminada exitosamente'));
    // The session ends in every browser at once, not only in the one that asked.
    await elsewhere.open('/my-quotes');
    await isAt(elsewhere.page, '/?aviso=entrar&returnTo=%2Fmy-quotes');
    await left;
    await sees(page.getByRole('link', { name: 'Entrar' }));
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain(email);

    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Su cuenta en Mariel Auto fue eliminada');
    expect(mail?.text).toContain(reference);

    await signIn(page, { email }, '/my-quotes');
    await sees(page.getByText('Todavía no tiene cotizaciones'));
    await page.goto('/profile');
    await sees(page.getByText('Sin indicar'));
    await staffFinds(newPerson, reference);
  });

  test('sin JavaScript edita sus números y borra su cuenta', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({ device: 'phone', javaScript: false });
    await signIn(page, { email: 'maria.sin.script@prueba.test' }, '/profile');
    await page.getByRole('link', { name: 'Editar contacto' }).click();
    await page.getByLabel('Teléfono').fill('5 123 4567');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await isAt(page, '/profile?guardado=1');
    await sees(page.getByText('Contacto actualizado'));
    await remove(page, 'link').click();
    await page.getByLabel(understood).check();
    await remove(page, 'button').click();
    await sees(page.getByText('Su cuenta ha sido eliminada exitosamente'));
    await page.getByRole('link', { name: 'Continuar' }).click();
    await isAt(page, '/');
    await open('/profile');
    await isAt(page, '/?aviso=entrar&returnTo=%2Fprofile');
  });
});

test('su sesión se acabó: lo escrito se queda, entra de nuevo y lo guarda', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, context, expects } = await newPerson({ device: 'phone' });
  expects(/401/);
  const email = 'maria.sale@prueba.test';
  await signIn(page, { email, firstName: 'María' }, '/profile?editar=contacto');
  await live(page);
  const whatsapp = page.getByRole('textbox', { name: 'WhatsApp' });
  await page.getByLabel('Teléfono').fill('+1 713 555 0142');
  await whatsapp.fill('+53 5 123 4567');
  await endSession({ context });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await sees(toast(page).getByText('No se pudo actualizar su información de contacto.'));
  const way = page.getByRole('link', { name: 'Entrar en otra pestaña, y después guardar aquí' });
  await sees(way);
  expect(await whatsapp.inputValue()).toBe('+53 5 123 4567');
  const opens = page.context().waitForEvent('page');
  await way.click();
  const tab = await opens;
  await enterAs(tab, { email, firstName: 'María' });
  await tab.close();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await sees(toast(page).getByText('Contacto actualizado', { exact: true }));
  await misses(way);
  await sees(page.getByText('+53 5 123 4567'));
});

/** Checks what staff can still find of a deleted account: agente nothing, administrador all. */
async function staffFinds(newPerson: NewPerson, reference: string): Promise<void> {
  const agent = await newPerson();
  await signIn(agent.page, { email: 'agente@demo.test' }, '/admin/quotes');
  await live(agent.page);
  expect(await agent.page.content()).not.toContain(reference);
  const boss = await newPerson();
  await signIn(boss.page, { email: 'admin@demo.test' }, '/admin/quotes');
  await live(boss.page);
  await sees(boss.page.getByText(reference));
}

test('con el teclado llega hasta la confirmación, y vuelve', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  const keys = keyboardOf(page);
  await signIn(page, { email: 'maria.teclado@prueba.test' }, '/profile');
  await live(page);
  await keys.to(page.getByRole('link', { name: 'Ir al contenido' }));
  await keys.press('Enter');
  await keys.to(remove(page, 'link'));
  await keys.press('Enter');
  await sees(question(page));
  await focusIsIn(question(page));
  await keys.to(page.getByLabel(understood));
  // Skip link 1, Enter 1; edit, province, language, low data, download, delete 6, Enter 1; close, box 2.
  keys.took('12, to the confirmation of the deletion', 11);
  await page.keyboard.press('Escape');
  await misses(question(page));
  await focusIsOn(remove(page, 'link'));
});

describe.each(eachOf([320, 1280], 2))('el perfil y los correos del equipo, a %i px', (width) => {
  const device = width === 320 ? 'phone' : 'desktop';
  const options = { device, width, bypassPolicy: true } as const;

  test('se ven, se alcanzan y se manejan', async ({ newPerson }) => {
    const { page, expects } = await newPerson(options);
    await signIn(page, { email: `maria.${width}@prueba.test` }, '/profile');
    await giveContact(page);
    await page.goto('/profile');
    await live(page);
    await isFine(page, 'profile');
    await page.getByRole('link', { name: 'Editar contacto' }).click();
    await page.getByLabel('Teléfono').fill('');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await sees(page.getByText('Hay un problema'));
    await isFine(page, 'contact with an error');
    await remove(page, 'link').click();
    await sees(question(page));
    await isFine(page, 'dialog');
    await page.goto('/profile?eliminar=1');
    await live(page);
    await isFine(page, 'deletion in place');
    expects(/403/);
    await page.goto('/admin/mails');
    await sees(page.getByText('Acceso Denegado'));
  });

  test('el último administrador lee por qué no puede', { tags: 'long' }, async ({ newPerson }) => {
    const { page } = await newPerson(options);
    await signIn(page, { email: 'admin@demo.test' }, '/profile');
    await live(page);
    await sees(page.getByText('dé ese rol a otra persona', { exact: false }));
    expect(await remove(page, 'link').count()).toBe(0);
    await isFine(page, 'profile of the last administrador');
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Marta' }).click();
    const menu = page.getByRole('list', { name: 'Mi cuenta' }).getByRole('link');
    await expect.poll(async () => (await menu.allInnerTexts()).at(-1)).toBe('Cerrar Sesión');
    await page.goto('/admin/mails');
    await live(page);
    // Journeys share a shop: a mail of another one may still wait, and none has failed.
    await page.getByRole('link', { name: 'Con fallo' }).click();
    await sees(page.getByText('Ningún correo en ese estado'));
    await isFine(page, 'mails');
  });
});

/** Text that may be cut, with the reason. */
const cutAllowed = {
  summary: 'the menu of the account shows how a long name begins',
  dialog: 'it scrolls',
};

async function isFine(page: Page, where: string): Promise<void> {
  const found = {
    violations: await violations(page),
    sideways: await sideways(page),
    // Staff has denser controls for a mouse; a finger gets its 44 px.
    small: await smallTargets(
      page,
      where === 'mails'
        ? { main: 'for a mouse', 'search, [data-place], summary': 'the rail, for a mouse' }
        : {},
    ),
    cut: await cutText(page, cutAllowed),
    covered: await coveredFocus(page),
    edgeless: await edgeless(page),
  };
  for (const [what, list] of Object.entries(found)) {
    expect.soft(list.join('\n'), `${where}: ${what}`).toBe('');
  }
}
