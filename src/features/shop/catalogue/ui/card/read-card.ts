import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { readAdded } from '#features/shop/cart/add-form.ts';
import type { CartItem } from '#features/shop/cart/cart.ts';
import { orderedOnDemand } from '../../stock.ts';

interface Card {
  item: Omit<CartItem, 'quantity'>;
  /** Undefined means as many as a line may hold. */
  maxQuantity: number | undefined;
}

/**
 * Before React the HTML is the only copy of these facts, so that no page carries them twice. A card
 * adds one vehicle, since most are single pieces; a product page says how many there are
 * (`data-most`).
 */
export function readCard(button: Element, province: ProvinceCode): Card | undefined {
  const card = button.closest<HTMLElement>('[data-price]');
  const productId = readAdded(button.getAttribute('value') ?? '');
  // In a dialog the name is outside of the marked element.
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
