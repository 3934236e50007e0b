import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon, CheckIcon, ClockIcon, InfoIcon } from './icons.tsx';
import css from './notice.module.css';

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: AlertIcon };

type NoticeProps = {
  /** Default 'info'. 'warning' needs attention; 'danger' is a loss or a failure. */
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  /** One paragraph; more of them are its children. */
  text?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Needed when the notice appears while the person is on the page. */
  role?: 'status' | 'alert' | undefined;
};

export function Notice({ tone = 'info', title, text, children, action, role }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div className={classNames(css.notice, css[tone])} role={role}>
      <ToneIcon />
      <div className={css.text}>
        {title && <p className={css.title}>{title}</p>}
        {text && <p>{text}</p>}
        {children}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
