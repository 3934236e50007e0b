import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { useRecord } from '#kit/staff/use-record.ts';
import { plain } from '#platform/text/plain.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { NewStatementLayout } from '../../layout.ts';
import {
  dayStyles,
  decimalStyles,
  encodings,
  type LayoutColumn,
  layoutColumns,
  maxHeading,
  separators,
} from '../../layout-choices.ts';
import { likelyColumns } from '../../likely-columns.ts';
import type { BankAccount } from '../../schema.ts';
import { staffStatementTexts } from '../../statement-staff-messages.ts';
import css from './matching.module.css';

const needed: LayoutColumn[] = ['day', 'description'];
const styles = {
  dayStyle: dayStyles,
  decimalStyle: decimalStyles,
  separator: separators,
  encoding: encodings,
};

interface LayoutFormProps {
  account: BankAccount;
  /** The headings of the chosen file; without a file one types them. */
  headings: readonly string[];
  onSaved: (() => Promise<void>) | undefined;
}

export function LayoutForm({ account: { id, layout }, headings, onSaved }: LayoutFormProps) {
  const { language, call } = useApp();
  const t = staffStatementTexts[language];
  const { busy, errors, record } = useRecord({ failed: t.failed });

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The fields are named as in the layout, and each select offers its own values alone.
    const body = Object.fromEntries(new FormData(event.currentTarget)) as NewStatementLayout;
    void record(async () => {
      await call(staffApi.saveStatementLayout, { params: { id }, body });
      await onSaved?.();
    }, t.columnsSaved);
  }

  return (
    <form className={css.form} onSubmit={save} noValidate>
      <p className={css.quiet}>{headings.length > 0 ? t.columnsGuessed : t.columnsHint}</p>
      <div className={css.columns}>
        {layoutColumns.map((name) => (
          <ColumnField
            key={name}
            name={name}
            headings={headings}
            stored={layout?.[name] ?? ''}
            error={errors[name]}
          />
        ))}
        <StyleFields layout={layout} />
      </div>
      <div>
        <Button type="submit" size="s" data-live busy={busy}>
          {onSaved ? t.saveAndCheck : t.saveColumns}
        </Button>
      </div>
    </form>
  );
}

function StyleFields({ layout }: Pick<BankAccount, 'layout'>) {
  const t = staffStatementTexts[useApp().language];
  const texts = {
    dayStyle: [t.dayStyle, t.dayStyles],
    decimalStyle: [t.decimalStyle, t.decimalStyles],
    separator: [t.separator, t.separators],
    encoding: [t.encoding, t.encodings],
  } as const;
  return (Object.keys(styles) as (keyof typeof styles)[]).map((name) => {
    const [label, options] = texts[name];
    return (
      <SelectField
        key={name}
        dense
        name={name}
        label={label}
        defaultValue={layout?.[name] ?? styles[name][0]}
      >
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  });
}

interface ColumnFieldProps {
  name: LayoutColumn;
  headings: readonly string[];
  stored: string;
  error: string | undefined;
}

function ColumnField({ name, headings, stored, error }: ColumnFieldProps) {
  const t = staffStatementTexts[useApp().language];
  const isNeeded = needed.includes(name);
  const texts = {
    ...{ name, error, dense: true, label: t.names[name] },
    ...(!isNeeded && { mark: `(${t.optional})` }),
  };
  if (headings.length === 0) {
    return (
      <TextField
        {...texts}
        maxLength={maxHeading}
        defaultValue={stored}
        autoComplete="off"
        spellCheck={false}
      />
    );
  }
  const same = headings.find((heading) => plain(heading) === plain(stored));
  return (
    <SelectField {...texts} defaultValue={same ?? likelyColumns(headings)[name] ?? ''}>
      <option value="">{isNeeded ? t.choose : t.noColumn}</option>
      {[...new Set(headings)].map((heading) => (
        <option key={heading}>{heading}</option>
      ))}
    </SelectField>
  );
}
