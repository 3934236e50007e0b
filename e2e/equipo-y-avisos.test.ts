import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { coveredFocus, sideways, smallTargets, violations } from './checks.ts';
import { focusIsIn, focusIsKept, focusIsOn, keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import {
  isAt,
  misses,
  type NewPerson,
  type Person,
  sees,
  shopOrigin,
  signIn,
  test,
} from './people.ts';
import { toast } from './shopping.ts';

const marta = { email: 'admin@demo.test' };

/** Somebody new, without a role yet. */
async function lazaro(newPerson: NewPerson, email: string): Promise<Person> {
  const person = await newPerson();
  await signIn(person.page, { email, firstName: 'Lázaro', lastName: 'Peña' }, '/');
  return person;
}

const menu = (page: Page) => page.locator('header').getByRole('list', { name: 'Mi cuenta' });

const rail = (page: Page) => page.getByRole('navigation', { name: 'Pantallas del equipo' });

async function openMenu(page: Page, name: string): Promise<void> {
  await page.locator('header').getByText(name, { exact: true }).click();
  await sees(menu(page));
}

describe('Marta, administradora, decide quién trabaja con ella', () => {
  test('hace agente a Lázaro, él entra enseguida, y al quitarle el rol deja de entrar', async ({
    newPerson,
  }) => {
    const agent = await lazaro(newPerson, 'lazaro.agente@prueba.test');
    agent.expects(/403/);
    await agent.open('/admin/notices');
    await sees(agent.page.getByRole('heading', { name: 'Acceso Denegado' }));
    expect(agent.asked.filter((path) => path.startsWith('/assets/staff/'))).toEqual([]);

    const { page } = await newPerson();
    await signIn(page, marta, '/');
    await live(page);
    await openMenu(page, 'Marta');
    await menu(page).getByRole('link', { name: 'Hoy' }).click();
    await rail(page).getByText('Ajustes').click();
    await rail(page).getByRole('link', { name: 'Equipo' }).click();
    await isAt(page, '/admin/team');
    await page.getByLabel('Buscar por nombre o correo').fill('lazaro.agente');
    await page.keyboard.press('Enter');
    await isAt(page, '/admin/team?q=lazaro.agente');
    await giveRole(page, 'Lázaro Peña', 'Agente');
    await sees(page.getByRole('row', { name: /Lázaro Peña.*Agente/ }));

    await agent.open('/admin/notices');
    await sees(agent.page.getByRole('heading', { name: 'Avisos' }));
    const links = await rail(agent.page).getByRole('link').allInnerTexts();
    expect(links).toContain('Avisos');
    expect(links).not.toContain('Equipo');
    await agent.open('/admin/team');
    await sees(agent.page.getByRole('heading', { name: 'Acceso Denegado' }));

    await giveRole(page, 'Lázaro Peña', 'Cliente');
    await agent.open('/admin/notices');
    await sees(agent.page.getByRole('heading', { name: 'Acceso Denegado' }));

    await page.goto('/admin/audit?kind=person&q=lazaro');
    const rows = page.getByRole('row', { name: /Lázaro Peña/ });
    await sees(rows.first());
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/Marta Quintana.*Cambió el rol.*Agente.*Cliente/),
      expect.stringMatching(/Marta Quintana.*Cambió el rol.*Cliente.*Agente/),
    ]);
  });

  test('cierra las sesiones de quien perdió su teléfono, y su rol queda', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const person = await lazaro(newPerson, 'lazaro.sin.telefono@prueba.test');
    const { page } = await newPerson();
    await signIn(page, marta, '/admin/team?q=lazaro.sin.telefono');
    await live(page);
    await giveRole(page, 'Lázaro Peña', 'Agente');
    await person.open('/admin/notices');
    await sees(person.page.getByRole('heading', { name: 'Avisos' }));
    // After the end of the session the page's script is refused too.
    await live(person.page);

    await page.getByRole('button', { name: 'Cambiar rol de Lázaro Peña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rol de Lázaro Peña' });
    await dialog.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
    await sees(toast(page).getByText('Sesiones cerradas', { exact: true }));
    await misses(dialog);
    await person.open('/admin/notices');
    await isAt(person.page, '/?aviso=entrar&returnTo=%2Fadmin%2Fnotices');
    await sees(page.getByRole('row', { name: /Lázaro Peña.*Agente/ }));
    await page.goto('/admin/audit?kind=person&q=lazaro');
    await sees(page.getByRole('row', { name: /Marta Quintana.*sesiones/i }));
  });

  test('no puede dejar la tienda sin nadie, y lo lee antes y después de intentarlo', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, expects } = await newPerson();
    expects(/409/);
    await signIn(page, marta, '/admin/team');
    await live(page);
    await page.getByRole('button', { name: 'Cambiar rol de Marta Quintana' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rol de Marta Quintana' });
    await dialog.getByRole('radio', { name: 'Agente' }).check();
    await sees(dialog.getByText('Está por quitarse su propio rol'));
    await dialog.getByRole('button', { name: 'Dejar de ser administrador' }).click();
    await sees(dialog.getByRole('alert').getByText('Es el último administrador', { exact: false }));
    expect(await dialog.getByRole('radio', { name: 'Agente' }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await sees(page.getByRole('row', { name: /Marta Quintana.*Administrador/ }));
  });
});

async function giveRole(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: `Cambiar rol de ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Rol de ${name}` });
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Guardar rol' }).click();
  await sees(toast(page).getByText('Rol cambiado', { exact: true }));
  await misses(dialog);
}

describe('un aviso', () => {
  test('llega a los clientes de una provincia, cambia, se elimina y se recupera', async ({
    newPerson,
  }) => {
    const customer = await newPerson({ serviceWorker: false });
    await inProvince(customer, 'GTM');
    const elsewhere = await newPerson({ serviceWorker: false });
    await inProvince(elsewhere, 'PRI');
    const { page } = await newPerson();
    await signIn(page, { email: 'agente@demo.test' }, '/admin/notices');
    await live(page);
    await page.getByRole('link', { name: 'Nuevo aviso' }).click();
    await isAt(page, '/admin/notices?ver=nuevo');
    const publish = page.getByRole('button', { name: 'Publicar aviso' });
    await publish.click();
    await sees(page.getByText('Falta este dato.'));
    await page.getByLabel('Título').fill('La carretera a Guantánamo está cortada');
    await page.getByLabel('Texto').fill('Entregamos cuando la abran.');
    await page.getByLabel('Guantánamo', { exact: true }).check();
    const preview = page.getByRole('region', { name: 'Así lo verán los clientes' });
    await sees(preview.getByText('La carretera a Guantánamo está cortada'));
    await sees(preview.getByText('Provincias: Guantánamo. Categorías: Todas.'));
    await publish.click();
    await sees(toast(page).getByText('Aviso publicado', { exact: true }));
    await isAt(page, '/admin/notices');

    await customer.open('/products/automobiles');
    await sees(customer.page.getByText('La carretera a Guantánamo está cortada'));
    await elsewhere.open('/products/automobiles');
    await misses(elsewhere.page.getByText('La carretera a Guantánamo está cortada'));

    await page.getByRole('link', { name: 'La carretera a Guantánamo está cortada' }).click();
    await page.getByLabel('Título').fill('La carretera está abierta');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await sees(toast(page).getByText('Aviso guardado', { exact: true }));
    await customer.open('/products/automobiles');
    await sees(customer.page.getByText('La carretera está abierta'));

    await page.getByRole('link', { name: 'La carretera está abierta' }).click();
    await page.getByRole('button', { name: /^Eliminar el aviso/ }).click();
    await sees(toast(page).getByText('Aviso eliminado', { exact: true }));
    await customer.open('/products/automobiles');
    await misses(customer.page.getByText('La carretera está abierta'));
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await sees(toast(page).getByText('Aviso publicado de nuevo', { exact: true }));
    await customer.open('/products/automobiles');
    await sees(customer.page.getByText('La carretera está abierta'));
  });

  test('que otra persona cambió se puede guardar encima sin escribirlo de nuevo', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const [raul, boss] = [await newPerson(), await newPerson()];
    raul.expects(/409/);
    await signIn(raul.page, { email: 'agente@demo.test' }, '/admin/notices?ver=nuevo');
    await live(raul.page);
    await raul.page.getByLabel('Título').fill('Feriado en Granma');
    await raul.page.getByLabel('Granma', { exact: true }).check();
    await raul.page.getByRole('button', { name: 'Publicar aviso' }).click();
    await raul.page.getByRole('link', { name: 'Feriado en Granma' }).click();
    const address = await raul.page
      .getByRole('link', { name: 'Feriado en Granma' })
      .getAttribute('href');
    await signIn(boss.page, marta, address ?? '');
    await live(boss.page);
    await raul.page.getByLabel('Título').fill('Feriado en Granma, de Raúl');
    await boss.page.getByLabel('Título').fill('Feriado en Granma, de Marta');
    await boss.page.getByRole('button', { name: 'Guardar cambios' }).click();
    await sees(toast(boss.page).getByText('Aviso guardado', { exact: true }));
    await raul.page.getByRole('button', { name: 'Guardar cambios' }).click();
    const conflict = raul.page
      .getByRole('alert')
      .filter({ hasText: 'Lo que guardó la otra persona' });
    await sees(conflict.getByText('Feriado en Granma, de Marta'));
    expect(await raul.page.getByLabel('Título').inputValue()).toBe('Feriado en Granma, de Raúl');
    await conflict.getByRole('button', { name: 'Guardar lo mío' }).click();
    await sees(raul.page.getByRole('link', { name: 'Feriado en Granma, de Raúl' }));

    boss.expects(/409/);
    await boss.page.goto(address ?? '');
    await live(boss.page);
    await raul.page.getByRole('link', { name: 'Feriado en Granma, de Raúl' }).click();
    await raul.page.getByLabel('Título').fill('Feriado el lunes');
    await raul.page.getByRole('button', { name: 'Guardar cambios' }).click();
    await sees(raul.page.getByRole('link', { name: 'Feriado el lunes' }));
    await boss.page.getByLabel('Título').fill('Feriado, de Marta');
    await boss.page.getByRole('button', { name: 'Guardar cambios' }).click();
    await boss.page.getByRole('button', { name: 'Usar lo actual' }).click();
    expect(await boss.page.getByLabel('Título').inputValue()).toBe('Feriado el lunes');
    const preview = boss.page.getByRole('region', { name: 'Así lo verán los clientes' });
    await sees(preview.getByText('Feriado el lunes'));
  });

  test('se abre, se deja y se vuelve a la lista con el teclado', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await signIn(page, { email: 'agente@demo.test' }, '/admin/notices');
    await live(page);
    const keyboard = keyboardOf(page);
    // The button for a new one is the first row.
    await keyboard.press('j');
    await focusIsOn(page.getByRole('link', { name: 'Nuevo aviso' }));
    await keyboard.press('Enter');
    await focusIsIn(page.getByRole('region', { name: 'Nuevo aviso' }));
    await keyboard.to(page.getByLabel('Título'));
    await keyboard.type('Sin terminar');
    await keyboard.press('Escape');
    await isAt(page, '/admin/notices');
    await focusIsKept(page);
  });
});

async function inProvince({ context }: Person, code: string): Promise<void> {
  const url = shopOrigin();
  await context.addCookies([{ name: provinceEntry.name, value: code, url }]);
}

test('las tres pantallas se leen y se manejan a cualquier ancho', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page } = await newPerson({ bypassPolicy: true, device: 'phone' });
  await signIn(page, marta, '/admin/notices');
  const states: [string, (() => Promise<void>)?][] = [
    ['/admin/notices'],
    [
      '/admin/notices?ver=nuevo',
      () => page.getByRole('button', { name: 'Publicar aviso' }).click(),
    ],
    ['/admin/notices?ver=nada'],
    ['/admin/notices?time=past'],
    ['/admin/team?q=demo'],
    [
      '/admin/team',
      () =>
        page
          .getByRole('button', { name: /^Cambiar rol de/ })
          .first()
          .click(),
    ],
    ['/admin/audit'],
    ['/admin/audit?q=zzzz'],
  ];
  for (const [path, act] of states) {
    await page.goto(path);
    await live(page);
    await act?.();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const wrong = [
        ...(await violations(page)),
        ...(await sideways(page)),
        // Dense controls are for a mouse; a touched one must be large.
        ...(width === 360 ? await smallTargets(page, {}) : []),
        ...(await coveredFocus(page)),
      ];
      expect.soft(wrong.join('\n'), `${path}, ${width} px`).toBe('');
    }
  }
});
