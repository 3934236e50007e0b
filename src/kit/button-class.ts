import css from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLooks = {
  /** Default 'primary', of which a view has only one. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'whatsapp' | undefined;
  /** 's' is 36 px high, for staff only. Default 'm', 48 px. */
  size?: 's' | 'm' | undefined;
  full?: boolean | undefined;
};

/** Styles an element as a button that is not our component, such as a link. */
export function buttonClass({ tone = 'primary', size, full }: ButtonLooks, extra?: string): string {
  return classNames(css.button, css[tone], size === 's' && css.small, full && css.full, extra);
}
