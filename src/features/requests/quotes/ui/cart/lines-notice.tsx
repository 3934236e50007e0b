import { Notice } from '#kit/notice.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { LineChange } from '../../cart/cart-check.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { commonQuoteTexts } from '../../messages.ts';

interface LinesNoticeProps {
  language: Language;
  changes: readonly LineChange[];
}

export function LinesNotice({ language, changes }: LinesNoticeProps) {
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={quoteCartTexts[language].changedTitle} role="status">
      <ul>
        {changes.map((change) => (
          <li key={`${change.productId} ${change.state}`}>{sentence(change, language)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function sentence(
  { state, productName, most, before, now }: LineChange,
  language: Language,
): string {
  const common = commonQuoteTexts[language];
  if (state === 'short') return common.fewer(productName, most);
  return state === 'price'
    ? common.priceNow(productName, formatMoney(before, language), formatMoney(now, language))
    : common.states[state](productName);
}
