import { expect } from 'vitest';
import { eachOf } from '#platform/testing/short-run.ts';
import { addresses } from './addresses.ts';
import { pale, sideways, violations, widened } from './checks.ts';
import { orderOnItsWay } from './journeys.ts';
import { live } from './live.ts';
import { marta } from './panels.ts';
import { signIn, test } from './people.ts';
import { find } from './staff-products.ts';

const ofStaff = addresses.filter(({ path }) => path.startsWith('/admin'));

test('cada pantalla del equipo se lee en la oficina, de noche y en el teléfono del almacén', async ({
  newPerson,
}) => {
  const { reference, quoteId } = await orderOnItsWay(newPerson, 'equipo@prueba.test', {
    pieces: 3,
  });
  const { page, open } = await newPerson({ bypassPolicy: true });
  await signIn(page, marta, `/admin/units?q=${reference}`);
  const unit = await page.getByRole('link', { name: `${reference}-U1` }).getAttribute('href');
  const [product] = await find(page, 'corolla');
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const more = [
    ...[`${unit}`, `${unit}/export-file`, `/admin/quotes?ver=${quoteId}`],
    `/admin/products/${product?.id}/passport`,
  ];
  for (const path of [...eachOf(ofStaff, 14).map(({ path }) => path), ...eachOf(more, 4)]) {
    await open(path);
    await live(page);
    expect.soft((await violations(page)).join('\n'), path).toBe('');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft((await pale(page)).join('\n'), `${path}, in the dark`).toBe('');
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await widened(page), `${path} with long words`).toEqual([]);
    await page.setViewportSize({ ...size, width: 360 });
    expect.soft(await sideways(page), `${path} at 360`).toEqual([]);
    expect.soft(await widened(page), `${path} with long words at 360`).toEqual([]);
    await page.setViewportSize(size);
  }
});
