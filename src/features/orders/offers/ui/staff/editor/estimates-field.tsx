import { offerLimits } from '#features/orders/offers/offer-rules.ts';
import type { TariffEstimate } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { tariffLimits } from '#features/shop/catalogue/landed-cost/landed-cost.ts';
import { DayField } from '#kit/forms/day-field.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { newRowKey } from '#kit/staff/list/row-key.ts';
import { formatMoney } from '#platform/money.ts';
import { textOf } from '#platform/text/text-of.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import { emptyEstimate, type FormEstimate, figureFields } from './offer-form.ts';
import { sumInCuba } from './offer-totals.tsx';
import { PresetPicker } from './preset-picker.tsx';
import { fieldOf } from './row-field.tsx';
import { RowTools } from './row-tools.tsx';
import { RowsSection } from './rows-section.tsx';
import type { FieldProps } from './use-offer-form.ts';
import { type Rows, useRows } from './use-rows.ts';

export function EstimatesField(props: FieldProps & { presets: TariffEstimate[] }) {
  const { form, change, errorOf, presets } = props;
  const { t, language } = useApp(staffOfferTexts);
  const rows = useRows<FormEstimate>({
    rows: form.estimates,
    set: (by) => change((before) => ({ ...before, estimates: by(before.estimates) })),
    make: () => emptyEstimate(dayInHavana(new Date())),
    most: offerLimits.estimates,
    first: 'text',
    nameOf: (each, at) => each.text.trim() || t.estimate(at + 1),
  });
  return (
    <RowsSection
      id="estimates"
      title={t.estimatesTitle}
      hint={t.estimatesHint}
      folded={t.estimatesSum(form.estimates.length, formatMoney(sumInCuba(form), language))}
      open={form.estimates.some(({ key }) => fields.some((name) => errorOf(`${key}-${name}`)))}
      rows={rows}
      add={t.addEstimate}
      more={
        <PresetPicker
          presets={presets}
          onChoose={(preset) => {
            const text = textOf(preset, form.language);
            rows.add({ key: newRowKey(), text, ...figureFields(preset) });
          }}
        />
      }
    >
      {form.estimates.map((each, at) => (
        <EstimateRow key={each.key} {...{ each, at, rows, errorOf }} />
      ))}
    </RowsSection>
  );
}

const fields = ['text', 'amount', 'source', 'asOf', 'sourceAddress'] as const;

interface EstimateRowProps extends Pick<FieldProps, 'errorOf'> {
  each: FormEstimate;
  at: number;
  rows: Rows<FormEstimate>;
}

function EstimateRow({ each, at, rows, errorOf }: EstimateRowProps) {
  const { t } = useApp(staffOfferTexts);
  const of = t.estimate(at + 1);
  const field = fieldOf<(typeof fields)[number]>({
    row: each,
    at,
    of,
    rows,
    errorOf,
  });
  return (
    <li className={`${css.row} ${css.estimate}`}>
      <TextField {...field('text', t.text)} maxLength={offerLimits.text} className={css.wide} />
      <TextField {...field('amount', t.amount)} inputMode="decimal" prefix="US$" />
      <TextField {...field('source', t.source)} maxLength={offerLimits.text} />
      <DayField past {...field('asOf', t.asOf)} />
      <TextField
        {...field('sourceAddress', t.sourceAddress)}
        type="url"
        maxLength={tariffLimits.address}
      />
      <RowTools rowKey={each.key} at={at} rows={rows} />
    </li>
  );
}
