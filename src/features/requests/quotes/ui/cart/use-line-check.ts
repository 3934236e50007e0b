import { useCallback, useEffect, useState } from 'react';
import { api } from '#api.ts';
import type { CartItem } from '#features/shop/cart/cart.ts';
import { loadCart, saveCart } from '#features/shop/cart/cart-storage.ts';
import type { ProductInProvince } from '#features/shop/catalogue/landed-cost/schema.ts';
import { type App, useApp } from '#web/app-context.ts';
import { changesOf, checkCart, type LineChange, updateCart } from '../../cart/cart-check.ts';
import type { CurrentLine } from '../../quote.ts';

/**
 * Reads prices and availability again whenever the drawer opens, updates the cart and returns the
 * changes to show, with the products as the catalogue has them now; `isAnswered` where it has said so,
 * or cannot. Offline the cart stays as it is.
 */
export function useLineCheck(open: boolean) {
  const { call } = useApp();
  const [changes, setChanges] = useState<LineChange[]>([]);
  const [products, setProducts] = useState<readonly ProductInProvince[]>([]);
  const [isAnswered, setAnswered] = useState(false);
  const showLines = useCallback((lines: readonly CurrentLine[]) => {
    const cart = loadCart();
    setChanges(changesOf(cart.items, lines));
    const updated = updateCart(cart, lines);
    if (updated) saveCart(updated);
  }, []);
  useEffect(() => {
    if (!open) return;
    setChanges([]);
    setAnswered(false);
    let isClosed = false;
    const { items } = loadCart();
    productsOf(call, items).then(
      (found) => {
        if (isClosed) return;
        setProducts(found);
        setAnswered(true);
        showLines(checkCart(items, found));
      },
      () => isClosed || setAnswered(true),
    );
    return () => {
      isClosed = true;
    };
  }, [open, call, showLines]);
  return { changes, products, isAnswered, showLines };
}

async function productsOf(
  call: App['call'],
  items: readonly CartItem[],
): Promise<ProductInProvince[]> {
  const [first] = items;
  if (!first) return [];
  const ids = [...new Set(items.map(({ productId }) => productId))].join(',');
  return call(api.listProducts, { query: { ids, nearest: first.province, limit: '100' } });
}
