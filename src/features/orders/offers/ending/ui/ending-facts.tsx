import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { useApp } from '#web/app-context.ts';
import { type EndedMoney, type EndingReader, endingText } from '../ending-text.ts';

interface EndingFactsProps {
  ending: QuoteEnding;
  money: EndedMoney | null;
  reader: EndingReader;
}

/** Below the sentence that says that an order is over, and who ended it. */
export function EndingFacts({ reader, ...ended }: EndingFactsProps) {
  const { language } = useApp();
  const { lines, owed } = endingText(ended, reader, language);
  return [...lines, ...owed].map((line) => <p key={line}>{line}</p>);
}
