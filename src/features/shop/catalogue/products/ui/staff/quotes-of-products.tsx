import { useEffect, useState } from 'react';
import { Notice } from '#kit/notice.tsx';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { openQuotesTexts } from '../../list-messages.ts';

interface OpenQuotesProps {
  products: readonly string[];
  className?: string | undefined;
}

export function QuotesOfProducts({ products, className }: OpenQuotesProps) {
  const { t, call } = useApp(openQuotesTexts);
  const idList = products.join();
  const [quotes, setQuotes] = useState<{ id: string; referenceNumber: string }[] | 'unknown'>([]);
  useEffect(() => {
    let isCancelled = false;
    if (idList === '') return setQuotes([]);
    call(staffApi.quotesHolding, { query: { products: idList } }).then(
      (quotes) =>
        isCancelled || setQuotes([...new Map(quotes.map((each) => [each.id, each])).values()]),
      () => isCancelled || setQuotes('unknown'),
    );
    return () => {
      isCancelled = true;
    };
  }, [idList, call]);
  return (
    <div role="status" className={className}>
      {quotes === 'unknown' && <Notice tone="warning" title={t.unknown} />}
      {quotes !== 'unknown' && quotes.length > 0 && (
        <Notice tone="warning" title={t.held(quotes.length)}>
          <p>{t.text}</p>
          <ul>
            {quotes.map(({ id, referenceNumber }) => (
              <li key={id}>
                <a href={staffQuoteHref(id)} target="_blank" rel="noopener">
                  {referenceNumber}
                  <span className="visually-hidden"> ({t.opensApart})</span>
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
