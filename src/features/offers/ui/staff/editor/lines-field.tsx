import { lineCents, lineKinds, offerLimits } from '#features/offers/offer-rules.ts';
import type { OfferPreset } from '#features/offers/preset-schema.ts';
import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { FieldError } from '#kit/forms/field-frame.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { lineOfPreset } from '../presets/preset-rows.ts';
import css from '../staff-offer.module.css';
import type { FieldProps } from './field-props.ts';
import { countedLines, emptyLine, type FormLine } from './offer-form.ts';
import { PresetPicker } from './preset-picker.tsx';
import { RowTools } from './row-tools.tsx';
import { useRows } from './use-rows.ts';

const id = 'lines';

/** What is offered: each line with its price, and what it costs us. */
export function LinesField({
  form,
  change,
  wrong,
  presets,
}: FieldProps & { presets: OfferPreset[] }) {
  const { language } = useApp();
  const t = staffOfferMessages[language];
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
    <section className={css.section} aria-labelledby="lines-title">
      <h3 id="lines-title">{t.linesTitle}</h3>
      <FieldError id={id}>{wrong(id)}</FieldError>
      {form.lines.length > 0 && (
        <div className={`${css.rowHead} ${css.line}`} aria-hidden="true">
          <span>{t.kind}</span>
          <span>{t.text}</span>
          <span>{t.quantity}</span>
          <span>{t.price} US$</span>
          <span>{t.cost} US$</span>
          <span>{t.optional}</span>
          <span className={css.end}>{t.lineTotal}</span>
        </div>
      )}
      <ol className={css.rows} id={id} tabIndex={-1}>
        {form.lines.map((line, at) => (
          <LineRow
            key={line.key}
            {...{ line, at, rows, wrong }}
            amount={formatMoney(lineCents(counted[at] ?? none), language)}
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
          {t.addLine}
        </Button>
        <PresetPicker
          presets={presets}
          onChoose={(preset) => rows.add(lineOfPreset(preset, counted, form.language))}
        />
      </div>
      <p className="visually-hidden" role="status">
        {rows.announcement}
      </p>
    </section>
  );
}

const none = { quantity: 0, unitCents: 0 };

interface LineRowProps extends Pick<FieldProps, 'wrong'> {
  line: FormLine;
  at: number;
  rows: ReturnType<typeof useRows<FormLine>>;
  amount: string;
}

function LineRow({ line, at, rows, wrong, amount }: LineRowProps) {
  const t = staffOfferMessages[useApp().language];
  const called = line.text.trim() || t.line(at + 1);
  const field = (name: 'text' | 'quantity' | 'price' | 'cost', label: string) => ({
    dense: true,
    id: `${line.key}-${name}`,
    label: <RowLabel of={t.line(at + 1)}>{label}</RowLabel>,
    error: wrong(`${line.key}-${name}`),
    autoComplete: 'off',
    value: line[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      rows.change(line.key, { [name]: target.value }),
    onKeyDown: rows.keysOf(at, name),
  });
  return (
    <li className={`${css.row} ${css.line}`}>
      <SelectField
        dense
        id={`${line.key}-kind`}
        label={<RowLabel of={t.line(at + 1)}>{t.kind}</RowLabel>}
        value={line.kind}
        onChange={({ target }) => {
          const kind = lineKinds.find((each) => each === target.value);
          if (kind) rows.change(line.key, { kind });
        }}
      >
        {lineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
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
            aria-label={`${t.optional}, ${t.line(at + 1)}`}
            onChange={({ target }) => rows.change(line.key, { optional: target.checked })}
          />
          <span>{t.optional}</span>
        </label>
      )}
      <output className={css.amount}>{amount}</output>
      <RowTools rowKey={line.key} called={called} at={at} rows={rows} />
    </li>
  );
}

/** The column's name; read aloud with its row, and seen where there is no head above. */
export function RowLabel({ of, children }: { of: string; children: string }) {
  return (
    <span className={css.rowLabel}>
      {children}
      <span className="visually-hidden">, {of}</span>
    </span>
  );
}
