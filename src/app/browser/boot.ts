import { countCartPieces } from '#features/shop/cart/cart-count.ts';
import { isStored, waitsForReact } from '#platform/browser/waiting.ts';
import { boot } from '#web/browser/boot.ts';

// The script in every page. boot-deferred.ts answers taps before React.

showCount();
addEventListener('storage', showCount);
boot({
  answers: '[data-add]',
  opensOverlay: '[data-add],[data-cart]',
  opensFragment: '[data-add],[data-cart],[data-over][href*="/products/"],[href*="/provincia?"]',
  isSomethingWaiting: () => isStored(waitsForReact) ?? false,
});

function showCount(): void {
  const count = countCartPieces();
  for (const badge of document.querySelectorAll('[data-count]')) {
    badge.textContent = count > 0 ? String(count) : '';
  }
}
