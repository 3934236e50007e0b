import { expect, test } from 'vitest';
import { facts, shown } from '#features/orders/progress/testing/facts.ts';
import { type CartItem, emptyCart, maxLines, maxQuantity } from '#features/shop/cart/cart.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import { product as anyProduct } from '#features/shop/catalogue/testing/product.ts';
import type { Quote } from '../schema.ts';
import { addAll, orderAgain } from './order-again.ts';

const product = (id: string, special: Partial<Product> = {}) =>
  anyProduct(id, { specifications: { Motor: '1.8' }, ...special });
const quoteOf = (...items: Quote['items']): Quote => ({
  id: 'q',
  referenceNumber: 'MA-TX-2026-000001',
  customerName: 'Yanet',
  customerEmail: 'yanet@correo.test',
  customerPhone: null,
  customerWhatsapp: null,
  province: 'HOL',
  items,
  subtotal: '0.00',
  total: '0.00',
  currency: 'USD',
  notes: null,
  recipient: null,
  ending: null,
  revision: 0,
  status: 'completed',
  createdAt: '2026-11-20T12:00:00.000Z',
  answerDueAt: null,
  teamWroteAt: null,
  offer: null,
  progress: shown(facts()),
});
const line = (productId: string | null, price: string | null = '28000.00', quantity = 2) => ({
  productId,
  productName: productId ?? 'Nissan',
  quantity,
  price,
  picture: null,
});
const item = (productId: string, quantity: number): CartItem => ({
  productId,
  productName: productId,
  price: 28000,
  quantity,
  province: 'HOL',
  specifications: { Motor: '1.8' },
});

test('what is there comes back with its quantity, at today’s price, for the quote’s province', () => {
  const again = orderAgain(quoteOf(line('corolla'), line('luna', '900.00', 1)), [
    product('corolla'),
    product('luna', { price: null }),
  ]);
  expect(again).toEqual({
    items: [item('corolla', 2), { ...item('luna', 1), price: null }],
    left: [],
    fewer: [],
    changed: [{ productName: 'luna', before: 90_000, now: null }],
  });
});

test('what is sold, reserved, gone or out of reach stays out, and says why', () => {
  const again = orderAgain(
    quoteOf(line('kia'), line('fit'), line('moto'), line('borrado'), line(null)),
    [
      product('kia', { status: 'sold' }),
      product('fit', { status: 'reserved' }),
      product('moto', { availableProvinces: 'PRI' }),
      product('Nissan'),
    ],
  );
  expect(again.items).toEqual([]);
  expect(again.left).toEqual([
    { productName: 'kia', state: 'sold' },
    { productName: 'fit', state: 'reserved' },
    { productName: 'moto', state: 'unreachable' },
    { productName: 'borrado', state: 'gone' },
    { productName: 'Nissan', state: 'gone' },
  ]);
});

test('they come on top of what the cart holds, within what a cart holds', () => {
  const cart = { items: [item('corolla', 3)], savedAt: '' };
  const { cart: filled, full } = addAll(cart, [item('luna', 2), item('corolla', 98)]);
  expect(filled.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['corolla', maxQuantity],
    ['luna', 2],
  ]);
  expect(full).toEqual([]);
  const elsewhere = { ...item('corolla', 3), province: 'HAB' as const };
  const both = addAll({ items: [elsewhere], savedAt: '' }, [item('corolla', 2)]);
  expect(both.cart.items).toEqual([elsewhere, item('corolla', 2)]);
  const many = Array.from({ length: maxLines + 1 }, (_, at) => item(`p${at}`, 1));
  const crowded = addAll(emptyCart, many);
  expect(crowded.cart.items).toHaveLength(maxLines);
  expect(crowded.full).toEqual([`p${maxLines}`]);
});

test('when there are fewer pieces, the cart gets what there is, and says so', () => {
  const again = orderAgain(quoteOf({ ...line('corolla'), quantity: 4 }), [
    product('corolla', { stock: 1 }),
  ]);
  expect(again.items.map(({ quantity }) => quantity)).toEqual([1]);
  expect(again.fewer).toEqual([{ productName: 'corolla', most: 1 }]);
});
