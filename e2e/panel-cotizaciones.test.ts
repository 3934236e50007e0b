import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { focusIsIn, focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { apply, marta, newStatus, openPanel, panelOf, raul, rowOf, saidUpdated } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { quoteFor, quoteOf, toast } from './shopping.ts';

describe('un agente atiende cotizaciones todo el día', () => {
  test('de nueva a aprobada, con el cliente avisado, en 4 clics', async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const email = 'cuatro.clics@prueba.test';
    const reference = await quoteFor(customer, email);
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);

    let clicks = 0;
    const click = async (what: Locator) => {
      clicks += 1;
      await what.click();
    };
    // A list of choices is opened and chosen from.
    const choose = async (what: Locator, label: string) => {
      clicks += 2;
      await what.selectOption({ label });
    };
    await click(page.getByRole('link', { name: reference, exact: true }));
    const panel = panelOf(page, reference);
    await choose(newStatus(panel), 'Aprobada');
    await click(apply(panel));
    await saidUpdated(page, 'cotización');
    expect(clicks).toBeLessThanOrEqual(4);

    await sees(rowOf(page, reference).locator('td').getByText('Aprobada', { exact: true }));
    await customer.goto('/my-quotes');
    await sees(customer.getByRole('row', { name: new RegExp(`${reference}.*En revisión`) }));
    await expect
      .poll(async () => (await mailsTo(email)).some(({ subject }) => /Aprobada/.test(subject)))
      .toBe(true);
  });

  test('a varias a la vez: se las asigna, las deshace y responde a cada cliente', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const emails = ['varias.una@prueba.test', 'varias.dos@prueba.test'];
    const references: string[] = [];
    for (const email of emails) references.push(await quoteOf(email));
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes?q=varias.');
    await live(page);
    for (let at = 0; at < 2; at++) {
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    const selection = page.getByRole('region', { name: 'Selección' });
    const asked = (action: string) => page.getByRole('dialog', { name: `${action} (2)` });
    const ask = async (action: string) => {
      await selection.getByRole('button', { name: action, exact: true }).click();
      await sees(asked(action));
      return asked(action);
    };
    const mine = page.getByRole('row').getByText('Raúl');

    const assign = await ask('Asignar');
    for (const each of references) await sees(assign.getByText(each, { exact: true }));
    const raulsName = await assign.getByRole('option', { name: /^Raúl/ }).textContent();
    await assign.getByLabel('A cargo de').selectOption({ label: raulsName ?? '' });
    await assign.getByRole('button', { name: 'Asignar' }).click();
    await sees(toast(page).getByText('Hecho en 2', { exact: true }));
    await expect.poll(() => mine.count()).toBe(2);
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(() => mine.count()).toBe(0);

    for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check();
    await page.request.post('/api/admin/replies', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { title: 'Ya salió', textEs: 'La {referencia} salió.', textEn: '{referencia} left.' },
    });
    const reply = await ask('Responder');
    await reply.getByLabel('Respuesta guardada').selectOption({ label: 'Ya salió' });
    // Each customer's own text is read before it is sent.
    for (const each of references) await sees(reply.getByText(`La ${each} salió.`));
    await reply.getByRole('button', { name: 'Responder' }).click();
    await sees(toast(page).getByText('Hecho en 2', { exact: true }));
    await expect.poll(async () => (await mailsTo(emails[1] ?? '')).length).toBeGreaterThan(1);
  });

  test('busca, filtra, se la asigna y deja una nota interna que el cliente no lee', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'busqueda.interna@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await sees(rowOf(page, reference).getByText('Nueva', { exact: true }));

    await page
      .getByRole('main')
      .getByRole('searchbox', { name: 'Buscar' })
      .fill('busqueda.INTERNA');
    await page.getByRole('main').getByRole('searchbox', { name: 'Buscar' }).press('Enter');
    await isAt(page, '/admin/quotes?q=busqueda.INTERNA');
    await sees(page.getByText('1 en esta lista'));
    await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Rechazada' });
    await sees(page.getByText('Ninguna cotización coincide'));
    await page.getByRole('link', { name: 'Quitar filtros' }).click();
    await isAt(page, '/admin/quotes');

    const panel = await openPanel(page, reference);
    await misses(rowOf(page, reference).getByText('Nueva', { exact: true }));
    await panel.getByRole('button', { name: 'Asignarme' }).click();
    await sees(toast(page).getByText('Asignación guardada'));
    await sees(panel.getByText('A cargo de Raúl Medina'));
    await misses(panel.getByRole('button', { name: 'Asignarme' }));

    await panel.getByLabel('Nota interna').check();
    await panel
      .getByRole('textbox', { name: 'Nota interna' })
      .fill('Cliente de 2021, paga puntual.');
    await panel.getByRole('button', { name: 'Guardar nota' }).click();
    await sees(panel.getByText('Raúl Medina, nota interna'));
    await sees(panel.getByText('Solo lo lee el equipo'));

    await panel.getByRole('link', { name: 'Cerrar' }).click();
    await isAt(page, '/admin/quotes');
    await page.getByRole('link', { name: /^Mías/ }).click();
    await isAt(page, '/admin/quotes?queue=mine');
    await sees(rowOf(page, reference));

    await openOwn(customer, reference);
    await sees(customer.getByText('Usted pidió la cotización'));
    await misses(customer.getByText('paga puntual', { exact: false }));
    await misses(customer.getByText('Raúl', { exact: false }));
  });

  test('una nota interna que quedó a medias no vuelve como mensaje al cliente', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('nota.a.medias@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await panel.getByRole('textbox', { name: 'Mensaje al cliente' }).fill('Ojo con este pago');
    await panel.getByLabel('Nota interna').check();
    const note = panel.getByRole('textbox', { name: 'Nota interna' });
    await expect.poll(() => note.inputValue()).toBe('Ojo con este pago');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await expect.poll(() => note.inputValue()).toBe('Ojo con este pago');
    await sees(panel.getByRole('button', { name: 'Guardar nota' }));
  });

  test('sin ratón: buscar, bajar, abrir, asignarse, estado, cerrar', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const reference = await quoteOf('sin.raton@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const keys = page.keyboard;
    await keys.press('/');
    await focusIsOn(page.getByRole('main').getByRole('searchbox', { name: 'Buscar' }));
    await keys.type(reference);
    await keys.press('Enter');
    await sees(page.getByText('1 en esta lista'));
    await page.locator('h1').click();
    await keys.press('j');
    await focusIsOn(page.getByRole('link', { name: reference, exact: true }));
    await keys.press('Enter');
    const panel = panelOf(page, reference);
    await focusIsOn(panel.getByRole('heading', { name: reference }));
    await keys.press('a');
    await sees(panel.getByText('A cargo de Raúl Medina'));
    await keys.press('s');
    await focusIsOn(newStatus(panel));
    // Whose somebody is, is in review by that.
    await keys.type('Apr');
    await expect.poll(() => newStatus(panel).inputValue()).toBe('approved');
    await keys.press('Control+Enter');
    await saidUpdated(page, 'cotización');
    await keys.press('Escape');
    await misses(panel);
    await focusIsOn(page.getByRole('link', { name: reference, exact: true }));
    await keys.press('?');
    const help = page.getByRole('dialog', { name: 'Teclas' });
    await focusIsIn(help);
    await keys.press('Escape');
    await misses(help);
  });

  test('el WhatsApp queda anotado, y abre aunque no se pueda anotar', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'por.whatsapp@prueba.test');
    const { page, context, expects } = await newPerson();
    expects(/wa\.me|503/);
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    const chat = await openChat(page, panel);
    expect(chat).toContain('/5351234567?text=');
    expect(decodeURIComponent(chat)).toContain(
      `Hola, Yamilé. Le escribimos de Mariel Auto por su cotización ${reference}.`,
    );
    await sees(panel.getByText('Contacto por WhatsApp'));

    await page.route('**/contact', (route) =>
      route.fulfill({ status: 503, json: { message: 'No', code: 'unavailable' } }),
    );
    expect(await openChat(page, panel)).toBe(chat);
    expect(await panel.getByText('Contacto por WhatsApp').count()).toBe(1);

    await openOwn(customer, reference);
    await sees(customer.getByText('Raúl le llamó o le escribió'));
  });

  test('emite un código y el cliente lo ve en su cuenta', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const customer = (await newPerson()).page;
    const email = 'codigo.emitido@prueba.test';
    const reference = await quoteFor(customer, email);
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await panel.getByRole('button', { name: 'Emitir código' }).click();
    await sees(toast(page).getByText('Código emitido'));
    const issued = panel.getByRole('strong').filter({ hasText: /^MA-VER-\d{8}-\w{5}-\w{5}$/ });
    const code = (await issued.textContent()) ?? '';
    await expect
      .poll(async () => (await mailsTo(email)).some((mail) => JSON.stringify(mail).includes(code)))
      .toBe(true);
    await openOwn(customer, reference);
    await sees(customer.getByText(`Su código de verificación: ${code}`));
    await customer.locator('main, dialog').getByRole('link', { name: 'Verificar Orden' }).click();
    // Nothing is left to type that the quotation knows.
    await sees(customer.getByText(`Pago de la cotización ${reference}`));
    await sees(customer.getByText(code, { exact: true }));
    await misses(customer.getByLabel('Código de verificación'));
    await misses(customer.getByLabel('Referencia de la cotización'));
  });

  test('una respuesta guardada se inserta con nombre y referencia, y se cambia desde el panel', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const reference = await quoteOf('respuesta@prueba.test');
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await panel.getByRole('link', { name: 'Editar respuestas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Respuestas guardadas' });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await sees(dialog.getByText('Falta este dato.'));
    await dialog.getByLabel('Título').fill('Saludo');
    await dialog.getByLabel('Texto en español').fill('Hola {nombre}, sobre {referencia}.');
    await dialog.getByLabel('Texto en inglés').fill('Hello {nombre}, about {referencia}.');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await sees(dialog.getByRole('heading', { name: 'Saludo' }));
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await misses(dialog);
    await panel.getByLabel('Insertar respuesta').selectOption({ label: 'Saludo' });
    const message = panel.getByRole('textbox', { name: 'Mensaje al cliente' });
    await expect.poll(() => message.inputValue()).toBe(`Hola Yamilé, sobre ${reference}.`);
    await panel.getByRole('button', { name: 'Enviar mensaje' }).click();
    await sees(panel.getByText('Raúl Medina, mensaje'));

    await page.goto('/admin/replies');
    await live(page);
    await page.getByRole('button', { name: 'Eliminar Saludo' }).click();
    await misses(page.getByRole('heading', { name: 'Saludo' }));
  });
});

describe('dos agentes en la misma cotización', () => {
  test('cada uno ve al otro; el segundo lee qué cambió y no pierde su nota', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const customer = (await newPerson()).page;
    const reference = await quoteFor(customer, 'conflicto@prueba.test');
    const [first, second] = [await newPerson(), await newPerson()];
    await signIn(first.page, raul, '/admin/quotes');
    await signIn(second.page, marta, '/admin/quotes');
    await Promise.all([live(first.page), live(second.page)]);
    const ones = await openPanel(first.page, reference);
    await misses(ones.getByText('también está viendo esto', { exact: false }));
    const others = await openPanel(second.page, reference);
    await sees(others.getByText('Raúl Medina también está viendo esto.'));

    await newStatus(ones).selectOption({ label: 'Aprobada' });
    await apply(ones).click();
    await saidUpdated(first.page, 'cotización');

    second.expects(/409/);
    await newStatus(others).selectOption({ label: 'Rechazada' });
    await others.getByLabel('Motivo para el cliente').fill('Ya no queda ese modelo.');
    await apply(others).click();
    await sees(others.getByText('Otra persona cambió el estado'));
    await sees(others.getByText(/Raúl Medina puso «Aprobada» hace \d/));
    expect(await others.getByLabel('Motivo para el cliente').inputValue()).toBe(
      'Ya no queda ese modelo.',
    );
    await others.getByRole('button', { name: 'Poner «Rechazada»' }).click();
    await saidUpdated(second.page, 'cotización');
    await sees(others.getByText('Estado: de Aprobada a Rechazada'));
    await sees(others.getByText('Ya no queda ese modelo.'));

    // Of whose it is the same holds.
    await ones.getByLabel('A cargo de').selectOption({ label: 'Nadie' });
    await sees(toast(first.page).getByText('Asignación guardada'));
    await others.getByLabel('A cargo de').selectOption({ index: 1 });
    await sees(others.getByText('Mientras tanto quedó sin asignar.'));
    await others.getByRole('button', { name: 'Dejarla así' }).click();
    await misses(others.getByText('Mientras tanto', { exact: false }));
  });
});

test.for([360, 1280])(
  'el panel abierto es accesible a %i px',
  { tags: 'long' },
  async (width, { newPerson }) => {
    const reference = await quoteOf(`accesible.${width}@prueba.test`);
    const { page } = await newPerson({ width, bypassPolicy: true });
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    const panel = await openPanel(page, reference);
    await isFine(page, 'open');
    await panel.getByLabel('Nota interna').check();
    await panel.getByRole('button', { name: 'Guardar nota' }).click();
    await sees(panel.getByText('Escriba su mensaje.'));
    await isFine(page, 'with an error');
  },
);

/** As a customer: one's own quote, as a dialog or as a page. */
async function openOwn(page: Page, reference: string): Promise<void> {
  await page.goto('/my-quotes');
  await page.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
}

async function isFine(page: Page, where: string): Promise<void> {
  const wrong = [...(await violations(page)), ...(await sideways(page))];
  expect.soft(wrong.join('\n'), where).toBe('');
}

/** The address that the chat opens with, in a tab of its own. */
async function openChat(page: Page, panel: Locator): Promise<string> {
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('link', { name: /Escribir por WhatsApp/ }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  const address = chat.url();
  await chat.close();
  return address;
}
