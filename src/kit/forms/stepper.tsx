import type { ComponentProps } from 'react';
import { IconButton } from '../button.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import css from './stepper.module.css';

type StepperProps = {
  /** Of what: "Cantidad de Toyota Corolla". */
  label: string;
  value: number;
  /**
   * What the button that leads to a value does: `onClick`, or `type`, `name` and `value` of a form.
   */
  buttonTo: (value: number) => Omit<ComponentProps<'button'>, 'aria-label'>;
  decreaseLabel: string;
  increaseLabel: string;
  /** In a form the quantity can be typed, under this name. */
  name?: string | undefined;
  /** Default 1. */
  min?: number | undefined;
  /** Default no end. */
  max?: number | undefined;
};

/** A quantity with minus and plus; at its end a button stays in place and does nothing, so that focus is not lost. */
export function Stepper({
  label,
  value,
  buttonTo,
  decreaseLabel,
  increaseLabel,
  name,
  min = 1,
  max = Number.POSITIVE_INFINITY,
}: StepperProps) {
  const step = (to: number) => (to >= min && to <= max ? buttonTo(to) : { 'aria-disabled': true });
  return (
    <fieldset className={css.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton label={decreaseLabel} {...step(value - 1)}>
        <MinusIcon size={20} />
      </IconButton>
      {name ? (
        <input
          name={name}
          aria-label={label}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          defaultValue={value}
        />
      ) : (
        <output>{value}</output>
      )}
      <IconButton label={increaseLabel} {...step(value + 1)}>
        <PlusIcon size={20} />
      </IconButton>
    </fieldset>
  );
}
