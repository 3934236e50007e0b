import { useState } from 'react';
import { api } from '#api.ts';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { commonQuoteTexts, quoteListTexts } from '#features/requests/quotes/messages.ts';
import { loadCart, saveCart, saveUnfitForLater } from '#features/shop/cart/cart-storage.ts';
import { openCart } from '#features/shop/cart/ui/cart-drawer.ts';
import { useCart } from '#features/shop/cart/ui/use-cart.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { CartIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { addAll, type OrderAgainResult, orderAgain } from '../../own/order-again.ts';
import type { Quote } from '../../schema.ts';
import css from './my-quotes-page.module.css';

interface Result extends OrderAgainResult {
  full: string[];
}

export function OrderAgain({ quote }: { quote: Quote }) {
  const { t, call, province, setProvince } = useApp(quoteListTexts);
  const [result, setResult] = useState<Result | 'failed'>();
  const [asking, setAsking] = useState(false);
  const inTheWay = useCart().items.find((item) => item.province !== quote.province);

  async function addToCart() {
    setAsking(true);
    setResult(undefined);
    try {
      const ids = quote.items.flatMap(({ productId }) => productId ?? []).join(',');
      const products = ids ? await call(api.listProducts, { query: { ids, limit: '100' } }) : [];
      const again = orderAgain(quote, products);
      if (again.items.length > 0) saveUnfitForLater(quote.province);
      const { cart, full } = addAll(loadCart(), again.items);
      setResult({ ...again, full });
      if (again.items.length > 0) {
        saveCart(cart);
        // The cart is for one province, which the whole shop then shows.
        if (province !== quote.province) setProvince(quote.province);
        // The panel would cover the notice, which has its own button.
        if (again.left.length + full.length + again.fewer.length + again.changed.length === 0)
          openCart();
      }
    } catch {
      setResult('failed');
    }
    setAsking(false);
  }

  return (
    <div className={classNames(css.again, paper.unprinted)}>
      <Button
        tone="secondary"
        icon={<CartIcon size={20} />}
        data-live
        busy={asking}
        onClick={addToCart}
      >
        {t.again}
      </Button>
      <p className="muted above-1">
        {inTheWay
          ? t.againOther(provinceName(inTheWay.province), provinceName(quote.province))
          : t.againHint}
      </p>
      <div role="status">
        {result === 'failed' && <Notice tone="danger" title={t.againFailed} />}
        {result && result !== 'failed' && <Outcome {...result} />}
      </div>
    </div>
  );
}

function Outcome({ items, left, fewer, changed, full }: Result) {
  const { t, language } = useApp(quoteListTexts);
  const { states, fewer: fewerNow, priceNow } = commonQuoteTexts[language];
  const money = (cents: number | null) => formatMoney(cents, language);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Notice
      tone={left.length + full.length > 0 ? 'warning' : 'success'}
      title={items.length > 0 ? t.againDone(pieces) : t.againNone}
      action={items.length > 0 && <Button onClick={openCart}>{t.seeCart}</Button>}
    >
      <ul>
        {left.map(({ productName, state }) => (
          <li key={productName}>{states[state](productName)}</li>
        ))}
        {full.map((name) => (
          <li key={name}>{t.againFull(name)}</li>
        ))}
        {fewer.map(({ productName, most }) => (
          <li key={productName}>{fewerNow(productName, most)}</li>
        ))}
        {changed.map(({ productName, before, now }) => (
          <li key={productName}>{priceNow(productName, money(before), money(now))}</li>
        ))}
      </ul>
    </Notice>
  );
}
