import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { live } from './live.ts';
import { endSession, isAt, sees, signIn, test } from './people.ts';
import { question, remove, understood } from './profile.ts';

describe('un comprobante que se quedó en el teléfono', () => {
  test('se va con la cuenta, y el de otra persona en el mismo teléfono se queda', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open, context } = await newPerson({ device: 'phone' });
    const another = await attach(page, 'su.hermana@prueba.test');
    await endSession({ context });
    const own = await attach(page, 'maria.comprobante@prueba.test');
    expect((await kept(page)).files).toEqual([...another, ...own].toSorted());
    await open('/profile');
    await live(page);
    await remove(page, 'link').click();
    await question(page).getByLabel(understood).check();
    const left = page.waitForURL((url) => url.pathname === '/', { waitUntil: 'commit' });
    await remove(question(page), 'button').click();
    await left;
    await expect.poll(async () => (await kept(page)).files).toEqual(another);
    expect((await kept(page)).drafts).toHaveLength(1);
  });

  test('se va al cerrar la sesión, y el de otra persona en el mismo teléfono se queda', async ({
    newPerson,
  }) => {
    const { page, open, context } = await newPerson({ device: 'phone' });
    const another = await attach(page, 'su.prima@prueba.test');
    await endSession({ context });
    await attach(page, 'maria.cierra@prueba.test');
    await open('/api/logout');
    await isAt(page, '/');
    await expect.poll(async () => (await kept(page)).files).toEqual(another);
    expect((await kept(page)).drafts).toHaveLength(1);
  });

  test('se va también con el formulario sin guion', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone' });
    await attach(page, 'maria.sin.guion.ya@prueba.test');
    const script = await page.context().newCDPSession(page);
    await script.send('Emulation.setScriptExecutionDisabled', { value: true });
    await open('/profile?eliminar=1');
    await page.getByLabel(understood).check();
    await remove(page, 'button').click();
    await sees(page.getByText('Su cuenta ha sido eliminada exitosamente'));
    await script.send('Emulation.setScriptExecutionDisabled', { value: false });
    await open('/offices');
    expect(await kept(page)).toEqual({ files: [], drafts: [] });
  });

  test('se va cuando caduca, al abrir el formulario', { tags: 'long' }, async ({ newPerson }) => {
    const { page } = await newPerson({ device: 'phone' });
    const [old = ''] = await attach(page, 'maria.olvida@prueba.test');
    await makeOld(page, old);
    await page.getByRole('link', { name: 'Mariel Auto' }).first().click();
    await isAt(page, '/');
    expect((await kept(page)).files).toEqual([old]);
    await page.goto('/verify', { waitUntil: 'domcontentloaded' });
    await live(page);
    await expect.poll(async () => (await kept(page)).files).toEqual([]);
  });
});

/** Signs somebody in and lets them attach a photo that they do not send; returns the ids of its files. */
async function attach(page: Page, email: string): Promise<string[]> {
  await signIn(page, { email, firstName: 'María' }, '/verify');
  await live(page);
  const before = (await kept(page)).files;
  await page.locator('#receipts').setInputFiles({
    name: 'pago.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#eee' },
    })
      .jpeg()
      .toBuffer(),
  });
  await sees(page.getByText(/^Listo/));
  const { files } = await kept(page);
  return files.filter((id) => !before.includes(id));
}

/** The receipts and drafts of verifications in the browser, whoever they are of. */
function kept(page: Page): Promise<{ files: string[]; drafts: string[] }> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('mariel-auto', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('receipts');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const asking = opening.result.transaction('receipts').objectStore('receipts').getAllKeys();
    await new Promise((resolve) => {
      asking.onsuccess = resolve;
    });
    opening.result.close();
    return {
      files: asking.result.map(String),
      drafts: Object.keys(localStorage).filter((key) => /verification(-form)?\./.test(key)),
    };
  });
}

/** As if the file had been there for eight days. */
async function makeOld(page: Page, id: string): Promise<void> {
  await page.evaluate(async (key) => {
    const opening = indexedDB.open('mariel-auto', 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const store = opening.result.transaction('receipts', 'readwrite').objectStore('receipts');
    const file = { file: new Blob(['x']), savedAt: Date.now() - 8 * 86_400_000 };
    await new Promise((resolve) => {
      store.put(file, key).onsuccess = resolve;
    });
    opening.result.close();
  }, id);
}
