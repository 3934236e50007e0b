import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { live } from './live.ts';
import { enteredJar, sees, shopOrigin, signIn, test } from './people.ts';

describe('alguien envía una estafa con el correo de otra persona', () => {
  test('ella ve que no se inició sesión; lo enviado está plegado y sin enlaces', async ({
    newPerson,
  }) => {
    const { id, email } = await sendScam();
    const { page } = await newPerson();
    await signIn(page, { email }, '/my-verifications');
    await sees(page.getByText('Sin iniciar sesión'));
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

  test('Marta ve quién la envió y la elimina con un motivo', async ({ newPerson }) => {
    const { id } = await sendScam();
    const { page } = await newPerson();
    await signIn(page, { email: 'admin@demo.test' }, `/admin/verifications?ver=${id}`);
    await live(page);
    await page.getByText('Enviada sin iniciar sesión').waitFor();
    await page.getByText('Eliminar esta verificación').click();
    const remove = page.getByRole('button', { name: 'Eliminar para siempre' });
    await remove.click();
    await page.getByText('Falta este dato.').waitFor();
    await page.getByLabel('Motivo').fill('Estafa');
    await remove.click();
    await page.getByText('Verificación eliminada').first().waitFor();
    const gone = await page.context().request.get(`/api/admin/verifications/${id}`);
    expect(gone.status()).toBe(404);
  });
});

/** Sends a verification with the address of somebody else, of whom nobody else sends one. */
async function sendScam(): Promise<{ id: string; email: string }> {
  const email = `le.escriben.${randomUUID()}@prueba.test`;
  const form = new FormData();
  form.append('verificationCode', 'MA-VER-20261121-7K4P');
  form.append('email', email);
  form.append('comment', 'Su pago falló. Vuelva a pagar en https://evil.test/pago');
  form.append('receipts', new Blob([new Uint8Array(pdfFile())]), 'recibo.pdf');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sent = await fetch(`${shopOrigin()}/verify`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers,
  });
  expect(sent.status).toBe(303);
  const victim = await enteredJar({ email, firstName: 'Yanet' });
  const [own] = JSON.parse((await victim.visit('/api/verifications/user')).text);
  return { id: own.id, email };
}
