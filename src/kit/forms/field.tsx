import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons.tsx';
import css from './field.module.css';
import { FieldError, FieldFrame, FieldHint, type FieldTexts, useControl } from './field-frame.tsx';

type Looks = { dense?: boolean | undefined };
type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Looks &
  Omit<ComponentProps<Tag>, 'id' | 'prefix' | 'size'>;

type TextFieldProps = Control<'input'> & {
  /** A fixed text in front, such as "US$". */
  prefix?: ReactNode;
};

/**
 * One line of text. `className` goes to the field, all other attributes to the input. `dense`: 36
 * px, for staff.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, mark, id, prefix, dense, className, ...rest } = props;
  const control = useControl(props);
  return (
    <FieldFrame {...{ label, hint, error, mark, className }} id={control.id}>
      <div className={classNames(css.box, dense && css.dense)}>
        {prefix && (
          <span className={css.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input type="text" {...rest} {...control} />
      </div>
    </FieldFrame>
  );
}

/**
 * An e-mail address. Of `type="email"` browsers refuse international domains and marks that nobody
 * sees, which the server reads.
 */
export function EmailField(props: TextFieldProps) {
  return <TextField {...props} inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

/** Several lines. Grows with its text where the browser supports it. */
export function TextAreaField(props: Control<'textarea'>) {
  const { label, hint, error, mark, id, dense, className, ...rest } = props;
  const control = useControl(props);
  return (
    <FieldFrame {...{ label, hint, error, mark, className }} id={control.id}>
      <div className={classNames(css.box, dense && css.dense)}>
        <textarea rows={4} {...rest} {...control} />
      </div>
    </FieldFrame>
  );
}

/** The browser's own select, which is best on phones. */
export function SelectField(props: Control<'select'>) {
  const { label, hint, error, mark, id, dense, className, ...rest } = props;
  const control = useControl(props);
  return (
    <FieldFrame {...{ label, hint, error, mark, className }} id={control.id}>
      <div className={classNames(css.box, css.select, dense && css.dense)}>
        <select {...rest} {...control} />
        <ChevronDownIcon size={20} />
      </div>
    </FieldFrame>
  );
}

type ChoiceProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'>;

export function CheckboxField(props: ChoiceProps) {
  return <Choice {...props} box={css.checkbox} />;
}

/** For a setting that takes effect at once. */
export function SwitchField(props: ChoiceProps) {
  return <Choice {...props} box={css.switch} role="switch" />;
}

function Choice(props: ChoiceProps & { box: string | undefined; role?: 'switch' }) {
  const { label, hint, error, mark, id, className, box, ...rest } = props;
  const control = useControl(props);
  return (
    <div className={classNames(css.choice, className)}>
      <FieldError id={control.id}>{error}</FieldError>
      <div className={css.row}>
        <input {...rest} {...control} type="checkbox" className={box} />
        <div className={css.words}>
          <label htmlFor={control.id}>
            {label}
            {mark && <span className={css.mark}> {mark}</span>}
          </label>
          <FieldHint id={control.id}>{hint}</FieldHint>
        </div>
      </div>
    </div>
  );
}
