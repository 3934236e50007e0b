import { readAdded } from '#features/cart/add-form.ts';
import type { CartItem } from '#features/cart/cart.ts';
import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { orderedOnDemand } from '../../stock.ts';

interface Card {
  item: Omit<CartItem, 'quantity'>;
  /** So many can be added with a tap; undefined: as many as a line holds. */
  maxQuantity: number | undefined;
}

/**
 * What the card (or product page) around a button says of its product. The HTML is the only copy
 * of these facts until React comes, so that no page carries them twice. Of a vehicle a card adds
 * one, as most are one piece; where there are more, its page says so (`data-most`), and the drawer.
 */
export function readCard(button: Element, province: ProvinceCode): Card | undefined {
  const card = button.closest<HTMLElement>('[data-price]');
  const productId = readAdded(button.getAttribute('value') ?? '');
  // In a dialog the name stands outside of what tells of the product.
  const name = card?.dataset.name ?? card?.querySelector('[data-name]')?.textContent;
  if (!card || !productId || !name) return undefined;
  const { price } = card.dataset;
  const isOnDemand = card.querySelector(`[href*="/${orderedOnDemand}/"]`);
  const most = card.dataset.most ?? (isOnDemand ? '' : '1');
  const specifications: Record<string, string> = {};
  for (const term of card.querySelectorAll('[data-specs] dt')) {
    specifications[term.textContent ?? ''] = term.nextElementSibling?.textContent ?? '';
  }
  const item = {
    productId,
    productName: name,
    price: price ? Number(price) : null,
    province,
    specifications,
  };
  return { item, maxQuantity: most ? Number(most) : undefined };
}
