import { CheckboxField } from '#kit/forms/field.tsx';
import css from './staff-notices.module.css';

interface ChoiceGroupProps<T extends string> {
  name: string;
  legend: string;
  all: string;
  options: readonly { value: T; label: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { name, legend, all, options, chosen, onChange } = props;
  const toggle = (value: T, on: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? on : chosen.includes(each))),
    );
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <CheckboxField
        id={`${name}-all`}
        label={all}
        checked={chosen.length === 0}
        onChange={() => onChange([])}
      />
      <div className={options.length > 4 ? css.choices : css.few}>
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            id={`${name}-${value}`}
            label={label}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
