import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { statusFactsOf } from '#features/requests/cases/case-type.ts';
import { kindFacts } from '#features/requests/cases/event-kinds.ts';
import { StaffTimeline } from '#features/requests/cases/ui/staff/staff-timeline.tsx';
import { quoteType } from '#features/requests/quotes/statuses.ts';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { describeForStaff } from './describe-for-staff.ts';

interface CustomerNewsProps {
  quote: StaffQuoteDetail;
  since: string;
}

/** What the customer has done since the draft was begun, and its sender has to know. */
export function CustomerNews({ quote, since }: CustomerNewsProps) {
  const { t, language } = useApp(staffOfferTexts);
  const news = quote.history.filter(
    ({ by, at, kind }) => by === 'customer' && at > since && !kindFacts(quoteType, kind).silent,
  );
  return (
    <div role="status">
      {news.length > 0 && (
        <Notice tone="warning" title={t.newsTitle}>
          <StaffTimeline
            history={news}
            labelOf={(status) => statusFactsOf(quoteType, status).label[language]}
            created=""
            describe={describeForStaff}
          />
        </Notice>
      )}
    </div>
  );
}
