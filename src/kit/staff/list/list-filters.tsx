import type { ChangeEvent, ReactNode } from 'react';
import { DayField } from '#kit/forms/day-field.tsx';
import { useApp } from '#web/app-context.ts';
import { Button, ButtonLink } from '../../button.tsx';
import { classNames } from '../../class-names.ts';
import { SelectField, TextField } from '../../forms/field.tsx';
import css from '../staff-page.module.css';
import { StaffToolbar } from '../staff-page.tsx';

interface Field {
  name: string;
  label: string;
  value: string | undefined;
}

export type ListFilter =
  | (Field & { kind: 'search'; placeholder?: string; maxLength?: number })
  | (Field & { kind: 'day' })
  | (Field & {
      kind: 'choice';
      all?: string;
      choices: readonly { value: string; label: string }[];
    });

interface ListFiltersProps {
  /** The address of the list without a query. */
  action: string;
  filters: readonly ListFilter[];
  otherQuery?: Record<string, string | undefined>;
  submit: string;
  /** Set to send the form at each choice. */
  atOnce?: true;
  /** A link to the list without filters, when there are any. */
  clear?: { href: string; label: string } | undefined;
  children?: ReactNode;
}

/** The search and filters of a list, as a plain GET form. */
export function ListFilters(props: ListFiltersProps) {
  const { action, filters, otherQuery = {}, submit, atOnce, clear, children } = props;
  return (
    <search>
      <StaffToolbar>
        {/* On a phone it is one line that scrolls sideways, and a browser shows the edge of what has the focus. */}
        <form
          action={action}
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        >
          {Object.entries(otherQuery).map(
            ([name, value]) => value && <input key={name} type="hidden" {...{ name, value }} />,
          )}
          {filters.map((filter) => (
            // A new key for a new address, so that typed text does not stay.
            <FilterField key={`${filter.name} ${filter.value}`} filter={filter} atOnce={atOnce} />
          ))}
          <Button type="submit" size="s" tone="secondary">
            {submit}
          </Button>
          {children}
          {clear && (
            <ButtonLink size="s" tone="quiet" href={clear.href} data-stay>
              {clear.label}
            </ButtonLink>
          )}
        </form>
      </StaffToolbar>
    </search>
  );
}

function FilterField({ filter, atOnce }: { filter: ListFilter; atOnce: true | undefined }) {
  const { live } = useApp();
  const { name, label, value = '' } = filter;
  const field = { name, label, dense: true, defaultValue: value };
  if (filter.kind === 'day') return <DayField {...field} />;
  if (filter.kind === 'search') {
    const { placeholder, maxLength = 200 } = filter;
    return (
      <TextField
        {...{ ...field, placeholder: placeholder ?? label, maxLength }}
        type="search"
        autoComplete="off"
        className={classNames(css.named, css.search)}
        data-search
      />
    );
  }
  const apply = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (atOnce && live) target.form?.requestSubmit();
  };
  return (
    <SelectField
      {...field}
      className={classNames(css.named, value !== '' && css.chosen)}
      onChange={apply}
    >
      {filter.all !== undefined && (
        <option value="">
          {label}: {filter.all.toLowerCase()}
        </option>
      )}
      {filter.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
