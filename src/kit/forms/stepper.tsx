import { IconButton } from '../button.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import css from './stepper.module.css';

type StepperProps = {
  /** Of what: "Cantidad de Toyota Corolla". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Default 1. */
  min?: number | undefined;
  /** Default no end. */
  max?: number | undefined;
};

/** A quantity with minus and plus; at its end a button stays in place and does nothing, so that focus is not lost. */
export function Stepper({
  label,
  value,
  onChange,
  decreaseLabel,
  increaseLabel,
  min = 1,
  max = Number.POSITIVE_INFINITY,
}: StepperProps) {
  const step = (to: number) => {
    if (to >= min && to <= max) onChange(to);
  };
  return (
    <fieldset className={css.stepper}>
      <legend className="visually-hidden">{label}</legend>
      <IconButton
        label={decreaseLabel}
        aria-disabled={value <= min || undefined}
        onClick={() => step(value - 1)}
      >
        <MinusIcon size={20} />
      </IconButton>
      <output>{value}</output>
      <IconButton
        label={increaseLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => step(value + 1)}
      >
        <PlusIcon size={20} />
      </IconButton>
    </fieldset>
  );
}
