import { saveCart } from '#features/cart/cart-storage.ts';
import { clearFormer, loadFormer } from '#features/cart/former-cart.ts';
import { closeCart } from '#features/cart/ui/cart-panel.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { quoteMessages } from '../messages.ts';

/**
 * Nothing in the cart: the way to the products, and back to what was in it for another province.
 */
export function EmptyCart() {
  const { language, setProvince } = useApp();
  const t = quoteMessages[language];
  const former = loadFormer();
  const before = former?.items[0]?.province;

  function bringBack() {
    if (!former || !before) return;
    saveCart(former);
    clearFormer();
    setProvince(before);
  }

  return (
    <EmptyState
      title={t.empty}
      level={3}
      action={
        <>
          <ButtonLink
            href={href(routes.catalogue, { category: 'automobiles' })}
            onClick={closeCart}
          >
            {t.explore}
          </ButtonLink>
          {before && (
            <Button tone="secondary" onClick={bringBack}>
              {t.bringBackFor(provinceName(before))}
            </Button>
          )}
        </>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}
