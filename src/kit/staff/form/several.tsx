import { type ChangeEvent, useState } from 'react';
import { CheckboxField } from '../../forms/field.tsx';
import css from './several.module.css';

interface SeveralProps {
  name: string;
  label: string;
  all: string;
  choices: (readonly [value: string, label: string])[];
  value: readonly string[];
}

/** A box for each choice, and one for all, which is none of them. */
export function Several({ name, label, all, choices, value }: SeveralProps) {
  const [isAll, setAll] = useState(value.length === 0);

  function untick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    for (const box of boxesOf(currentTarget.closest('fieldset'))) box.checked = false;
  }
  return (
    <fieldset
      className={`bare ${css.group}`}
      onChange={({ currentTarget }) => setAll(boxesOf(currentTarget).length === 0)}
    >
      <legend>{label}</legend>
      <CheckboxField label={all} checked={isAll} onChange={untick} />
      <div className={css.choices}>
        {choices.map(([each, words]) => (
          <CheckboxField
            key={each}
            name={name}
            value={each}
            label={words}
            defaultChecked={value.includes(each)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const boxesOf = (group: HTMLFieldSetElement | null) => [
  ...(group?.querySelectorAll<HTMLInputElement>('[name]:checked') ?? []),
];
