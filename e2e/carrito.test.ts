import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { live } from './live.ts';
import { giveContact, isAt, misses, type NewPerson, sees, signIn, test } from './people.ts';
import {
  add,
  chooseProvince,
  corolla,
  drawer,
  generate,
  line,
  mazda,
  openDrawer,
  productLink,
  referenceOf,
  storedCart,
  toast,
} from './shopping.ts';

const list = '/products/automobiles';

describe('Atrás con el carrito abierto', () => {
  test('lo cierra y deja la página; después lleva atrás', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open('/');
    await open(list);
    await live(page);
    await add(page, corolla.name).tap();
    await sees(line(page, corolla.name));
    await page.goBack();
    await misses(drawer(page));
    await isAt(page, list);
    await page.goForward();
    await sees(drawer(page));
    await drawer(page).getByRole('button', { name: 'Cerrar' }).first().tap();
    await misses(drawer(page));
    await isAt(page, list);
    await page.goBack();
    await isAt(page, '/');
  });

  test('sobre el detalle de un producto deja el detalle', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open(list);
    await live(page);
    await productLink(page, corolla.name).click();
    const dialog = page.getByRole('dialog', { name: corolla.name });
    await add(dialog, corolla.name).click();
    await sees(line(page, corolla.name));
    await page.goBack();
    await misses(drawer(page));
    await sees(dialog);
    await isAt(page, corolla.path);
    await page.goBack();
    await misses(dialog);
    await isAt(page, list);

    // After a reload it is a page, and closing the cart opens no dialog over it.
    await page.goForward();
    await sees(dialog);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    for (const _ of [1, 2]) {
      await openDrawer(page);
      await page.goBack();
      await misses(drawer(page));
    }
    await sees(page.getByRole('heading', { name: corolla.name, level: 1 }));
    expect(await dialog.count()).toBe(0);
  });

  test('recargada, la página está sin carrito abierto, y atrás lleva atrás', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson();
    await open('/');
    await open(list);
    await live(page);
    await add(page, corolla.name).click();
    await sees(line(page, corolla.name));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await misses(drawer(page));
    await expect.poll(() => page.evaluate(() => history.state?.cart)).toBe(undefined);
    await page.goBack();
    await isAt(page, '/');
  });
});

test('las líneas llevan una foto pequeña, y con ahorro de datos ninguna', { tags: 'long' }, async ({
  newPerson,
}) => {
  const pictures = async (saveData: boolean) => {
    const { page, open } = await newPerson({ device: 'phone' });
    if (saveData) await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    await open(list);
    await add(page, corolla.name).tap();
    await sees(drawer(page).getByText('Total estimado'));
    await sees(line(page, corolla.name));
    if (!saveData) await sees(line(page, corolla.name).locator('img'));
    return line(page, corolla.name).locator('img').count();
  };
  expect(await pictures(false)).toBe(1);
  expect(await pictures(true)).toBe(0);
});

test('hasta que el catálogo dice cuántas hay, no se ofrecen más', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone', serviceWorker: false });
  await open(list);
  await live(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/products?*', async (route) => {
    await promise;
    await route.continue();
  });
  await add(page, corolla.name).tap();
  await sees(line(page, corolla.name));
  expect(await line(page, corolla.name).getByRole('button').count()).toBe(1);
  resolve();
  await sees(line(page, corolla.name).getByText('Pieza única'));
});

describe('la nota y quién recibe', () => {
  test('se guardan mientras se escriben, van con la cotización y se borran del teléfono', async ({
    newPerson,
  }) => {
    const { page, expects } = await ready(newPerson, 'houston.recibe@prueba.test');
    expects(/400|Failed to load resource/);
    await drawer(page).getByText('Nota y quién recibe (opcional)').click();
    await drawer(page).getByLabel('Nota para el agente (opcional)').fill('Llamar de noche');
    await drawer(page).getByLabel('Nombre y apellidos de quien recibe').fill('Rosa Díaz');
    await drawer(page).getByLabel('Teléfono de quien recibe').fill('123');
    await drawer(page).getByLabel('Provincia de quien recibe').selectOption('Camagüey');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await openDrawer(page);
    const phone = drawer(page).getByLabel('Teléfono de quien recibe');
    expect([...(await violations(page)), ...(await sideways(page))]).toEqual([]);
    await expect.poll(() => phone.inputValue()).toBe('123');
    await generate(page).click();
    await sees(
      drawer(page)
        .getByText(/Escriba el teléfono de quien recibe/)
        .first(),
    );
    await phone.fill('5 234 5678');
    await generate(page).click();
    await referenceOf(page);
    await page.getByRole('link', { name: 'Ver mi cotización' }).click();
    await sees(page.getByText('Rosa Díaz, +53 5 234 5678, Camagüey'));
    await sees(page.getByText('Llamar de noche'));
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('Rosa');
  });
});

test('si falla el servidor se dice, el carrito queda y el siguiente toque envía lo mismo', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, expects } = await ready(newPerson, 'servidor.falla@prueba.test');
  expects(/503|Failed to load resource/);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/quotes', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.continue();
    else await route.fulfill({ status: 503, body: '' });
  });
  await generate(page).click();
  await sees(toast(page).getByText('Error al generar cotización'));
  await sees(toast(page).getByText('Por favor intente nuevamente o contacte soporte.'));
  await misses(page.getByText('Pendiente de envío'));
  expect((await storedCart(page)).items).toHaveLength(1);
  await generate(page).click();
  await referenceOf(page);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('la página de la cotización hecha reemplaza al carrito en la historia', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await ready(newPerson, 'pagina.hecha@prueba.test');
  await generate(page).click();
  const reference = await referenceOf(page);
  await isAt(page, `/cotizacion/${reference}`);
  expect(await violations(page)).toEqual([]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await referenceOf(page)).toBe(reference);
  await page.goBack();
  await isAt(page, list);
  await misses(drawer(page));
});

/** Signed in with known numbers; a Corolla is in the open drawer. */
async function ready(newPerson: NewPerson, email: string) {
  const person = await newPerson({ bypassPolicy: true });
  const { page } = person;
  await signIn(page, { email }, list);
  await giveContact(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await add(page, corolla.name).click();
  await sees(generate(page));
  await live(page);
  return person;
}

test.for(['2015-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])(
  'con el reloj del teléfono mal puesto (%s), la cotización se aparta con palabras y se recupera',
  { tags: 'long' },
  async (savedAt, { newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await open(list);
    await live(page);
    await add(page, corolla.name).click();
    await sees(line(page, corolla.name));
    await page.evaluate((date) => {
      const cart = JSON.parse(localStorage.getItem('mariel-auto-cart') ?? '');
      localStorage.setItem('mariel-auto-cart', JSON.stringify({ ...cart, savedAt: date }));
    }, savedAt);
    await page.context().clearCookies({ name: 'mariel-auto-lines' });
    await open(list);
    await live(page);
    const notices = toast(page);
    await sees(notices.getByText('Su cotización llevaba más de 7 días sin cambios'));
    await notices.getByRole('button', { name: 'Recuperar' }).click();
    await open(list);
    await live(page);
    await openDrawer(page);
    await sees(line(page, corolla.name));
  },
);

describe('un navegador que no guarda nada', () => {
  for (const early of [true, false]) {
    const when = early ? 'antes de React' : 'con React';
    test(`muestra lo agregado ${when}, y dice que se pierde`, async ({ newPerson }) => {
      const { page, open } = await newPerson({ device: 'phone', serviceWorker: false });
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      });
      await open(list);
      if (!early) await live(page);
      await add(page, corolla.name).tap();
      await sees(line(page, corolla.name));
      await sees(drawer(page).getByText('Este navegador no deja guardar su cotización'));
    });
  }
});

test('lo que se pidió en /cotizacion no vuelve: ni aviso de otra provincia, ni «Recuperar», tampoco la segunda vez ni en otra pestaña', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, open } = await newPerson();
  await signIn(page, { email: 'pedida.y.fuera@prueba.test' }, list);
  await giveContact(page);
  await open(list);
  await chooseProvince(page, 'Holguín');
  const other = await page.context().newPage();
  await other.goto(new URL(list, page.url()).href);
  for (const { name } of [corolla, mazda]) {
    await open(list);
    await live(page);
    await add(page, name).click();
    await sees(line(page, name));
    await open('/cotizacion');
    await page.getByRole('button', { name: 'Generar Cotización' }).click();
    await referenceOf(page);
    await live(page);
    for (const each of [page, other]) {
      expect((await storedCart(each)).items).toEqual([]);
      const kept = await each.evaluate(() =>
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      );
      expect(kept).not.toContain(name);
      await misses(each.getByText('Su cotización era para otra provincia'));
      await misses(each.getByRole('button', { name: /^Recuperar/ }));
    }
  }
  await open('/cotizacion');
  await sees(page.getByText('Su cotización está vacía'));
  await misses(page.getByRole('button', { name: /^Recuperar/ }));
});

test('quien toca «Generar» sin haber entrado lee junto al botón que debe hacerlo, y el foco está allí', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ device: 'phone' });
  await open(list);
  await live(page);
  await add(page, corolla.name).click();
  await sees(line(page, corolla.name));
  await generate(page).click();
  const enter = drawer(page).getByRole('link', { name: 'Entrar' });
  await sees(drawer(page).getByText('Debe iniciar sesión para generar una cotización.'));
  expect(await enter.evaluate((link) => link === document.activeElement)).toBe(true);
  const [link, button] = [await enter.boundingBox(), await generate(page).boundingBox()];
  expect(Math.abs((button?.y ?? 0) - (link?.y ?? 0))).toBeLessThan(200);
  expect(await violations(page)).toEqual([]);
});
