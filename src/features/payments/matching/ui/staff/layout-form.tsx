import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { Theirs, useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
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
import type { BankAccount, StatementImport } from '../../schema.ts';
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
  /** The chosen file, from whose columns one chooses; without one they are typed. */
  file: StatementImport | undefined;
  onSaved: (() => Promise<void>) | undefined;
}

export function LayoutForm({ account: { id, layout }, file, onSaved }: LayoutFormProps) {
  const { t, call } = useApp(staffStatementTexts);
  const { busy, errors, record } = useRecord({ failed: t.failed });
  const { save: saveOver, theirs } = useMeanwhile(layout);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The fields are named as in the layout, and each select offers its own values alone.
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const headless = file?.headings.length ? file.headless : layout?.headless;
    const body = { ...typed, headless } as NewStatementLayout;
    void record(async () => {
      await saveOver((expected) =>
        call(staffApi.saveStatementLayout, { params: { id }, body: { ...body, expected } }),
      );
      await onSaved?.();
    }, t.columnsSaved);
  }

  return (
    <form className="grid gap-3" onSubmit={save} noValidate>
      <Theirs theirs={theirs}>
        {layoutColumns
          .flatMap((name) => theirs?.[name] && `${t.names[name]}: ${theirs[name]}`)
          .filter(Boolean)
          .join(' · ')}
      </Theirs>
      <p className="muted">{file?.headings.length ? t.columnsGuessed : t.columnsHint}</p>
      <div className={css.columns}>
        {layoutColumns.map((name) => (
          <ColumnField
            key={name}
            name={name}
            file={file}
            stored={layout?.[name] ?? ''}
            error={errors[name]}
          />
        ))}
        <StyleFields stored={layout ?? file?.proposal.styles} />
      </div>
      <div>
        <Button type="submit" size="s" data-live busy={busy}>
          {onSaved ? t.saveAndCheck : t.saveColumns}
        </Button>
      </div>
    </form>
  );
}

function StyleFields({ stored }: { stored: Partial<NewStatementLayout> | undefined }) {
  const { t } = useApp(staffStatementTexts);
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
        defaultValue={stored?.[name] ?? styles[name][0]}
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
  file: StatementImport | undefined;
  stored: string;
  error: string | undefined;
}

function ColumnField({ name, file, stored, error }: ColumnFieldProps) {
  const { t } = useApp(staffStatementTexts);
  const isNeeded = needed.includes(name);
  const texts = {
    ...{ name, error, dense: true, label: t.names[name] },
    ...(!isNeeded && { mark: `(${t.optional})` }),
  };
  if (!file?.headings.length) {
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
  const { headings, examples, headless, proposal } = file;
  const same = headings.find((heading) => plain(heading) === plain(stored));
  return (
    <SelectField {...texts} defaultValue={same ?? proposal.columns[name] ?? ''}>
      <option value="">{isNeeded ? t.choose : t.noColumn}</option>
      {headings.map((heading, at) =>
        heading === '' || headings.indexOf(heading) < at ? null : (
          <option key={heading} value={heading}>
            {headless ? t.columnNumber(heading) : heading}
            {examples[at] && `: ${examples[at].slice(0, 40)}`}
          </option>
        ),
      )}
    </SelectField>
  );
}
