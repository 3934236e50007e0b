import { describe, expect, test } from 'vitest';
import { moveItem } from '#features/shop/catalogue/pictures/ui/staff/use-moving.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { findConflict, mergeDrafts } from './draft-merge.ts';
import { problemsFrom, productDraftProblems } from './draft-problems.ts';
import {
  changeOf,
  copyOf,
  emptyDraft,
  type ProductDraft,
  previewOf,
  productDraftOf,
  productFormOf,
} from './product-draft.ts';

const navi: StaffProduct = {
  id: '0198a0a0-0000-7000-8000-000000000001',
  slug: 'honda-navi-2022',
  name: 'Honda Navi',
  description: 'Poco uso.',
  category: 'motocicletas',
  price: '2500.00',
  currency: 'USD',
  year: 2022,
  brand: 'Honda',
  model: 'Navi',
  engineType: 'Gasolina',
  availableProvinces: 'HAB,HOL',
  status: 'sold',
  stock: 99,
  formerPrice: null,
  formerPriceSince: null,
  featured: true,
  images: ['/pictures/a-320.webp', '/pictures/b-320.webp'],
  imageAlts: ['Honda Navi', 'De lado'],
  imageKinds: ['front', null],
  drawn: [1],
  specifications: { Cilindrada: '110 cc', Color: 'Rojo' },
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  deletedAt: null,
};
const draft = productDraftOf(navi);
const with_ = (change: Partial<ProductDraft>, of = draft): ProductDraft => ({ ...of, ...change });

describe('what is sent of an edited product', () => {
  test('is nothing while nothing changed, though it was written anew', () => {
    expect(changeOf(draft, productDraftOf(navi))).toEqual({});
    expect(changeOf(draft, with_({ price: '2500', name: ' Honda Navi ', year: '2022' }))).toEqual(
      {},
    );
  });

  test('is only what changed, and null for what was cleared', () => {
    const cleared = with_({ year: '', brand: ' ', price: '', description: '', pictures: [] });
    expect(changeOf(draft, cleared)).toEqual({
      year: null,
      brand: null,
      price: null,
      description: null,
      images: null,
      imageAlts: null,
    });
    expect(changeOf(draft, with_({ price: '2499,5' }))).toEqual({ price: '2499.50' });
  });

  test('is the whole list of what has an order', () => {
    expect(changeOf(draft, with_({ pictures: draft.pictures.toReversed() }))).toEqual({
      images: ['/pictures/b-320.webp', '/pictures/a-320.webp'],
      imageAlts: ['De lado', null],
      imageKinds: [null, 'front'],
      drawn: [0],
    });
    const change = changeOf(draft, with_({ specifications: draft.specifications.toReversed() }));
    expect(Object.keys(change.specifications ?? {})).toEqual(['Color', 'Cilindrada']);
  });
});

describe('what is sent of a new product', () => {
  test('leaves out what is not filled in, and goes to the usual provinces', () => {
    expect(
      productFormOf(with_({ name: 'Lavadora', price: '' }, emptyDraft('electrodomesticos'))),
    ).toEqual({
      name: 'Lavadora',
      description: null,
      category: 'electrodomesticos',
      price: null,
      status: 'available',
      featured: false,
      availableProvinces: 'HAB,MAT,VCL,CFG',
      specifications: {},
      images: null,
    });
  });

  test('a copy is for sale, with the pictures of the first', () => {
    expect(productFormOf(copyOf(navi, 'Honda Navi (copia)'))).toMatchObject({
      name: 'Honda Navi (copia)',
      status: 'available',
      featured: false,
      year: 2022,
      images: navi.images,
      imageAlts: [null, 'De lado'],
    });
  });

  test('specifications without a value are not sent', () => {
    const specifications = [
      { key: '1', name: 'Color', value: ' Rojo ' },
      { key: '2', name: 'Peso', value: ' ' },
    ];
    expect(productFormOf(with_({ specifications })).specifications).toEqual({ Color: 'Rojo' });
  });
});

test('a price is written, or somebody chooses that it is to be confirmed', () => {
  expect(Object.keys(productDraftProblems(with_({ price: '' }), 'es'))).toEqual(['price']);
  expect(Object.keys(productDraftProblems(emptyDraft('triciclos'), 'es'))).toContain('price');
  expect(productDraftProblems(with_({ price: null }), 'es')).toEqual({});
  expect(changeOf(draft, with_({ price: null }))).toEqual({ price: null });
});

test('what anybody can see to be wrong is said by field', () => {
  const wrong = with_({
    name: ' ',
    category: '',
    price: '0',
    year: '1899',
    provinces: [],
    specifications: [{ key: '1', name: '', value: 'Rojo' }],
  });
  expect(Object.keys(productDraftProblems(wrong, 'es'))).toEqual([
    'name',
    'category',
    'price',
    'year',
    'availableProvinces',
    'specifications',
  ]);
  expect(productDraftProblems(draft, 'es')).toEqual({});
  expect(
    problemsFrom({ 'images.1': 'no abre.', 'images.2': 'no es.', name: 'falta.' }, (at, said) =>
      [at, said].join(' '),
    ),
  ).toEqual({ images: '2 no abre. 3 no es.', name: 'falta.' });
});

test('the preview has the price of the shop, or none', () => {
  expect(previewOf(with_({ price: '2499,5' })).price).toBe('2499.50');
  expect(previewOf(with_({ price: 'mucho' })).price).toBeNull();
  expect(previewOf(draft).imageAlts).toEqual(['Honda Navi', 'De lado']);
});

describe('two who change the same product', () => {
  const mine = with_({ price: '2400.00', year: '' });
  const theirs = productDraftOf({ ...navi, price: '2600.00', brand: 'HONDA', year: 2022 });

  test('what only one of them changed is kept, the rest is disputed', () => {
    expect(findConflict(draft, mine, theirs)).toMatchObject({
      disputed: ['price'],
      adopted: ['brand'],
    });
    expect(
      findConflict(draft, mine, productDraftOf({ ...navi, price: '2400.00' })).disputed,
    ).toEqual([]);
  });

  test('for each one chooses what stays', () => {
    const conflict = findConflict(draft, mine, theirs);
    expect(mergeDrafts(conflict, new Set())).toMatchObject({
      price: '2400.00',
      year: '',
      brand: 'HONDA',
    });
    expect(mergeDrafts(conflict, new Set(['price']))).toMatchObject({ price: '2600.00', year: '' });
  });
});

test('moving puts one thing at another place and loses none', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
