import { MoneyFigures } from '#features/ledger/entries/ui/money-view.tsx';
import { EndingFacts } from '#features/orders/offers/ending/ui/ending-facts.tsx';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { ShipLine } from '#features/orders/progress/ui/ship-line.tsx';
import { StageBadge } from '#features/orders/progress/ui/stage-badge.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { customerHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { staffQuoteTexts } from '../../staff-messages.ts';
import { placeOfAction } from './action-places.ts';
import { differs } from './progress-cell.tsx';
import css from './staff-quotes.module.css';

/** On top of the record: where it stands, what is next with its one button, and its balance. */
export function StaffProgress({ detail }: { detail: StaffQuoteDetail }) {
  const { t, language } = useApp(progressTexts);
  const { progress, factsSay, ending, money } = detail;
  const { sentence, next, who, by } = progressText(progress, language);
  const isHeld = ['held', 'someHeld'].includes(progress.sentence.key);
  return (
    <section className={css.head} aria-label={staffQuoteTexts[language].progress}>
      <p>
        <a href={customerHref(detail.id)}>{detail.customerName}</a>{' '}
        <StageBadge progress={progress} /> {!isHeld && sentence}
      </p>
      {isHeld && <Notice tone="warning" title={sentence} />}
      <div className={css.next}>
        <p>
          <strong>{who}</strong> {[next, by].filter(Boolean).join(' ')}
        </p>
        {progress.action && (
          <ButtonLink size="s" href={placeOfAction(progress.action, detail)}>
            {t.actions[progress.action]}
          </ButtonLink>
        )}
      </div>
      {money && <MoneyFigures money={money} />}
      {ending && <EndingFacts ending={ending} money={money} reader="staff" />}
      {factsSay && <Notice tone="warning" title={differs(factsSay, language)} />}
      <ShipLine progress={progress} journeys={[]} />
    </section>
  );
}
