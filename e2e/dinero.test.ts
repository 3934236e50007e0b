import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { dayInHavana } from '#platform/time/days.ts';
import { pale, sideways, smallTargets, violations } from './checks.ts';
import { live } from './live.ts';
import { seeDetail } from './my-quotes.ts';
import { acceptOffer, openNewOffer } from './offers.ts';
import { marta, openPanel, panelOf, raul } from './panels.ts';
import { isAt, sees, shopOrigin, signIn, test } from './people.ts';

/** HTML and style, as a public page may have them. */
async function weightOf(path: string): Promise<number> {
  const html = await (await fetch(`${shopOrigin()}${path}`)).text();
  return brotliCompressSync(html.replace(/<script>(.+)<\/script>/s, '')).length;
}

test('de la oferta aceptada al pago: quien paga avisa por su enlace, y el efectivo lo cuentan dos', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ device: 'phone' });
  const reference = await openNewOffer(page, 'dinero@prueba.test');
  await page.getByRole('button', { name: 'Compartir con quien paga' }).click();
  const shared = page.getByRole('link', { name: /\/oferta\// });
  const path = new URL((await shared.getAttribute('href')) ?? '').pathname;
  await acceptOffer(page);
  expect(await sideways(page)).toEqual([]);

  const family = await newPerson({ device: 'phone', width: 320, javaScript: false });
  await family.open(path);
  await sees(family.page.getByText('US$2,549').first());
  expect(await sideways(family.page)).toEqual([]);
  expect(await weightOf(path)).toBeLessThan(12_000);
  expect(await weightOf(`${path}/pago`)).toBeLessThan(12_000);
  await family.page.getByRole('link', { name: 'Ya pagué' }).click();
  await isAt(family.page, `${path}/pago`);
  expect(await sideways(family.page)).toEqual([]);
  await family.page.getByRole('textbox', { name: 'Monto' }).fill('1.000,00');
  await family.page.getByLabel('Cómo pagó').selectOption('zelle');
  await family.page.getByRole('button', { name: 'Enviar' }).click();
  await sees(family.page.getByText('Recibimos su aviso de pago'));
  await family.open(path);
  await sees(family.page.getByText(/US\$1,000\. Lo estamos comprobando: MA-T-/));
  expect(family.asked.filter((each) => /\.js$/.test(each))).toEqual([]);

  const takes = await newPerson();
  await signIn(takes.page, raul, '/admin/quotes');
  await live(takes.page);
  const panel = await openPanel(takes.page, reference);
  await panel.getByText('Recibir efectivo').click();
  await panel.getByRole('textbox', { name: 'Monto' }).fill('2,600');
  await panel
    .getByLabel('Día en que llegó')
    .filter({ visible: true })
    .fill(dayInHavana(new Date()));
  await panel.getByRole('button', { name: 'Anotar el efectivo' }).click();
  await sees(panel.getByText('Lo cuenta otra persona.'));

  const counts = await newPerson();
  await signIn(counts.page, marta, '/admin/quotes');
  await live(counts.page);
  const other = await openPanel(counts.page, reference);
  await other.getByText('Contar este efectivo').click();
  await other.getByRole('textbox', { name: 'Monto' }).fill('2.600,00');
  await other.getByRole('button', { name: 'Lo conté' }).click();
  await sees(other.getByText('Lo contó Marta', { exact: false }));
  expect(await violations(counts.page)).toEqual([]);
  // She reads English and the customer Spanish: a greeting is in the customer's language.
  const language = { name: 'mariel-auto-language', value: 'en', url: shopOrigin() };
  await counts.page.context().addCookies([language]);
  await counts.page.reload({ waitUntil: 'domcontentloaded' });
  await live(counts.page);
  await sees(counts.page.getByText('Statement of account (PDF)'));
  await sees(panelOf(counts.page, reference).getByText(/ · Spanish · /));

  await page.goto('/my-quotes', { waitUntil: 'domcontentloaded' });
  await seeDetail(page, reference).click();
  await sees(page.getByText('Está todo pagado.'));
  await sees(page.getByText('US$51', { exact: true }));
  await page.getByText('Cuotas y pagos').click();
  const receipt = page.getByRole('link', { name: 'Constancia de pago (PDF)' });
  const paper = await page.request.get((await receipt.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page, {})).toEqual([]);
  expect(await pale(page)).toEqual([]);
  expect(await sideways(page)).toEqual([]);
});
