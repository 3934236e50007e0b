import { describe, expect, test } from 'vitest';
import type { CartItem } from '#features/shop/cart/cart.ts';
import { isSameQuote, newQuoteRequest } from './quote-request.ts';

const maria = {
  firstName: 'María',
  lastName: 'Pérez',
  email: 'maria@prueba.test',
  phone: '+5351234567',
  whatsapp: '+5351234567',
};

const corolla: CartItem = {
  productId: 'c',
  productName: 'Corolla',
  price: 15900,
  quantity: 2,
  province: 'HOL',
  specifications: { Motor: '1.8 L' },
};

describe('what is sent for a quotation', () => {
  test('says what the customer saw, and nothing that the server knows better', () => {
    const { body } = newQuoteRequest([corolla, { ...corolla, price: null }], maria);
    expect(body).toMatchObject({ province: 'HOL', subtotal: '31800.00', total: '31800.00' });
    expect(body.items[0]).toEqual({
      productId: 'c',
      productName: 'Corolla',
      price: 15900,
      quantity: 2,
      province: 'HOL',
    });
  });

  test('nothing goes nowhere', () => {
    expect(newQuoteRequest([], maria).body).not.toHaveProperty('province');
  });

  test('the same lines are the same request, whatever else changed', () => {
    const first = newQuoteRequest([corolla], maria);
    const again = newQuoteRequest([{ ...corolla, specifications: {} }], { ...maria, phone: null });
    expect(isSameQuote(first, again)).toBe(true);
  });

  test('other lines, another quantity or another price are another request', () => {
    const first = newQuoteRequest([corolla], maria);
    for (const items of [
      [{ ...corolla, quantity: 3 }],
      [{ ...corolla, price: 15000 }],
      [{ ...corolla, province: 'HAB' as const }],
      [corolla, { ...corolla, productId: 'n' }],
    ]) {
      expect(isSameQuote(first, newQuoteRequest(items, maria))).toBe(false);
    }
  });
});
