import { describe, expect, test } from 'vitest';
import type { CartItem } from '#features/cart/cart.ts';
import { newSubmission } from './new-submission.ts';

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
    const { body } = newSubmission([corolla, { ...corolla, price: null }], maria, undefined);
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
    expect(newSubmission([], maria, undefined).body).not.toHaveProperty('province');
  });

  test('the same lines, not answered, go out under the same key', () => {
    const first = newSubmission([corolla], maria, undefined);
    expect(newSubmission([corolla], maria, { ...first, paused: true })).toEqual(first);
  });

  test('other lines, another quantity or another price are another wish', () => {
    const first = newSubmission([corolla], maria, undefined);
    for (const items of [
      [{ ...corolla, quantity: 3 }],
      [{ ...corolla, price: 15000 }],
      [{ ...corolla, province: 'HAB' as const }],
      [corolla, { ...corolla, productId: 'n' }],
    ]) {
      expect(newSubmission(items, maria, first).key).not.toBe(first.key);
    }
  });

  test('a new wish has a key of its own', () => {
    const keys = Array.from({ length: 50 }, () => newSubmission([corolla], maria, undefined).key);
    expect(new Set(keys).size).toBe(50);
  });
});
