import { useCallback, useEffect, useState } from 'react';
import { api } from '#api.ts';
import type { CartItem } from '#features/cart/cart.ts';
import { loadCart, saveCart } from '#features/cart/cart-storage.ts';
import type { Product } from '#features/catalogue/schema.ts';
import { type App, useApp } from '#web/app-context.ts';
import { changesOf, checkCart, type LineChange, updateCart } from '../../cart/cart-check.ts';
import type { CurrentLine } from '../../quote.ts';

/**
 * Asks for prices and availability again whenever the panel opens, brings the cart up
 * to date and keeps what changed on show; `products`: what the catalogue has of it. Without a connection the cart stays as it is.
 */
export function useLineCheck(open: boolean) {
  const { call } = useApp();
  const [changes, setChanges] = useState<LineChange[]>([]);
  const [products, setProducts] = useState<readonly Product[]>([]);
  const note = useCallback((lines: readonly CurrentLine[]) => {
    const cart = loadCart();
    setChanges(changesOf(cart.items, lines));
    const updated = updateCart(cart, lines);
    if (updated) saveCart(updated);
  }, []);
  useEffect(() => {
    if (!open) return;
    setChanges([]);
    let over = false;
    const { items } = loadCart();
    productsOf(call, items).then(
      (found) => {
        if (over) return;
        setProducts(found);
        note(checkCart(items, found));
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [open, call, note]);
  return { changes, products, note };
}

async function productsOf(call: App['call'], items: readonly CartItem[]): Promise<Product[]> {
  if (items.length === 0) return [];
  const ids = [...new Set(items.map(({ productId }) => productId))].join(',');
  return call(api.listProducts, { query: { ids, limit: '100' } });
}
