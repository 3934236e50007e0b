import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { openBrowser } from './browser.ts';
import { live } from './live.ts';
import { signIn } from './people.ts';

const origin = inject('shop');
const email = 'le.escriben@prueba.test';
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

async function enter(who: { email: string; firstName?: string }) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

describe('alguien envía una estafa con el correo de otra persona', () => {
  let id = '';

  test('ella ve que no se inició sesión; lo enviado está plegado y sin enlaces', async () => {
    const form = new FormData();
    form.append('verificationCode', 'MA-VER-20261121-7K4P');
    form.append('email', email);
    form.append('comment', 'Su pago falló. Vuelva a pagar en https://evil.test/pago');
    form.append('receipts', new Blob([new Uint8Array(pdfFile())]), 'recibo.pdf');
    const headers = { 'sec-fetch-site': 'same-origin' };
    const sent = await fetch(`${origin}/verify`, {
      method: 'POST',
      ...{ body: form, redirect: 'manual', headers },
    });
    expect(sent.status).toBe(303);

    const page = await enter({ email, firstName: 'Yanet' });
    const [own] = await (await page.context().request.get('/api/verifications/user')).json();
    id = own.id;
    await page.goto('/my-verifications');
    await page.getByText('Sin iniciar sesión').first().waitFor();
    await page.goto(`/my-verifications?ver=${id}`);
    await page.getByText('Enviada sin iniciar sesión con su correo').waitFor();
    const comment = page.getByText('Su pago falló. Vuelva a pagar en […]');
    const receipt = page.getByRole('link', { name: /Comprobante 1/ });
    expect([await comment.isVisible(), await receipt.isVisible()]).toEqual([false, false]);
    await page.getByText('Ver lo que se envió').click();
    await comment.waitFor();
    await receipt.waitFor();
    expect(await page.content()).not.toContain('evil.test');
    expect(await page.getByText('Usted envió la verificación').count()).toBe(0);
  });

  test('Marta ve quién la envió y la elimina con un motivo', async () => {
    const page = await enter({ email: 'admin@demo.test' });
    await page.goto(`/admin/verifications?ver=${id}`);
    await live(page);
    await page.getByText('Enviada sin iniciar sesión').waitFor();
    await page.getByText('Eliminar esta verificación').click();
    const remove = page.getByRole('button', { name: 'Eliminar para siempre' });
    await remove.click();
    await page.getByText('Escriba el motivo: queda en el registro.').waitFor();
    await page.getByLabel('Motivo').fill('Estafa');
    await remove.click();
    await page.getByText('Verificación eliminada').first().waitFor();
    const gone = await page.context().request.get(`/api/admin/verifications/${id}`);
    expect(gone.status()).toBe(404);
  });
});
