import { useEffect } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { cartOf } from '#features/shop/cart/cart.ts';
import {
  clearSavedForLater,
  saveCart,
  saveUnfitForLater,
  takeNewlySaved,
} from '#features/shop/cart/cart-storage.ts';
import { cartTexts } from '#features/shop/cart/messages.ts';
import { takeToReopen } from '#features/shop/cart/reopen.ts';
import { followHistory, openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';

/**
 * Saves a cart for later that is for another province or has expired, and offers to bring it back. Opens the drawer again after
 * signing in.
 */
export function useSavedCart(): void {
  const { province, language, setProvince } = useApp();
  useEffect(() => {
    saveUnfitForLater(province);
    const aside = takeNewlySaved();
    const before = aside?.items[0]?.province;
    if (!aside || !before) return;
    const t = cartTexts[language];
    toast({
      ...(before === province
        ? { title: t.expired, description: t.expiredText }
        : {
            title: t.cleared,
            description: t.clearedText(provinceName(before), provinceName(province)),
          }),
      action: {
        label: t.bringBack,
        run: () => {
          saveCart(cartOf(aside.items));
          clearSavedForLater();
          setProvince(before);
        },
      },
    });
  }, [province, language, setProvince]);
  useEffect(() => {
    if (takeToReopen()) openCart();
    return followHistory();
  }, []);
}
