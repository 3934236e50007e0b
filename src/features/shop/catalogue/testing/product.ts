import type { Product } from '../schema.ts';

export function product(id: string, special: Partial<Product> = {}): Product {
  return {
    id,
    slug: id,
    name: id,
    description: '',
    category: 'automobiles',
    price: '28000.00',
    currency: 'USD',
    year: null,
    brand: null,
    model: null,
    engineType: null,
    availableProvinces: 'HAB,HOL',
    status: 'available',
    stock: 99,
    formerPrice: null,
    formerPriceSince: null,
    featured: false,
    images: null,
    imageAlts: [],
    specifications: {},
    ...special,
  };
}
