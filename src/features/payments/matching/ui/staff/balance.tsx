import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import type { Proposal } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import css from './matching.module.css';

/** What the proposed order lacks, and by how much this line differs from it. */
export function Balance({ proposal, cents }: { proposal: Proposal; cents: number }) {
  const { t, language } = useApp(matchingTexts);
  const { owesCents } = proposal;
  if (owesCents === 0) return <strong className={css.paid}>{t.paid}</strong>;
  const by = formatMoney(Math.abs(cents - owesCents), language);
  const difference = cents > owesCents ? t.tooMuch(by) : t.stillLacks(by);
  return (
    <span className={cents > owesCents ? css.paid : 'muted'}>
      {t.balance(formatMoney(owesCents, language))}
      {cents !== owesCents && `; ${difference}`}
    </span>
  );
}
