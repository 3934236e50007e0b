import { provinceName } from '#features/company/provinces/provinces.ts';
import { cartOf } from '#features/shop/cart/cart.ts';
import { saveCart } from '#features/shop/cart/cart-storage.ts';
import { clearSavedForLater, loadSavedForLater } from '#features/shop/cart/saved-cart.ts';
import { Button } from '#kit/button.tsx';
import { useApp } from '#web/app-context.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

export function SavedCartButton() {
  const { language, setProvince } = useApp();
  const former = loadSavedForLater();
  const before = former?.items[0]?.province;
  if (!former || !before) return null;
  const bringBack = () => {
    saveCart(cartOf(former.items));
    clearSavedForLater();
    setProvince(before);
  };
  return (
    <Button tone="secondary" onClick={bringBack}>
      {quoteCartTexts[language].bringBackFor(provinceName(before))}
    </Button>
  );
}
