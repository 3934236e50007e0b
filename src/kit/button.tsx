import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { type ButtonLooks, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Ring } from './spinner.tsx';

type ButtonProps = ButtonLooks &
  ComponentProps<'button'> & {
    icon?: ReactNode;
    /** Shows a spinner and ignores taps; text and width stay. */
    busy?: boolean | undefined;
  };

/** Default `type` 'button'. */
export function Button({
  tone,
  size,
  full,
  icon,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      className={buttonClass({ tone, size, full }, className)}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={busy ? ignore : onClick}
    >
      {busy && icon ? <Ring size={20} /> : icon}
      <span className={classNames(css.label, busy && !icon && css.shifted)}>
        {busy && !icon && (
          <span className={css.spin}>
            <Ring size={16} />
          </span>
        )}
        {children}
      </span>
    </button>
  );
}

type ButtonLinkProps = ButtonLooks & ComponentProps<'a'> & { icon?: ReactNode };

export function ButtonLink({
  tone,
  size,
  full,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a className={buttonClass({ tone, size, full }, className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  /** 's' is 32 px, for staff only. Default 'm', 44 px. */
  size?: 's' | 'm' | undefined;
};

export function IconButton({ label, size, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(css.round, size === 's' && css.roundSmall, className)}
    >
      {children}
    </button>
  );
}
