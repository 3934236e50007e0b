import { priceCents } from '#features/cart/cart-lines.ts';
import { Notice } from '#kit/notice.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import { commonQuoteMessages, quoteMessages } from '../messages.ts';
import type { LineChange } from './use-line-check.ts';

/** What changed since the person added it, line by line. */
export function LinesNotice({ changes }: { changes: readonly LineChange[] }) {
  const { language } = useApp();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={quoteMessages[language].changedTitle} role="status">
      <ul>
        {changes.map((change) => (
          <li key={change.productId}>{sentence(change, language)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function sentence({ state, productName, before, now }: LineChange, language: Language): string {
  const common = commonQuoteMessages[language];
  const price = (dollars: number | null) =>
    formatMoney(dollars === null ? null : priceCents(dollars), language);
  return state === 'price'
    ? common.priceNow(productName, price(before), price(now))
    : common.states[state](productName);
}
