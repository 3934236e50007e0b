import css from '../staff-offer.module.css';
import type { FieldProps } from './use-offer-form.ts';
import type { Rows } from './use-rows.ts';

interface RowFields<Name extends string> extends Pick<FieldProps, 'errorOf'> {
  row: { key: string } & Record<Name, string>;
  at: number;
  /** Read aloud to screen readers, such as 'Línea 2'. */
  of: string;
  rows: Pick<Rows, 'write' | 'keysOf'>;
}

export function fieldOf<Name extends string>({ row, at, of, rows, errorOf }: RowFields<Name>) {
  return (name: Name, label: string) => ({
    dense: true,
    id: `${row.key}-${name}`,
    label: <RowLabel of={of}>{label}</RowLabel>,
    error: errorOf(`${row.key}-${name}`),
    autoComplete: 'off',
    value: row[name],
    onChange: ({ target }: { target: HTMLInputElement }) => rows.write(row.key, name, target.value),
    onKeyDown: rows.keysOf(at, name),
  });
}

export function RowLabel({ of, children }: { of: string; children: string }) {
  return (
    <span className={css.rowLabel}>
      {children}
      <span className="visually-hidden">, {of}</span>
    </span>
  );
}
