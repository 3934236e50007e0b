import { progressText } from '#features/orders/progress/progress-text.ts';
import { StageBadge } from '#features/orders/progress/ui/stage-badge.tsx';
import { type QuoteStatus, quoteStatusFacts } from '#features/requests/quotes/statuses.ts';
import { Two } from '#kit/staff/list/two.tsx';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuote } from '../../schema.ts';
import { staffQuoteTexts } from '../../staff-messages.ts';

type Queued = Pick<StaffQuote, 'progress' | 'answerDueAt' | 'factsSay'>;

/** In a row of the queue. By when we answer stands in a column of its own. */
export function ProgressCell({ quote: { progress, answerDueAt, factsSay } }: { quote: Queued }) {
  const { language } = useApp();
  const { who, by } = progressText(progress, language);
  return (
    <Two
      first={<StageBadge progress={progress} />}
      second={[factsSay && differs(factsSay, language), who, progress.by !== answerDueAt && by]
        .filter(Boolean)
        .join(' ')}
    />
  );
}

/** Somebody set another status than the facts say. */
export const differs = (said: QuoteStatus, language: Language) =>
  staffQuoteTexts[language].factsSay(quoteStatusFacts[said].label[language]);
