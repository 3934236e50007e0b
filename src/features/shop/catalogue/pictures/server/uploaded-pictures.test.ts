import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { isOutage } from '#platform/http/errors.ts';
import { tasksLost } from '#platform/testing/tasks-here.ts';
import { staffApi } from '#staff-api.ts';
import { uploadedPictureLimit } from '../uploaded-pictures.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureJob } from './pictures.ts';
import {
  files,
  photo,
  picture,
  raul,
  setUpPictureShop,
  upload,
  work,
} from './testing/picture-calls.ts';

setUpPictureShop();

const refuseUpload = (bytes: Uint8Array | string, who = raul) =>
  who.refused(staffApi.uploadPicture, { bytes: new Blob([Buffer.from(bytes)]) });
const storedBytes = (hash: string) => files.objects.get(`pictures/${hash}.webp`) ?? Buffer.alloc(0);

describe('POST /api/admin/pictures', () => {
  test('keeps a photo, says its size, and has its sizes made ahead', async () => {
    const { hash, ...rest } = await upload(photo);
    expect(rest).toEqual({ width: 640, height: 480, image: `/pictures/${hash}-320.webp` });
    expect([...files.objects.keys()]).toEqual([`pictures/${hash}.webp`]);
    const jobs = await work();
    expect(jobs.map(({ payload }) => payload)).toEqual([
      { hashes: [hash], purpose: 'list' },
      { hashes: [hash], purpose: 'detail' },
    ]);
    const job = pictureJob(shop.services);
    for (const { payload } of jobs) {
      const given = { id: '1', topic: 'picture', payload, attempt: 1 };
      await job(given, new AbortController().signal);
    }
    expect(files.objects.size).toBe(6);
    const response = await shop.as('anonymous').fetch(rest.image);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('goes into a product as it is', async () => {
    const { hash, image } = await upload(photo);
    await shop.stock({ slug: 'corolla', pictures: [{ hash, alt: 'De lado' }] });
    const params = { category: 'automobiles', slug: 'corolla' };
    expect(await raul.call(api.findProduct, { params })).toMatchObject({
      images: [image],
      imageAlts: ['De lado'],
    });
  });

  test('the same photo twice, or at once, is one picture and one piece of work', async () => {
    const [one, two] = await Promise.all([upload(photo), upload(photo)]);
    expect(two).toEqual(one);
    const before = files.written.length;
    expect(await upload(photo)).toEqual(one);
    expect(files.written.length).toBe(before);
    expect(await work()).toHaveLength(2);
    expect((await upload(await picture(64, 48).jpeg().toBuffer())).hash).not.toBe(one.hash);
  });

  test('a photo that was kept under all of its hash is not kept again', async () => {
    const name = createHash('sha256').update(photo).digest('hex');
    const { hash } = await upload(photo);
    expect(name).toMatch(new RegExp(`^${hash}.{32}$`));
    files.objects.set(`pictures/${name}.webp`, storedBytes(hash));
    files.objects.delete(`pictures/${hash}.webp`);
    expect(await upload(photo)).toEqual({
      hash: name,
      width: 640,
      height: 480,
      image: `/pictures/${name}-320.webp`,
    });
    expect([...files.objects.keys()]).toEqual([`pictures/${name}.webp`]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const { hash, width } = await upload(await picture(64, 48).toFormat(format).toBuffer());
    expect(width).toBe(64);
    expect((await sharp(storedBytes(hash)).metadata()).format).toBe('webp');
  });

  test('turns it upright and forgets where, when and with what it was taken', async () => {
    const withLocation = await picture(80, 40)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '23/1 8/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(withLocation).metadata()).exif?.toString('latin1')).toContain('Telefono');
    const { hash, width, height } = await upload(
      Buffer.concat([withLocation, Buffer.from('<script>alert(1)</script>')]),
    );
    expect([width, height]).toEqual([40, 80]);
    const objects = storedBytes(hash);
    const { exif, xmp, icc, orientation } = await sharp(objects).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(objects.toString('latin1')).not.toMatch(/Telefono|script/);
    // What was left is above once it stands.
    const { data } = await sharp(objects).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray((10 * 40 + 20) * 3);
    expect(red).toBeGreaterThan(blue);
  });

  test.each([
    [4000, 1000, 2000, 500],
    [500, 2500, 400, 2000],
    [1, 1, 1, 1],
  ])('%s × %s is kept as %s × %s', async (width, height, storedWidth, storedHeight) => {
    const create = { width, height, channels: 3 as const, background: '#d00' };
    const given = await sharp({ create }).png().toBuffer();
    expect(await upload(given)).toMatchObject({ width: storedWidth, height: storedHeight });
  });

  test('keeps what one can see through', async () => {
    const clear = { width: 8, height: 8, channels: 4 as const, background: '#00000000' };
    const { hash } = await upload(await sharp({ create: clear }).png().toBuffer());
    expect((await sharp(storedBytes(hash)).metadata()).hasAlpha).toBe(true);
  });

  test.each<[string, () => Buffer | string]>([
    ['nothing', () => ''],
    ['text', () => 'hola'],
    ['a page', () => '<!doctype html><img src="x">'],
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    [
      'SVG with a declaration',
      () =>
        '\ufeff<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['PDF', () => '%PDF-1.7\n1 0 obj'],
    ['a begun JPEG', () => photo.subarray(0, photo.length / 2)],
    ['a JPEG of three bytes', () => photo.subarray(0, 3)],
    ['SVG that begins as a JPEG', () => Buffer.from('\xff\xd8\xff<svg width="9"/>', 'latin1')],
    ['a PNG of text', () => Buffer.from('\x89PNG\r\n\x1a\nhola, esto no es PNG', 'latin1')],
    ['a WebP of text', () => 'RIFF____WEBPVP8 hola'],
    ['an AVIF of text', () => '\0\0\0\x1cftypavifhola'],
  ])('does not take %s', async (_, bytes) => {
    expect(await refuseUpload(bytes())).toMatchObject({ status: 400, code: 'picture_unreadable' });
    expect([files.written, await work()]).toEqual([[], []]);
  });

  test.each(['gif', 'tiff'] as const)('does not take %s', async (format) => {
    const answer = await refuseUpload(await picture(8, 8).toFormat(format).toBuffer());
    expect(answer).toMatchObject({ status: 400, code: 'picture_unreadable' });
  });

  test('reads AVIF that first says it is like HEIC', async () => {
    const avif = await picture(64, 48).avif().toBuffer();
    avif.write('mif1', 8, 'latin1');
    expect((await upload(avif)).width).toBe(64);
  });

  test('says what to do with the photos of some phones', async () => {
    expect(await refuseUpload('\0\0\0\x1cftypheic\0\0\0\0mif1heic')).toMatchObject({
      status: 400,
      code: 'picture_heic',
    });
  });

  test('does not unpack a bomb', async () => {
    const bomb = png(30_000, 30_000);
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await refuseUpload(bomb)).toMatchObject({ status: 422, code: 'picture_too_large' });
    expect(files.written).toEqual([]);
  });

  test('reads no more than 12 MB', async () => {
    const much = new Uint8Array(uploadedPictureLimit + 1);
    expect(await refuseUpload(much)).toMatchObject({ status: 413, code: 'too_large' });
    const body = new Blob([much]).stream();
    const path = staffApi.uploadPicture.path;
    const streamed = await raul.fetch(path, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test('believes no header', async () => {
    const { path, method } = staffApi.uploadPicture;
    const headers = { 'content-type': 'image/svg+xml' };
    const body = new Blob([new Uint8Array(photo)]);
    expect((await raul.fetch(path, { method, headers, body })).status).toBe(200);
    const svg = await raul.fetch(path, { method, headers, body: '<svg/>' });
    expect(svg.status).toBe(400);
  });

  test('speaks the caller’s language', async () => {
    const english = raul.with('mariel-auto-language=en');
    expect((await refuseUpload('hola', english)).message).toMatch(/^This file is not a picture/);
    expect((await refuseUpload('hola')).message).toMatch(/^Este archivo no es una imagen/);
  });

  test('stores nothing when the process that reads a photo dies, and succeeds the next time', async () => {
    const pictures = pictureFiles({ files, tasks: tasksLost });
    await expect(pictures.add(photo)).rejects.toSatisfy(isOutage);
    expect(files.written).toEqual([]);
    expect((await upload(photo)).width).toBe(640);
  });

  test('is for staff', async () => {
    expect((await refuseUpload(photo, shop.as('anonymous'))).status).toBe(401);
    expect((await refuseUpload(photo, shop.as('customer'))).status).toBe(403);
    expect((await upload(photo, shop.as('administrador'))).width).toBe(640);
  });
});

/** A real picture of one colour, of any size: its zeros compress a thousandfold. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(data.byteLength, 0);
    around.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
