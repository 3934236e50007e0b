import { finishedQuotes } from '#features/requests/quotes/statuses.ts';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { unavailableTexts } from '../../staff-messages.ts';

export function UnavailableLines({ quote }: { quote: StaffQuoteDetail }) {
  const { t } = useApp(unavailableTexts);
  const { unavailable, status } = quote;
  if (unavailable.length === 0 || finishedQuotes.includes(status)) return null;
  return (
    <Notice tone="warning" title={t.title}>
      <ul>
        {unavailable.map(({ productName, state }) => (
          <li key={productName}>
            {productName}: <strong>{t[state]}</strong>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
