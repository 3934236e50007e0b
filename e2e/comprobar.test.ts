// Somebody doubts that something is ours: on a phone, without JavaScript, and with a paper in their
// hands.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, violations } from './checks.ts';
import { mailsTo } from './inbox.ts';
import { live } from './live.ts';
import { acceptOffer, openNewOffer } from './offers.ts';
import { isAt, misses, sees, test } from './people.ts';
import { quoteFor } from './shopping.ts';

const field = (page: Page) => page.getByLabel('Lo que quiere comprobar');
async function ask(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
}
const ours = (page: Page) => page.getByRole('status').getByText('Sí, es nuestro');
const unknown = (page: Page) => page.getByRole('status').getByText('No lo reconocemos');

test('sin JavaScript: lo nuestro, lo ajeno, y la denuncia con su ticket', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page, open, asked } = await newPerson({ device: 'phone', javaScript: false });
  await open('/');
  await page.getByRole('link', { name: '¿Es nuestro?' }).click();
  await isAt(page, '/comprobar');
  await sees(page.getByText('Nunca pedimos códigos por teléfono'));
  await sees(page.getByText('+1 304 555 0142'));
  await misses(page.getByRole('button', { name: 'Comprobar el PDF' }));
  await ask(page, '+1 (304) 555-0142');
  await sees(ours(page));
  await ask(page, '+53 5 999 9999');
  await sees(unknown(page));
  // The question stands in no address, which a shared phone would remember.
  await isAt(page, '/comprobar');

  await page.getByRole('link', { name: 'Denunciar una falsificación' }).first().click();
  await sees(page.getByRole('heading', { name: 'Denunciar una falsificación' }));
  await expect
    .poll(() => page.getByLabel('Lo que quiere denunciar').inputValue())
    .toBe('+53 5 999 9999');
  await page.getByLabel('Correo electrónico').fill('avisa@prueba.test');
  await page.getByLabel('Comentario').fill('Me pidió un código de WhatsApp.');
  await page.getByRole('button', { name: 'Enviar denuncia' }).click();
  await sees(page.getByText(/MA-T-\d{8}-\w{5}/));
  expect(asked.filter((path) => /\.js$/.test(path))).toEqual([]);
});

describe('Yanet tiene su cotización en la mano', () => {
  test('la descarga en PDF, y la página dice que es nuestra y que nadie la cambió', async ({
    newPerson,
  }) => {
    const { page } = await newPerson({ device: 'phone' });
    const reference = await quoteFor(page, 'yanet.papel@prueba.test');
    await page.goto(`/cotizacion/${reference}`);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar PDF' }).click();
    const paper = await coming;
    expect(paper.suggestedFilename()).toBe(`${reference}.pdf`);
    const bytes = await readFile(await paper.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('link', { name: 'compruebe que la cotización es nuestra' }).click();
    const [mail] = await mailsTo('yanet.papel@prueba.test');
    const word = /Palabra de control: (\w{6})/.exec(mail?.text ?? '')?.[1];
    await expect.poll(() => field(page).inputValue()).toBe(`${reference} ${word}`);
    await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
    await sees(ours(page));
    await sees(page.getByText('Total estimado'));
    await ask(page, reference);
    await sees(ours(page));
    await misses(page.getByText('Total estimado'));
    await sees(page.getByText('escriba detrás del número su palabra de control'));

    const files = page.getByLabel('¿Tiene un PDF nuestro?');
    await files.focus();
    await live(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    const file = { name: 'papel.pdf', mimeType: 'application/pdf' };
    await files.setInputFiles({ ...file, buffer: bytes });
    await sees(page.getByText('Este documento es nuestro y no ha sido cambiado'));
    // Only its fingerprint left the phone.
    expect(sent.join().length).toBeLessThan(1000);

    await page.getByLabel('¿Tiene un PDF nuestro?').focus();
    await live(page);
    const changed = Buffer.concat([bytes, Buffer.from('\n')]);
    await page.getByLabel('¿Tiene un PDF nuestro?').setInputFiles({ ...file, buffer: changed });
    await sees(unknown(page));
  });

  test('cuando acepta la oferta ve cómo pagar, y que nunca mandamos cuentas por chat', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page } = await newPerson({ device: 'phone' });
    const reference = await openNewOffer(page, 'yanet.paga@prueba.test');
    await acceptOffer(page);
    await page.goto('/my-quotes');
    await page.getByRole('link', { name: `Ver detalle de ${reference}` }).click();
    await sees(page.getByRole('heading', { name: 'Cómo pagar' }));
    await sees(page.getByText('Nunca mandamos números de cuenta por chat'));
  });
});

test('a 320 px y de noche se lee entera', { tags: 'long' }, async ({ newPerson }) => {
  for (const width of [320, 1280]) {
    const { page, open } = await newPerson({ width, device: width < 600 ? 'phone' : 'desktop' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('/comprobar');
    for (const code of ['no-es-nuestro', '+13045550142']) {
      await ask(page, code);
      await sees(page.getByRole('status').first());
      expect(await sideways(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page, {})).toEqual([]);
    }
  }
});
