import { lineCents, lineKinds, offerLimits } from '#features/orders/offers/offer-rules.ts';
import { type PricedOfKind, presetCents } from '#features/orders/offers/preset-rules.ts';
import type { OfferPreset } from '#features/orders/offers/preset-schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { textOf } from '#platform/text/text-of.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import { countedLines, emptyLine, type FormLine } from './offer-form.ts';
import { PresetPicker } from './preset-picker.tsx';
import { fieldOf, RowLabel } from './row-field.tsx';
import { RowTools } from './row-tools.tsx';
import { RowsSection } from './rows-section.tsx';
import { amountText } from './typed-values.ts';
import type { FieldProps } from './use-offer-form.ts';
import { type Rows, useRows } from './use-rows.ts';

export function LinesField({
  form,
  change,
  errorOf,
  presets,
}: FieldProps & { presets: OfferPreset[] }) {
  const { t, language } = useApp(staffOfferTexts);
  const counted = countedLines(form);
  const rows = useRows<FormLine>({
    rows: form.lines,
    set: (by) => change((before) => ({ ...before, lines: by(before.lines) })),
    make: emptyLine,
    most: offerLimits.lines,
    first: 'text',
    nameOf: (line, at) => line.text.trim() || t.line(at + 1),
  });
  return (
    <RowsSection
      id="lines"
      title={t.linesTitle}
      error={errorOf('lines')}
      head={form.lines.length > 0 && <LinesHead />}
      rows={rows}
      add={t.addLine}
      more={
        <PresetPicker
          presets={presets}
          onChoose={(preset) => rows.add(lineOfPreset(preset, counted, form.language))}
        />
      }
    >
      {form.lines.map((line, at) => (
        <LineRow
          key={line.key}
          {...{ line, at, rows, errorOf }}
          amount={formatMoney(lineCents(counted[at] ?? none), language)}
        />
      ))}
    </RowsSection>
  );
}

function LinesHead() {
  const { t } = useApp(staffOfferTexts);
  return (
    <div className={`${css.rowHead} ${css.line}`} aria-hidden="true">
      <span>{t.kind}</span>
      <span>{t.text}</span>
      <span>{t.quantity}</span>
      <span>{t.price} US$</span>
      <span>{t.cost} US$</span>
      <span>{t.optional}</span>
      <span className={css.end}>{t.lineTotal}</span>
    </div>
  );
}

function lineOfPreset(
  preset: OfferPreset,
  lines: readonly PricedOfKind[],
  language: Language,
): FormLine {
  return {
    ...emptyLine(),
    kind: preset.kind,
    text: textOf(preset, language),
    price: amountText(presetCents(preset, lines)),
  };
}

const none = { quantity: 0, unitCents: 0 };

interface LineRowProps extends Pick<FieldProps, 'errorOf'> {
  line: FormLine;
  at: number;
  rows: Rows<FormLine>;
  amount: string;
}

function LineRow({ line, at, rows, errorOf, amount }: LineRowProps) {
  const { t } = useApp(staffOfferTexts);
  const of = t.line(at + 1);
  const field = fieldOf<'text' | 'quantity' | 'price' | 'cost'>({
    row: line,
    at,
    of,
    rows,
    errorOf,
  });
  return (
    <li className={`${css.row} ${css.line}`}>
      <SelectField
        dense
        id={`${line.key}-kind`}
        label={<RowLabel of={of}>{t.kind}</RowLabel>}
        value={line.kind}
        onChange={({ target }) => {
          const kind = lineKinds.find((each) => each === target.value);
          if (kind) rows.change(line.key, { kind });
        }}
      >
        {options(lineKinds, (kind) => t.kinds[kind])}
      </SelectField>
      <TextField {...field('text', t.text)} maxLength={offerLimits.text} className={css.wide} />
      <TextField {...field('quantity', t.quantity)} inputMode="numeric" maxLength={2} />
      <TextField
        {...field('price', t.price)}
        inputMode="decimal"
        prefix={line.kind === 'discount' ? '−' : undefined}
      />
      {line.kind === 'discount' ? (
        <span className={css.none} />
      ) : (
        <TextField {...field('cost', t.cost)} inputMode="decimal" />
      )}
      {line.kind === 'discount' ? (
        <span className={css.none} />
      ) : (
        <label className={css.check}>
          <input
            type="checkbox"
            checked={line.optional}
            aria-label={`${t.optional}, ${of}`}
            onChange={({ target }) => rows.change(line.key, { optional: target.checked })}
          />
          <span>{t.optional}</span>
        </label>
      )}
      <output className={css.amount}>{amount}</output>
      <RowTools rowKey={line.key} at={at} rows={rows} />
    </li>
  );
}
