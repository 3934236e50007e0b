import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import dialog from './dialog.module.css';
import drawer from './drawer.module.css';
import css from './modal.module.css';

interface DrawnModalProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer that the server draws. A script opens it, and the browser closes it. */
export function DrawnDrawer(props: DrawnModalProps) {
  return <DrawnModal {...props} className={drawer.drawer} />;
}

export function DrawnDialog({ size = 'm', ...rest }: DrawnModalProps & { size?: 'm' | 'l' }) {
  return <DrawnModal {...rest} className={classNames(dialog.dialog, dialog[size])} />;
}

function DrawnModal({
  title,
  children,
  footer,
  className,
}: DrawnModalProps & { className: string | undefined }) {
  const { close } = closeTexts[useApp().language];
  return (
    <dialog
      className={classNames(css.modal, className)}
      aria-label={title}
      {...{ closedby: 'any' }}
    >
      <div className={css.header}>
        <h2 tabIndex={-1}>{title}</h2>
        <form method="dialog">
          <IconButton type="submit" label={close}>
            <CloseIcon />
          </IconButton>
        </form>
      </div>
      <div className={css.body}>{children}</div>
      {footer && (
        <div className={css.bottom}>
          <div data-footer className={css.footer}>
            {footer}
          </div>
        </div>
      )}
    </dialog>
  );
}
