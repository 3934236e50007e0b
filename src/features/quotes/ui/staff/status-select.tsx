import { RowStatus } from '#features/cases/ui/staff/row-status.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuote } from '../../schema.ts';
import { quoteStatuses, quoteStatusFacts } from '../../statuses.ts';
import { staffQuoteMessages } from './staff-messages.ts';

/** The status in a row of the list: a choice is saved at once. */
export function StatusSelect({ quote }: { quote: StaffQuote }) {
  const { language, call } = useApp();
  const t = staffQuoteMessages[language];
  return (
    <RowStatus
      label={t.changeStatusOf(quote.referenceNumber)}
      current={quote.status}
      choices={quoteChoices(language)}
      texts={t}
      change={(status) =>
        call(staffApi.changeQuoteStatus, {
          params: { id: quote.id },
          body: { status, expected: quote.status },
        })
      }
    />
  );
}

export function quoteChoices(language: 'es' | 'en') {
  return quoteStatuses.map((value) => ({ value, label: quoteStatusFacts[value].label[language] }));
}
