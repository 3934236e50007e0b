import { PanelSection } from '#kit/staff/side-panel.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { quoteVerificationTexts } from '../../staff-messages.ts';
import css from './staff-quotes.module.css';

export function QuoteVerifications({ detail: { verifications } }: { detail: StaffQuoteDetail }) {
  const { t, language } = useApp(quoteVerificationTexts);
  if (verifications.length === 0) return null;
  return (
    <PanelSection title={t.title}>
      <ul className={`grid gap-2 ${css.naming}`}>
        {verifications.map(({ id, ticketId, state, cents, createdAt }) => (
          <li key={id}>
            <a href={href(staffRoutes.staffVerifications, {}, { ver: id })}>{ticketId}</a>
            <span>
              {[
                formatDate(createdAt, language),
                cents !== null && t.says(formatMoney(cents, language)),
                t.states[state],
              ]
                .filter((part) => part)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}
