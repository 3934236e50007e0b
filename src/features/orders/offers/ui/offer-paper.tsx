import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { dueText } from '#features/ledger/entries/due.ts';
import { formatMoney } from '#platform/money.ts';
import { type Language, langWithin } from '#platform/text/language.ts';
import { formatDay } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { offerGoodsTexts, offerPageTexts } from '../messages.ts';
import type { Instalment, Offer, PromisedDays } from '../schema.ts';
import { GoodsLine } from './goods-line.tsx';
import css from './offer.module.css';
import { OfferGoods, OfferLine } from './offer-goods.tsx';
import { withIndex } from './offer-view.ts';

interface OfferPaperProps {
  offer: Pick<
    Offer,
    'lines' | 'products' | 'estimates' | 'plan' | 'note' | 'acceptance' | 'language'
  >;
  formId?: string;
  sold?: readonly number[];
  promised?: PromisedDays | null;
  province: ProvinceCode;
  /** False where the money of the order already shows the instalments. */
  withPlan?: boolean;
}

/** The content of an offer as its customer reads it. Staff preview the same. */
export function OfferPaper(props: OfferPaperProps) {
  const { offer, formId, sold = [], promised, province, withPlan = true } = props;
  const { t, language } = useApp(offerPageTexts);
  const { lines, plan, note, acceptance } = offer;
  const options = acceptance ? [] : withIndex(lines).filter(({ optional }) => optional);
  return (
    <>
      {note && (
        <section className={css.note}>
          <h2>{t.agentSays}</h2>
          <p lang={langWithin(language, offer.language)}>{note}</p>
        </section>
      )}
      <section className={css.part}>
        <h2>{offerGoodsTexts[language].lines}</h2>
        <OfferGoods
          offer={offer}
          chosen={acceptance?.chosen ?? []}
          province={province}
          sold={sold}
        />
      </section>
      {options.length > 0 && (
        <section className={css.part}>
          <h2>{formId ? t.options : t.optionsOpen}</h2>
          <p className="quiet">{formId ? t.optionsHint : t.optionsOpenHint}</p>
          <ul className={css.lines}>
            {options.map(({ at }) => (
              <OfferLine
                key={at}
                offer={offer}
                at={at}
                formId={formId}
                isSold={sold.includes(at)}
              />
            ))}
          </ul>
        </section>
      )}
      {promised && (
        <p>
          {t.ifToday(
            formatDay(promised.inMariel, language),
            formatDay(promised.delivered, language),
          )}
        </p>
      )}
      {withPlan && (
        <Plan
          plan={acceptance?.plan ?? plan}
          written={offer.language}
          withOptions={formId !== undefined && options.length > 0}
        />
      )}
    </>
  );
}

export function Plan({
  plan,
  written,
  withOptions = false,
}: {
  plan: readonly Instalment[];
  written: Language;
  withOptions?: boolean;
}) {
  const { t, language } = useApp(offerPageTexts);
  if (plan.length === 0) return null;
  return (
    <section className={css.part}>
      <h2>{t.plan}</h2>
      <ol className={css.lines}>
        {withIndex(plan).map((instalment) => (
          <li key={instalment.at}>
            <GoodsLine
              picture={null}
              text={instalment.label}
              written={written}
              details={[dueText(instalment, language)]}
              amount={formatMoney(instalment.cents, language)}
            />
          </li>
        ))}
      </ol>
      {withOptions && <p className="quiet">{t.planOptions}</p>}
    </section>
  );
}
