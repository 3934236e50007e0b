import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { dueText } from '#features/ledger/entries/due.ts';
import { inCubaTexts } from '#features/shop/catalogue/landed-cost/messages.ts';
import { CostSources, InCuba } from '#features/shop/catalogue/landed-cost/ui/in-cuba.tsx';
import { Thumbnail } from '#features/shop/catalogue/pictures/ui/thumbnail.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDay } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { offerFields } from '../form-fields.ts';
import { productOf } from '../line-product.ts';
import { offerPageTexts } from '../messages.ts';
import { lineCents } from '../offer-rules.ts';
import type { Instalment, LineProduct, Offer, OfferLine, PromisedDays } from '../schema.ts';
import css from './offer.module.css';
import { withIndex } from './offer-view.ts';

interface OfferPaperProps {
  offer: Pick<
    Offer,
    'lines' | 'products' | 'totalCents' | 'plan' | 'estimates' | 'note' | 'acceptance'
  >;
  formId?: string;
  sold?: readonly number[];
  promised?: PromisedDays | null;
  /** Where it goes; staff's preview does not say it. */
  province?: ProvinceCode;
  /** False where the money of the order already shows the instalments. */
  withPlan?: boolean;
}

/** The content of an offer as its customer reads it. Staff preview the same. */
export function OfferPaper({
  offer,
  formId,
  sold = [],
  promised,
  province,
  withPlan = true,
}: OfferPaperProps) {
  const { t, language } = useApp(offerPageTexts);
  const { lines, plan, estimates, note, acceptance } = offer;
  const c = inCubaTexts[language];
  const totalCents = acceptance?.totalCents ?? offer.totalCents;
  const linesThat = (optional: boolean) =>
    lines.flatMap((line, position) => {
      const isChosen = acceptance?.chosen.includes(position);
      return (line.optional && !isChosen) === optional ? [{ line, position }] : [];
    });
  const options = acceptance ? [] : linesThat(true);
  return (
    <>
      {note && (
        <section className={css.note}>
          <h2>{t.agentSays}</h2>
          <p>{note}</p>
        </section>
      )}
      <section className={css.part}>
        <h2>{t.lines}</h2>
        <ul className={css.lines}>
          {linesThat(false).map(({ line, position }) => (
            <Line
              key={position}
              line={line}
              product={productOf(offer, position)}
              isSold={sold.includes(position)}
            />
          ))}
        </ul>
        <Total label={t.total} cents={totalCents} />
        {province ? (
          <InCuba cents={totalCents} costs={estimates} province={province} note={c.ofOffer} />
        ) : (
          <CostSources costs={estimates} note={c.ofOffer} />
        )}
      </section>
      {options.length > 0 && (
        <section className={css.part}>
          <h2>{t.options}</h2>
          <p className="quiet">{formId ? t.optionsHint : t.optionsOpen}</p>
          <ul className={css.lines}>
            {options.map(({ line, position }) => (
              <Line
                key={position}
                line={line}
                product={productOf(offer, position)}
                option={{ position, formId }}
                isSold={sold.includes(position)}
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
          withOptions={formId !== undefined && options.length > 0}
        />
      )}
    </>
  );
}

interface LineProps {
  line: OfferLine;
  product: LineProduct | undefined;
  option?: { position: number; formId: string | undefined };
  isSold: boolean;
}

function Line({ line, product, option, isSold }: LineProps) {
  const { t, language } = useApp(offerPageTexts);
  const { kind, text, quantity, unitCents } = line;
  const amount = <span className="tabular">{formatMoney(lineCents(line), language)}</span>;
  const details = [
    product?.condition,
    kind !== 'goods' && t.kinds[kind],
    quantity > 1 && `${quantity} × ${t.each(formatMoney(unitCents, language))}`,
    isSold && t.gone,
  ].filter((each) => each);
  const description = (
    <>
      <Thumbnail picture={product?.picture ?? null} />
      <span>
        {text}
        {details.length > 0 && <small>{details.join(', ')}</small>}
      </span>
    </>
  );
  if (!option?.formId || isSold) {
    return (
      <li>
        {description}
        {amount}
      </li>
    );
  }
  return (
    <li>
      <label className={css.option}>
        <input
          type="checkbox"
          name={offerFields.option}
          value={option.position}
          form={option.formId}
        />
        {description}
        {amount}
      </label>
    </li>
  );
}

export function Total({ label, cents }: { label: string; cents: number }) {
  const { language } = useApp();
  return (
    <p className={css.total}>
      {label} <strong className="tabular">{formatMoney(cents, language)}</strong>
    </p>
  );
}

export function Plan({
  plan,
  withOptions = false,
}: {
  plan: readonly Instalment[];
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
            <span>
              {instalment.label}
              <small>{dueText(instalment, language)}</small>
            </span>
            <span className="tabular">{formatMoney(instalment.cents, language)}</span>
          </li>
        ))}
      </ol>
      {withOptions && <p className="quiet">{t.planOptions}</p>}
    </section>
  );
}
