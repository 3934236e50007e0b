import { dueEvents } from '#features/ledger/due.ts';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { FieldError, FieldHint } from '#kit/forms/field-frame.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits, totalOf } from '../../offer-rules.ts';
import { staffOfferMessages } from '../../staff-messages.ts';
import type { FieldProps } from './field-props.ts';
import { RowLabel } from './lines-field.tsx';
import { countedLines, countedPlan, emptyInstalment, type FormInstalment } from './offer-form.ts';
import { RowTools } from './row-tools.tsx';
import css from './staff-offer.module.css';
import { useRows } from './use-rows.ts';

const id = 'plan';

/** Instalments, each with what it comes to by now. */
export function PlanField({ form, change, wrong }: FieldProps) {
  const { language } = useApp();
  const t = staffOfferMessages[language];
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
    <section className={css.section} aria-labelledby="plan-title">
      <h3 id="plan-title">{t.planTitle}</h3>
      <FieldHint id={id}>{t.planHint}</FieldHint>
      <FieldError id={id}>{wrong(id)}</FieldError>
      <ol className={css.rows} id={id} tabIndex={-1}>
        {form.plan.map((each, at) => (
          <InstalmentRow
            key={each.key}
            {...{ each, at, rows, wrong }}
            last={at === form.plan.length - 1}
            amount={formatMoney(plan[at]?.cents ?? 0, language)}
          />
        ))}
      </ol>
      <div className={css.more}>
        <Button
          size="s"
          tone="secondary"
          icon={<PlusIcon size={20} />}
          disabled={rows.isFull}
          onClick={() => rows.add()}
        >
          {t.addInstalment}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {rows.announcement}
      </p>
    </section>
  );
}

interface InstalmentRowProps extends Pick<FieldProps, 'wrong'> {
  each: FormInstalment;
  at: number;
  last: boolean;
  rows: ReturnType<typeof useRows<FormInstalment>>;
  amount: string;
}

function InstalmentRow({ each, at, last, rows, wrong, amount }: InstalmentRowProps) {
  const t = staffOfferMessages[useApp().language];
  const field = (name: 'label' | 'share' | 'dueOn', label: string) => ({
    dense: true,
    id: `${each.key}-${name}`,
    label: <RowLabel of={t.instalment(at + 1)}>{label}</RowLabel>,
    error: wrong(`${each.key}-${name}`),
    autoComplete: 'off',
    value: each[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      rows.change(each.key, { [name]: target.value }),
    onKeyDown: rows.keysOf(at, name),
  });
  return (
    <li className={`${css.row} ${css.instalment}`}>
      <TextField {...field('label', t.label)} maxLength={offerLimits.label} className={css.wide} />
      <TextField {...field('share', t.share)} placeholder={last ? t.rest : '30 %'} />
      <SelectField
        dense
        id={`${each.key}-due`}
        label={<RowLabel of={t.instalment(at + 1)}>{t.due}</RowLabel>}
        value={each.due}
        onChange={({ target }) => {
          const due = dueEvents.find((event) => event === target.value);
          if (due) rows.change(each.key, { due });
        }}
      >
        {dueEvents.map((due) => (
          <option key={due} value={due}>
            {t.dues[due]}
          </option>
        ))}
      </SelectField>
      {each.due === 'date' ? (
        <TextField {...field('dueOn', t.dueOn)} type="date" />
      ) : (
        <span className={css.none} />
      )}
      <output className={css.amount}>{amount}</output>
      <RowTools
        rowKey={each.key}
        called={each.label.trim() || t.instalment(at + 1)}
        at={at}
        rows={rows}
      />
    </li>
  );
}
