import { CheckboxField } from '#kit/forms/field.tsx';
import css from './staff-notices.module.css';

interface ChoiceGroupProps<Choice extends string> {
  name: string;
  legend: string;
  all: string;
  options: readonly { value: Choice; label: string }[];
  chosen: readonly Choice[];
  onChange: (chosen: Choice[]) => void;
}

export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { name, legend, all, options, chosen, onChange } = props;
  const toggle = (value: Choice, on: boolean) =>
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
