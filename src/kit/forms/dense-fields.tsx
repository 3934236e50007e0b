import { useState } from 'react';
import { useApp } from '#web/app-context.ts';

/**
 * Holds the texts of a dense staff form, and gives the props of the control that changes one of
 * them.
 */
export function useDenseFields<Fields extends { [Name in keyof Fields]: string }>(
  start: Fields | (() => Fields),
) {
  const { live } = useApp();
  const [fields, setFields] = useState(start);
  const control = <Name extends keyof Fields & string>(name: Name) => ({
    dense: true,
    name,
    disabled: !live,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  return { fields, control };
}

export function Options({ of }: { of: (readonly [value: string, label: string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
