import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';

/**
 * An agent of the demo brings in 20 photographs of 12 megapixels, and 2,000 products four times.
 */
export async function sendStaffWork(origin: string): Promise<void> {
  const jar = new CookieJar(origin);
  const people = await jar.visit('/api/login');
  await jar.visit(formOf(people), { form: { email: 'agente@demo.test' } });
  for (let number = 0; number < 20; number += 1) {
    const { image } = await send<{ image: string }>(
      '/api/admin/pictures',
      await photograph(number),
    );
    for (const width of [160, 320, 480, 800, 1200]) {
      await fetch(origin + image.replace(/-\d+\.webp/, `-${width}.webp`));
    }
  }
  for (let number = 0; number < 4; number += 1) {
    const dryRun = number % 2 === 0 ? '?dryRun=1' : '';
    await send(`/api/admin/products/import${dryRun}`, table(number));
  }

  async function send<T>(path: string, body: BodyInit): Promise<T> {
    const cookie = jar.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: {
        cookie,
        'content-type': 'application/octet-stream',
        'idempotency-key': randomUUID(),
        'sec-fetch-site': 'same-origin',
      },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

/** Draws a picture like a phone's: large, and with more detail than a drawing. */
async function photograph(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 100 + number, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: '#888', noise },
  })
    .resize(4000, 3000)
    .jpeg({ quality: 80 })
    .toBuffer();
  return new Uint8Array(bytes);
}

function table(number: number): string {
  const lines = Array.from(
    { length: 2000 },
    (_, at) =>
      `Producto ${number}-${at},electrodomesticos,${100 + at}.50,"Descripción larga de un producto ${'x'.repeat(500)}"`,
  );
  return ['name,category,price,description', ...lines].join('\r\n');
}
