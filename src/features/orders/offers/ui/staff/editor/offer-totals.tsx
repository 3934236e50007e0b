import { marginOf, totalOf } from '#features/orders/offers/offer-rules.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import { countedLines, type OfferForm } from './offer-form.ts';
import { readCents } from './typed-values.ts';

interface OfferTotalsProps {
  form: OfferForm;
  /** What the goods were estimated at when they were asked for; null where nobody knew. */
  askedCents: number | null;
}

export const sumInCuba = ({ estimates }: Pick<OfferForm, 'estimates'>) =>
  estimates.reduce((sum, { amount }) => sum + (readCents(amount) ?? 0), 0);

export function OfferTotals({ form, askedCents }: OfferTotalsProps) {
  const { t, language } = useApp(staffOfferTexts);
  const lines = countedLines(form);
  const all = lines.map((_, at) => at);
  const total = totalOf(lines);
  const withOptions = totalOf(lines, all);
  const margin = marginOf(lines);
  const inCuba = sumInCuba(form);
  return (
    <section className={css.totals} aria-labelledby="totals-title">
      <h3 id="totals-title" className="visually-hidden">
        {t.totalsTitle}
      </h3>
      <dl>
        <div className={css.sum}>
          <dt>{t.total}</dt>
          <dd>{formatMoney(total, language)}</dd>
        </div>
        {askedCents !== null && (
          <div>
            <dt>{t.asked}</dt>
            <dd>{fromEstimate(askedCents, total, language)}</dd>
          </div>
        )}
        {withOptions !== total && (
          <div>
            <dt>{t.withOptions}</dt>
            <dd>{formatMoney(withOptions, language)}</dd>
          </div>
        )}
        {inCuba > 0 && (
          <div>
            <dt>{t.inCuba}</dt>
            <dd>{formatMoney(inCuba, language)}</dd>
          </div>
        )}
        <div className={margin !== null && margin < 0 ? css.loss : undefined} title={t.marginHint}>
          <dt>{t.margin}</dt>
          <dd>
            {margin === null
              ? t.marginUnknown
              : t.marginOf(formatMoney(margin, language), partOf(margin, total))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** In per cent, with one decimal. */
function partOf(margin: number, total: number): string {
  return total > 0 ? String(Math.round((margin / total) * 1000) / 10) : '0';
}

/** Writes 'US$8,000 (+US$940)'. */
export function fromEstimate(askedCents: number, cents: number, language: Language): string {
  const more = cents - askedCents;
  const by = more === 0 ? '=' : `${more > 0 ? '+' : '−'}${formatMoney(Math.abs(more), language)}`;
  return `${formatMoney(askedCents, language)} (${by})`;
}
