import { useCallback, useEffect, useState } from 'react';
import { api } from '#api.ts';
import type { Cart } from '#features/cart/cart.ts';
import { updateLines } from '#features/cart/cart-lines.ts';
import { loadCart, saveCart } from '#features/cart/cart-storage.ts';
import { type App, useApp } from '#web/app-context.ts';
import type { LineState } from '../quote.ts';

/** A line that is no longer what it was when it was added. */
export interface LineChange {
  productId: string;
  productName: string;
  state: Exclude<LineState, 'same'>;
  before: number | null;
  now: number | null;
}

/** What the server says of a product now, in the words of the cart. */
export interface LineNow {
  productId: string;
  productName: string;
  price: number | null;
  state: LineState;
}

/**
 * Asks for prices and availability again whenever the panel opens, brings the cart up
 * to date and keeps what changed on show. Without a connection the cart stays as it is.
 */
export function useLineCheck(open: boolean) {
  const { call } = useApp();
  const [changes, setChanges] = useState<LineChange[]>([]);
  const note = useCallback((lines: readonly LineNow[]) => {
    const cart = loadCart();
    setChanges(changesOf(cart, lines));
    const priced = lines.filter(({ state }) => state === 'same' || state === 'price');
    if (priced.some(({ state }) => state === 'price')) saveCart(updateLines(cart, priced));
  }, []);
  useEffect(() => {
    if (!open) return;
    setChanges([]);
    let over = false;
    currentLinesOf(call, loadCart()).then(
      (lines) => !over && note(lines),
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [open, call, note]);
  return { changes, note };
}

async function currentLinesOf(call: App['call'], cart: Cart): Promise<LineNow[]> {
  if (cart.items.length === 0) return [];
  const ids = [...new Set(cart.items.map(({ productId }) => productId))].join(',');
  const products = await call(api.listProducts, { query: { ids, limit: '100' } });
  return cart.items.map((item) => {
    const product = products.find(({ id }) => id === item.productId);
    if (!product) return { ...item, state: 'gone' as const };
    const price = product.price === null ? null : Number(product.price);
    const line = { productId: product.id, productName: product.name, price };
    if (product.status !== 'available') return { ...line, state: product.status };
    if (!product.availableProvinces.split(',').includes(item.province)) {
      return { ...line, state: 'unreachable' as const };
    }
    return { ...line, state: price === item.price ? ('same' as const) : ('price' as const) };
  });
}

function changesOf(cart: Cart, lines: readonly LineNow[]): LineChange[] {
  return lines.flatMap(({ productId, productName, state, price }) => {
    const before = cart.items.find((item) => item.productId === productId)?.price ?? null;
    return state === 'same' ? [] : [{ productId, productName, state, before, now: price }];
  });
}
