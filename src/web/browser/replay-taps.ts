import { sayAdded } from '#features/cart/ui/add-product.ts';
import { openCart } from '#features/cart/ui/cart-panel.ts';
import type { Language } from '#platform/text/language.ts';

/** Once React answers: does what was tapped before, and tells the boot script to stand aside. */
export function replayTaps(language: Language): void {
  const early = window.mariel;
  if (!early || early.live) return;
  early.live = true;
  document.getElementById('early')?.remove();
  if (early.added) {
    sayAdded(early.added, language);
    openCart();
  }
  for (const control of early.taps.splice(0)) {
    control.ariaBusy = null;
    control.click();
  }
}
