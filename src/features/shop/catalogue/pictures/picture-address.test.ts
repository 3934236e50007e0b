import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureAddress, pictureSources, readPictureName } from './picture-address.ts';

const nameIn = (address: string) => address.replace('/pictures/', '');

test('a short name in a list is the same picture as its hash', () => {
  const hash = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
  fc.assert(
    fc.property(hash, (name) => {
      const { src, srcSet } = pictureSources(pictureAddress(name, 320), 'card');
      expect(nameIn(src)).toHaveLength(31);
      expect(readPictureName(nameIn(src))).toEqual({ hash: name, width: 320, format: 'webp' });
      expect(srcSet).toContain(`${src} 320w, `);
    }),
  );
});

test('pictures that were stored with all 256 bits keep their names', () => {
  const name = 'a'.repeat(64);
  expect(pictureSources(name, 'card').src).toBe(`/pictures/${name}-320.webp`);
  expect(readPictureName(`${name}-320.webp`)?.hash).toBe(name);
});

test.each(['a-320.webp', `${'a'.repeat(23)}-320.webp`, `${'ñ'.repeat(22)}-320.webp`])(
  '%s is no name of a picture',
  (name) => {
    expect(readPictureName(name)).toBeUndefined();
  },
);
