import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { type EndedMoney, type EndingReader, endingText } from '../ending-text.ts';

interface EndingNoticeProps {
  ending: QuoteEnding;
  money: EndedMoney | null;
  reader: EndingReader;
}

/** The first thing that a page of an order that is over says. */
export function EndingNotice({ reader, ...ended }: EndingNoticeProps) {
  const { language } = useApp();
  const { title, lines, owed } = endingText(ended, reader, language);
  return (
    <Notice title={title}>
      {[...lines, ...owed].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
