import { dueEvents } from '#features/ledger/entries/due.ts';
import { offerLimits, totalOf } from '#features/orders/offers/offer-rules.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { DayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import { countedLines, countedPlan, emptyInstalment, type FormInstalment } from './offer-form.ts';
import { fieldOf, RowLabel } from './row-field.tsx';
import { RowTools } from './row-tools.tsx';
import { RowsSection } from './rows-section.tsx';
import type { FieldProps } from './use-offer-form.ts';
import { type Rows, useRows } from './use-rows.ts';

export function PlanField({ form, change, errorOf }: FieldProps) {
  const { t, language } = useApp(staffOfferTexts);
  const plan = countedPlan(form, totalOf(countedLines(form)));
  const rows = useRows<FormInstalment>({
    rows: form.plan,
    set: (by) => change((before) => ({ ...before, plan: by(before.plan) })),
    make: emptyInstalment,
    most: offerLimits.instalments,
    first: 'label',
    nameOf: (each, at) => each.label.trim() || t.instalment(at + 1),
  });
  return (
    <RowsSection
      id="plan"
      title={t.planTitle}
      hint={t.planHint}
      error={errorOf('plan')}
      rows={rows}
      add={t.addInstalment}
    >
      {form.plan.map((each, at) => (
        <InstalmentRow
          key={each.key}
          {...{ each, at, rows, errorOf }}
          last={at === form.plan.length - 1}
          amount={formatMoney(plan[at]?.cents ?? 0, language)}
        />
      ))}
    </RowsSection>
  );
}

interface InstalmentRowProps extends Pick<FieldProps, 'errorOf'> {
  each: FormInstalment;
  at: number;
  last: boolean;
  rows: Rows<FormInstalment>;
  amount: string;
}

function InstalmentRow({ each, at, last, rows, errorOf, amount }: InstalmentRowProps) {
  const { t } = useApp(staffOfferTexts);
  const of = t.instalment(at + 1);
  const field = fieldOf<'label' | 'share' | 'dueOn'>({ row: each, at, of, rows, errorOf });
  return (
    <li className={`${css.row} ${css.instalment}`}>
      <TextField {...field('label', t.label)} maxLength={offerLimits.label} className={css.wide} />
      <TextField {...field('share', t.share)} placeholder={last ? t.rest : '30 %'} />
      <SelectField
        dense
        id={`${each.key}-due`}
        label={<RowLabel of={of}>{t.due}</RowLabel>}
        value={each.due}
        onChange={({ target }) => {
          const due = dueEvents.find((event) => event === target.value);
          if (due) rows.change(each.key, { due });
        }}
      >
        {options(dueEvents, (due) => t.dues[due])}
      </SelectField>
      {each.due === 'date' ? (
        <DayField {...field('dueOn', t.dueOn)} />
      ) : (
        <span className={css.none} />
      )}
      <output className={css.amount}>{amount}</output>
      <RowTools rowKey={each.key} at={at} rows={rows} />
    </li>
  );
}
