import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { fetchOutside, type OutsidePolicy } from '#platform/http/outside-fetch.ts';
import { patient } from '#platform/testing/patient-server.ts';
import { staffApi } from '#staff-api.ts';
import { uploadedPictureLimit } from '../uploaded-pictures.ts';
import { importPicture, ownPictureHash } from './picture-adding.ts';
import { files, photo, raul, setUpPictureShop, upload, work } from './testing/picture-calls.ts';

setUpPictureShop();

describe('POST /api/admin/pictures/import', () => {
  let world: Server;
  let place: string;
  let requests: number;
  beforeAll(async () => {
    world = createServer(patient, ({ url }, response) => {
      requests += 1;
      if (url === '/photo') response.end(photo);
      else if (url === '/much') response.end(Buffer.alloc(uploadedPictureLimit + 1));
      else if (url === '/page') response.end('<!doctype html>');
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => world.listen(0, resolve));
    place = `http://fotos.test:${(world.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => world.close(resolve)));
  beforeEach(() => {
    requests = 0;
  });

  /** Allows only this server of ours, under another name. */
  const policy: OutsidePolicy = {
    permits: (_, port) => String(port) === new URL(place).port,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  };
  const bring = (address: string) =>
    importPicture(shop.services, address, (each) =>
      fetchOutside(each, { bytes: uploadedPictureLimit, ms: 10_000 }, policy),
    );
  const importing = (address: string, who = raul) =>
    who.call(staffApi.importPicture, { body: { address } });
  const refuse = (address: string, who = raul) =>
    who.refused(staffApi.importPicture, { body: { address } });

  test('asks nothing of a host that PICTURE_HOSTS does not name', async () => {
    const config = { ...shop.services.config, pictureHosts: ['fotos.test'] };
    // A host of the real internet, whose address would otherwise be looked up.
    await expect(
      importPicture({ ...shop.services, config }, 'http://example.com/foto.jpg'),
    ).rejects.toMatchObject({ kind: { code: 'picture_address_refused' } });
  });

  test('keeps the picture behind an address as if it were uploaded', async () => {
    const brought = await bring(`${place}/photo`);
    expect(await upload(photo)).toEqual(brought);
    expect(await work()).toHaveLength(2);
  });

  test.each([
    ['/nothing', 'picture_unreachable'],
    ['/much', 'picture_too_large'],
    ['/page', 'picture_unreadable'],
  ])('refuses what %s gives', async (path, code) => {
    await expect(bring(place + path)).rejects.toMatchObject({ kind: { code } });
    expect([files.written, await work()]).toEqual([[], []]);
  });

  test.each([
    'PLACE/photo',
    'http://127.0.0.1/photo',
    'http://2130706433/photo',
    'http://[::ffff:127.0.0.1]/photo',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/photo',
    'http://localhost:22/',
    'file:///etc/passwd',
    'ftp://fotos.test/photo',
    'http://ana:clave@8.8.8.8/',
    'hola',
    'http://tienda.test@127.0.0.1/',
  ])('asks nothing of %s', async (address) => {
    const answer = await refuse(address.replace('PLACE', place.replace('fotos.test', '127.0.0.1')));
    expect(answer).toMatchObject({ status: 422, code: 'picture_address_refused' });
    expect(requests).toBe(0);
  });

  test('a picture of ours is not fetched again, whatever size is named', async () => {
    const mine = await upload(photo);
    const before = files.written.length;
    for (const address of [
      mine.image,
      `/pictures/${mine.hash}-1200.jpg`,
      `http://tienda.test/pictures/${mine.hash}-800.webp`,
      `https://tienda.test${mine.image}?x#y`,
    ]) {
      expect(await importing(address)).toEqual(mine);
    }
    expect(files.written.length).toBe(before);
    expect(await refuse(`/pictures/${'0'.repeat(64)}-320.webp`)).toMatchObject({
      status: 422,
      code: 'picture_unreachable',
    });
  });

  test.each([
    ['https://otra.test/pictures/HASH-320.webp', undefined],
    ['//otra.test/pictures/HASH-320.webp', undefined],
    ['https://tienda.test/pictures/HASH.webp', undefined],
    ['https://tienda.test/otra/pictures/HASH-320.webp', undefined],
    ['https://tienda.test:8443/pictures/HASH-320.webp', undefined],
    ['', undefined],
    ['/pictures/HASH-320.webp', 'HASH'],
    ['/a/../pictures/HASH-320.webp', 'HASH'],
    ['https://tienda.test/pictures/HASH-1200.jpg', 'HASH'],
  ])('whether %s is ours', (address, expected) => {
    for (const hash of ['a'.repeat(32), 'a'.repeat(64)]) {
      const found = ownPictureHash(address.replace('HASH', hash), 'https://tienda.test');
      expect(found).toBe(expected?.replace('HASH', hash));
    }
    const neither = address.replace('HASH', 'a'.repeat(48));
    expect(ownPictureHash(neither, 'https://tienda.test')).toBeUndefined();
  });

  test.each([
    {},
    { address: '' },
    { address: '  ' },
    { address: 7 },
    { address: 'x'.repeat(2001) },
  ])('does not understand %j', async (body) => {
    const { method, path } = staffApi.importPicture;
    const headers = { 'content-type': 'application/json' };
    const response = await raul.fetch(path, { method, headers, body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { address: expect.any(String) } });
  });

  test('speaks the caller’s language', async () => {
    const english = raul.with('mariel-auto-language=en');
    expect((await refuse('hola', english)).message).toMatch(/^We cannot use this address/);
  });

  test('is for staff', async () => {
    expect((await refuse(`${place}/photo`, shop.as('anonymous'))).status).toBe(401);
    expect((await refuse(`${place}/photo`, shop.as('customer'))).status).toBe(403);
    expect(requests).toBe(0);
  });
});
