import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { AppError } from '#platform/http/errors.ts';
import { catalogueErrors } from '../../errors.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import { ProductForm } from '../staff-schema.ts';
import { addProduct } from './add-product.ts';
import { corollaForm, ownPicture, productCount } from './testing/staff.ts';
import {
  add,
  editProduct,
  marta,
  refuseChange,
  refuseForm,
  setUpEmptyCatalogue,
} from './testing/staff-calls.ts';

setUpEmptyCatalogue();

/** A picture that the shop keeps already. */
const keep = async (text: string) =>
  ownPicture(await storeOriginal(shop.services.files, svg(text), 'svg'));
const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><title>${text}</title></svg>`;

describe('pictures', () => {
  test('with an address of ours are taken in any size, with their description', async () => {
    const [front, side] = [await keep('de frente'), await keep('de lado')];
    const made = await add({
      images: [front.replace('-320.webp', '-1200.jpg'), `http://tienda.test${side}`],
      imageAlts: ['De frente', ''],
    });
    expect(made).toMatchObject({ images: [front, side], imageAlts: ['De frente', 'Corolla LE'] });
    expect(made.warnings.imageAlts).toMatch(/sin descripción propia/);
  });

  test('that cannot be had are named, and nothing is written', async () => {
    const images = [await keep('uno'), ownPicture('a'.repeat(64)), 'http://127.0.0.1/foto.jpg'];
    const { status, code, fields } = await refuseForm({ images });
    expect([status, code]).toEqual([400, 'bad_input']);
    expect(fields).toEqual({
      'images.1': expect.stringContaining('No pudimos traer la imagen'),
      'images.2': expect.stringContaining('No podemos usar esta dirección'),
    });
    expect(await productCount(shop.services.db)).toBe(0);
  });

  test('from other sites become ours', async () => {
    const form = ProductForm.parse({
      ...corollaForm,
      images: ['https://x.test/1', 'https://x.test/2'],
    });
    const agent = await marta.call(api.currentUser, {});
    const requested: string[] = [];
    const made = await addProduct(
      shop.services,
      { agent, language: 'es', form, key: undefined },
      async (_, address) => {
        requested.push(address);
        return { hash: (address.endsWith('1') ? 'a' : 'b').repeat(64) };
      },
    );
    expect(requested.toSorted()).toEqual(['https://x.test/1', 'https://x.test/2']);
    expect(made.images).toEqual([ownPicture('a'.repeat(64)), ownPicture('b'.repeat(64))]);
    const refusing = addProduct(
      shop.services,
      { agent, language: 'en', form, key: undefined },
      async (_, address) => {
        if (address.endsWith('1')) return { hash: 'a'.repeat(64) };
        throw new AppError(catalogueErrors.pictureUnreadable);
      },
    );
    await expect(refusing).rejects.toMatchObject({
      fields: { 'images.1': expect.stringContaining('not a picture we can read') },
    });
    expect(await productCount(shop.services.db)).toBe(1);
  });

  test('stay when a change does not name them, and go when it says so', async () => {
    const [front, side] = [await keep('de frente'), await keep('de lado')];
    const { id } = await add({ images: [front, side], imageAlts: ['De frente', 'De lado'] });
    expect(await editProduct(id, { price: 1 })).toMatchObject({ images: [front, side] });
    expect(await editProduct(id, { images: [side, front] })).toMatchObject({
      images: [side, front],
      imageAlts: ['De lado', 'De frente'],
    });
    expect(await editProduct(id, { imageAlts: ['Lado izquierdo', null] })).toMatchObject({
      images: [side, front],
      imageAlts: ['Lado izquierdo', 'Corolla LE'],
    });
    expect(await editProduct(id, { name: 'Corolla XLE' })).toMatchObject({
      imageAlts: ['Lado izquierdo', 'Corolla XLE'],
    });
    expect((await refuseChange(id, { imageAlts: ['a', 'b', 'c'] })).fields).toEqual({
      imageAlts: 'Hay más descripciones que imágenes.',
    });
    for (const none of [null, []]) {
      await editProduct(id, { images: [front] });
      expect(await editProduct(id, { images: none })).toMatchObject({
        images: null,
        imageAlts: [],
      });
    }
  });
});
