import { offerLimits } from '#features/offers/offer-rules.ts';
import type { EstimatePreset } from '#features/offers/preset-schema.ts';
import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { FieldHint } from '#kit/forms/field-frame.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { estimateOfPreset } from '../presets/preset-rows.ts';
import css from '../staff-offer.module.css';
import type { FieldProps } from './field-props.ts';
import { RowLabel } from './lines-field.tsx';
import { emptyEstimate, type FormEstimate } from './offer-form.ts';
import { PresetPicker } from './preset-picker.tsx';
import { RowTools } from './row-tools.tsx';
import { useRows } from './use-rows.ts';

const id = 'estimates';

/** What is paid in Cuba, with where we know it from. */
export function EstimatesField(props: FieldProps & { presets: EstimatePreset[] }) {
  const { form, change, wrong, presets } = props;
  const t = staffOfferMessages[useApp().language];
  const rows = useRows<FormEstimate>({
    rows: form.estimates,
    set: (by) => change((before) => ({ ...before, estimates: by(before.estimates) })),
    make: () => emptyEstimate(dayInHavana(new Date())),
    most: offerLimits.estimates,
    first: 'text',
    nameOf: (each, at) => each.text.trim() || t.estimate(at + 1),
  });
  return (
    <section className={css.section} aria-labelledby="estimates-title">
      <h3 id="estimates-title">{t.estimatesTitle}</h3>
      <FieldHint id={id}>{t.estimatesHint}</FieldHint>
      <ol className={css.rows} id={id} tabIndex={-1}>
        {form.estimates.map((each, at) => (
          <EstimateRow key={each.key} {...{ each, at, rows, wrong }} />
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
          {t.addEstimate}
        </Button>
        <PresetPicker
          presets={presets}
          onChoose={(preset) => rows.add(estimateOfPreset(preset, form.language))}
        />
      </div>
      <p className="visually-hidden" role="status">
        {rows.announcement}
      </p>
    </section>
  );
}

interface EstimateRowProps extends Pick<FieldProps, 'wrong'> {
  each: FormEstimate;
  at: number;
  rows: ReturnType<typeof useRows<FormEstimate>>;
}

function EstimateRow({ each, at, rows, wrong }: EstimateRowProps) {
  const t = staffOfferMessages[useApp().language];
  const field = (name: 'text' | 'amount' | 'source' | 'asOf', label: string) => ({
    dense: true,
    id: `${each.key}-${name}`,
    label: <RowLabel of={t.estimate(at + 1)}>{label}</RowLabel>,
    error: wrong(`${each.key}-${name}`),
    autoComplete: 'off',
    value: each[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      rows.change(each.key, { [name]: target.value }),
    onKeyDown: rows.keysOf(at, name),
  });
  return (
    <li className={`${css.row} ${css.estimate}`}>
      <TextField {...field('text', t.text)} maxLength={offerLimits.text} className={css.wide} />
      <TextField {...field('amount', t.amount)} inputMode="decimal" prefix="US$" />
      <TextField {...field('source', t.source)} maxLength={offerLimits.text} />
      <TextField {...field('asOf', t.asOf)} type="date" />
      <RowTools
        rowKey={each.key}
        called={each.text.trim() || t.estimate(at + 1)}
        at={at}
        rows={rows}
      />
    </li>
  );
}
