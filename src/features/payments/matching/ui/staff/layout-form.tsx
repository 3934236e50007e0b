import { DescribedForm } from '#kit/staff/form/call-form.tsx';
import { choice, line } from '#kit/staff/form/form-fields.tsx';
import { plain } from '#platform/text/plain.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type LayoutColumn, layoutColumns } from '../../layout-choices.ts';
import type { BankAccount, StatementImport } from '../../schema.ts';
import { staffStatementTexts } from '../../statement-staff-messages.ts';
import css from './matching.module.css';

const needed: LayoutColumn[] = ['day', 'description'];

interface LayoutFormProps {
  account: BankAccount;
  /** The chosen file, from whose columns one chooses; without one they are typed. */
  file: StatementImport | undefined;
  onSaved: (() => Promise<void>) | undefined;
}

export function LayoutForm({ account: { id, layout }, file, onSaved }: LayoutFormProps) {
  const { t } = useApp(staffStatementTexts);
  const chosen = file?.headings.length ? file : undefined;
  const ofColumns = <Value,>(give: (name: LayoutColumn) => Value) =>
    Object.fromEntries(layoutColumns.map((name) => [name, give(name)]));
  const styleOf = (words: Record<string, string>) => choice(() => Object.entries(words));

  /** Each heading once, with what its first row says. */
  const headings = ({ headings: all, examples, headless }: StatementImport) =>
    all.flatMap((heading, at) => {
      if (heading === '' || all.indexOf(heading) < at) return [];
      const example = examples[at] && `: ${examples[at].slice(0, 40)}`;
      return [
        [heading, `${headless ? t.columnNumber(heading) : heading}${example || ''}`] as const,
      ];
    });

  return (
    <>
      <p className="muted">{chosen ? t.columnsGuessed : t.columnsHint}</p>
      <DescribedForm
        className={css.columns}
        call={staffApi.saveStatementLayout}
        params={{ id }}
        fixed={{ headless: (chosen ?? layout)?.headless ?? false }}
        fields={{
          ...ofColumns((name) => {
            if (!chosen) return line({ spellCheck: false });
            const none = needed.includes(name) ? t.choose : t.noColumn;
            return choice(() => [['', none], ...headings(chosen)]);
          }),
          dayStyle: styleOf(t.dayStyles),
          decimalStyle: styleOf(t.decimalStyles),
          separator: styleOf(t.separators),
          encoding: styleOf(t.encodings),
        }}
        texts={{ ...t, ...t.names, saved: t.columnsSaved }}
        seen={layout}
        start={{
          ...(layout ?? file?.proposal.styles),
          ...(chosen &&
            ofColumns((name) => {
              const stored = plain(layout?.[name] ?? '');
              const same = chosen.headings.find((heading) => plain(heading) === stored);
              return same ?? chosen.proposal.columns[name];
            })),
        }}
        submit={onSaved ? t.saveAndCheck : t.saveColumns}
        follow={async () => onSaved?.()}
      />
    </>
  );
}
