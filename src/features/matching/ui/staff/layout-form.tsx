import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { fieldsOf } from '#platform/calls/error-answer.ts';
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
  separators,
} from '../../layout-choices.ts';
import { likelyColumns } from '../../likely-columns.ts';
import type { BankAccount } from '../../schema.ts';
import { statementTexts } from '../../statement-staff-messages.ts';
import css from './matching.module.css';

const needed: LayoutColumn[] = ['day', 'description'];
const choices = {
  dayStyle: dayStyles,
  decimalStyle: decimalStyles,
  separator: separators,
  encoding: encodings,
};

interface LayoutFormProps {
  account: BankAccount;
  /** Of the file that was chosen; none: they are typed. */
  headings: readonly string[];
  /** Before the page is read anew. */
  onSaved: (() => Promise<void>) | undefined;
}

/** Which column of an account's files says what. */
export function LayoutForm({ account: { id, layout }, headings, onSaved }: LayoutFormProps) {
  const { language, call, refresh } = useApp();
  const t = statementTexts[language];
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { busy, run } = useAction(t.failed, {
    instead: (error) => {
      setWrong(fieldsOf(error));
      return false;
    },
  });

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The fields' names are those of the layout, and each select offers its own values alone.
    const body = Object.fromEntries(new FormData(event.currentTarget)) as NewStatementLayout;
    setWrong({});
    const saved = () => call(staffApi.saveStatementLayout, { params: { id }, body });
    if (!(await run(saved))) return;
    toast({ title: t.columnsSaved, tone: 'success' });
    await onSaved?.();
    await refresh();
  }

  const labels = {
    dayStyle: [t.dayStyle, t.dayStyles],
    decimalStyle: [t.decimalStyle, t.decimalStyles],
    separator: [t.separator, t.separators],
    encoding: [t.encoding, t.encodings],
  } as const;
  return (
    <form className={css.form} onSubmit={(event) => void save(event)} noValidate>
      <p className={css.quiet}>{headings.length > 0 ? t.columnsGuessed : t.columnsHint}</p>
      <div className={css.columns}>
        {layoutColumns.map((name) => (
          <ColumnField
            key={name}
            name={name}
            headings={headings}
            kept={layout?.[name] ?? ''}
            error={wrong[name]}
          />
        ))}
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <SelectField
            key={name}
            dense
            name={name}
            label={labels[name][0]}
            defaultValue={layout?.[name] ?? choices[name][0]}
          >
            {Object.entries(labels[name][1]).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div>
        <Button type="submit" size="s" data-live busy={busy}>
          {onSaved ? t.saveAndCheck : t.saveColumns}
        </Button>
      </div>
    </form>
  );
}

interface ColumnFieldProps {
  name: LayoutColumn;
  headings: readonly string[];
  kept: string;
  error: string | undefined;
}

function ColumnField({ name, headings, kept, error }: ColumnFieldProps) {
  const t = statementTexts[useApp().language];
  const isNeeded = needed.includes(name);
  const texts = {
    ...{ name, error, dense: true, label: t.names[name] },
    ...(!isNeeded && { mark: `(${t.optional})` }),
  };
  if (headings.length === 0) {
    return (
      <TextField
        {...texts}
        maxLength={80}
        defaultValue={kept}
        autoComplete="off"
        spellCheck={false}
      />
    );
  }
  const same = headings.find((heading) => plain(heading) === plain(kept));
  return (
    <SelectField {...texts} defaultValue={same ?? likelyColumns(headings)[name] ?? ''}>
      <option value="">{isNeeded ? t.choose : t.noColumn}</option>
      {[...new Set(headings)].map((heading) => (
        <option key={heading}>{heading}</option>
      ))}
    </SelectField>
  );
}
