import type { ComponentProps } from 'react';
import { IconButton } from '../button.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import css from './stepper.module.css';

type StepperProps = {
  label: string;
  value: number;
  /**
   * Attributes of the button that sets this value: `onClick`, or `type`, `name` and `value` of a
   * form.
   */
  buttonTo: (value: number) => Omit<ComponentProps<'button'>, 'aria-label'>;
  decreaseLabel: string;
  increaseLabel: string;
  /** With a name, the quantity can be typed and sent with a form. */
  name?: string | undefined;
  /** Default 1. */
  min?: number | undefined;
  /** Default unlimited. */
  max?: number | undefined;
};

/**
 * A quantity with minus and plus. At the limits a button stays enabled and does nothing, so that
 * the focus is not lost.
 */
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
    // biome-ignore lint/a11y/useSemanticElements: Chrome before 86 lays no fieldset out in a row
    <div role="group" aria-label={label} className={css.stepper}>
      <IconButton label={decreaseLabel} {...step(value - 1)}>
        <MinusIcon size={20} />
      </IconButton>
      {name ? (
        <input
          name={name}
          aria-label={label}
          type="text"
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
    </div>
  );
}
