import type { CartItem } from '#features/cart/cart.ts';
import { toProvince } from '#features/provinces/provinces.ts';

/**
 * What the card (or product page) around a button says of its product. The HTML is the only copy
 * of these facts until React comes, so that no page carries them twice.
 */
export function readCard(button: Element): Omit<CartItem, 'quantity'> | undefined {
  const card = button.closest<HTMLElement>('[data-product]');
  // In a dialog the name stands outside of what tells of the product.
  const name = card?.dataset.name ?? card?.querySelector('[data-name]')?.textContent;
  if (!card?.dataset.product || !name) return undefined;
  const { product: productId, price, province } = card.dataset;
  const specifications: Record<string, string> = {};
  for (const term of card.querySelectorAll('[data-specs] dt')) {
    specifications[term.textContent ?? ''] = term.nextElementSibling?.textContent ?? '';
  }
  return {
    productId,
    productName: name,
    price: price ? Number(price) : null,
    province: toProvince(province),
    specifications,
  };
}
