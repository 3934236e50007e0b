import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { tasksHere } from '#platform/testing/tasks-here.ts';
import { catalogueApp, memoryFiles, testServices } from '../../server/testing/products.ts';
import { pictureAddress, pictureSources, sharedPictureAddress } from '../picture-address.ts';
import { pictureFiles, storeOriginal } from './picture-files.ts';
import { openPicture, variants } from './picture-variants.ts';
import { pictureJob } from './pictures.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 1280 960"><rect width="1280" height="960" fill="#eee"/>${inside}</svg>`;
const car = svg(
  '<path d="M200 600h800l-80-200H400z" fill="#a8322d"/><circle cx="350" cy="650" r="90"/>',
);

let files: ReturnType<typeof memoryFiles>;
let app: ReturnType<typeof catalogueApp>;

beforeEach(() => {
  files = memoryFiles();
  const database = { listen: async () => {} };
  const services = { ...testServices({} as never, files), database: database as never };
  app = catalogueApp(services);
});

describe('a variant', () => {
  it.each(variants)(
    'of $width pixels as $format is that wide and fits its cap',
    async (variant) => {
      const bytes = await (await openPicture(Buffer.from(car), variant.width))(variant);
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([variant.width, (variant.width * 3) / 4]);
      expect(format).toBe(variant.format === 'jpg' ? 'jpeg' : 'webp');
      expect(bytes.byteLength).toBeLessThanOrEqual(variant.cap);
    },
  );

  it('fits its cap even when the picture is noise', async () => {
    const noise = randomBytes(1200 * 900 * 3);
    const original = await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const encode = await openPicture(original, 1200);
    for (const variant of variants.filter(({ width }) => width <= 800)) {
      expect((await encode(variant)).byteLength).toBeLessThanOrEqual(variant.cap);
    }
  });

  it('shows the whole of a tall picture, with the wall beside it', async () => {
    const tall = await sharp({
      create: { width: 300, height: 900, channels: 3, background: '#00f' },
    })
      .png()
      .toBuffer();
    const bytes = await (await openPicture(tall, 320))({
      purpose: 'list',
      width: 320,
      format: 'webp',
      cap: 8192,
    });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => [
      ...data.subarray((120 * info.width + x) * info.channels).subarray(0, 3),
    ];
    expect(at(10)[0]).toBeGreaterThan(220);
    expect(at(160)[2]).toBeGreaterThan(220);
    expect(at(160)[0]).toBeLessThan(40);
  });

  it.each<[string, Buffer]>([
    ['text', Buffer.from('hola')],
    ['nothing', Buffer.alloc(0)],
    [
      'a picture of 99999 × 99999',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
    ],
    ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is not made of %s', async (_, original) => {
    await expect(openPicture(original, 1200)).rejects.toThrow();
  });
});

describe('GET /pictures/:file', () => {
  it('makes what is missing, once for everyone who asks at the same time', async () => {
    const hash = await storeOriginal(files, car, 'svg');
    const address = pictureAddress(hash, 320);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.request(address)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(files.written).toEqual([`pictures/${hash}.svg`, `pictures/${hash}-320.webp`]);
    const [first] = answers;
    expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const etag = first?.headers.get('etag') ?? '';
    const again = await app.request(address, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('goes on giving a picture that was kept under all of its hash', async () => {
    const hash = createHash('sha256').update(car).digest('hex');
    await files.put(`pictures/${hash}.svg`, car);
    for (const address of [pictureAddress(hash, 320), sharedPictureAddress(hash)]) {
      expect(address).toContain(hash);
      expect((await app.request(address)).status).toBe(200);
    }
  });

  it('gives chats a JPEG', async () => {
    const hash = await storeOriginal(files, car, 'svg');
    const answer = await app.request(sharedPictureAddress(hash));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('jpeg');
  });

  it.each([
    pictureAddress('0'.repeat(64), 320),
    pictureAddress('0'.repeat(32), 320),
    `/pictures/${'a'.repeat(48)}-320.webp`,
    `/pictures/${'a'.repeat(64)}.svg`,
    `/pictures/${'a'.repeat(64)}-321.webp`,
    `/pictures/${'a'.repeat(64)}-320.jpg`,
    `/pictures/${'a'.repeat(64)}-320.webp%00`,
    `/pictures/${'A'.repeat(64)}-320.webp`,
    '/pictures/..%2f..%2fetc%2fpasswd',
    '/pictures/%2e%2e/x',
    '/pictures/..%5cx',
    '/pictures/',
    '/pictures/%E0%A4%A',
    '/pictures/constructor',
  ])('does not know %s', async (address) => {
    expect((await app.request(address)).status).toBe(404);
    expect(files.written).toEqual([]);
  });

  it('never gives an original nor fails, whatever name is asked for', async () => {
    const hash = await storeOriginal(files, car, 'svg');
    const part = fc.constantFrom(hash, '-', '320', '.webp', '.svg', '/', '..', '%', '\0', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        const name = encodeURIComponent(parts.join(''));
        const answer = await app.request(`/pictures/${name}`);
        if (answer.status === 200) expect(parts.join('')).toBe(`${hash}-320.webp`);
        else expect(answer.status).toBe(404);
      }),
      { numRuns: 200 },
    );
  });
});

describe('ahead of visitors', () => {
  it('the worker makes the sizes of a purpose, and nothing twice', async () => {
    const hash = await storeOriginal(files, car, 'svg');
    const job = pictureJob({ files, tasks: tasksHere });
    const work = {
      id: '1',
      topic: 'picture',
      payload: { hashes: [hash], purpose: 'list' },
      attempt: 1,
    };
    await job(work, new AbortController().signal);
    expect([...files.objects.keys()].map((key) => /-\w+/.exec(key)?.[0]).toSorted()).toEqual([
      '-160',
      '-320',
      '-480',
      undefined,
    ]);
    const before = files.written.length;
    await job(work, new AbortController().signal);
    expect(files.written.length).toBe(before);
  });

  it('of all but the first picture of a product, which lists show, the worker makes the thumbnail', async () => {
    const hashes = [
      await storeOriginal(files, car, 'svg'),
      await storeOriginal(files, svg('<circle r="9"/>'), 'svg'),
    ];
    const payload = { hashes, purpose: 'list' };
    const work = { id: '1', topic: 'picture', payload, attempt: 1 };
    await pictureJob({ files, tasks: tasksHere })(work, new AbortController().signal);
    const made = [...files.objects.keys()].filter((key) => key.includes(hashes[1] ?? ''));
    expect(made.map((key) => /-\w+/.exec(key)?.[0]).toSorted()).toEqual(['-160', undefined]);
  });

  it('does no more than two at once', async () => {
    const slow = memoryFiles();
    let now = 0;
    let most = 0;
    const counted = {
      ...slow,
      async put(key: string, bytes: Uint8Array | string) {
        now += 1;
        most = Math.max(most, now);
        await wait(5);
        now -= 1;
        return slow.put(key, bytes);
      },
    };
    const pictures = pictureFiles({ files: counted, tasks: tasksHere });
    const hashes = await Promise.all(
      [1, 2, 3, 4].map((n) => storeOriginal(slow, svg(`<circle r="${n}00"/>`), 'svg')),
    );
    await Promise.all(hashes.map((hash) => pictures.makeFor(['detail'], hash)));
    expect(most).toBeLessThanOrEqual(2);
    expect(slow.objects.size).toBe(4 + 4 * 2);
  });
});

it('writes the addresses that pages need', () => {
  const hash = 'c'.repeat(64);
  const card = pictureAddress(hash, 320);
  expect(pictureAddress(card, 800)).toBe(`/pictures/${hash}-800.webp`);
  expect(pictureSources(card, 'card')).toEqual({
    src: card,
    srcSet: `${card} 320w, /pictures/${hash}-480.webp 480w`,
    width: 320,
    height: 240,
  });
});
