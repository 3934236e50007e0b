import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons.tsx';
import css from './field.module.css';

export type FieldTexts = {
  label: ReactNode;
  /** Below the label: format, example, why we ask. */
  hint?: ReactNode;
  error?: ReactNode;
  /** A word beside the label, such as "opcional". */
  mark?: string | undefined;
  /** Needed when an error summary or a test must find the control. */
  id?: string | undefined;
};

type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Connects a control with its hint and error. */
export function useControl({ id, hint, error }: FieldTexts): ControlProps {
  const generatedId = useId();
  const own = id ?? generatedId;
  return {
    id: own,
    'aria-describedby': classNames(!!hint && `${own}-hint`, !!error && `${own}-error`) || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      <AlertIcon size={20} />
      {children}
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className={css.hint}>
      {children}
    </p>
  );
}

/** Draws in the order of reading: label, hint, error, control. */
export function FieldFrame(
  props: FieldTexts & { id: string; className: string | undefined; children: ReactNode },
) {
  return (
    <div className={classNames(css.field, props.className)}>
      <label htmlFor={props.id}>
        {props.label}
        {props.mark && <span className={css.mark}>{` ${props.mark}`}</span>}
      </label>
      <FieldHint id={props.id}>{props.hint}</FieldHint>
      <FieldError id={props.id}>{props.error}</FieldError>
      {props.children}
    </div>
  );
}
