import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import dialog from './dialog.module.css';
import drawer from './drawer.module.css';
import css from './modal.module.css';

interface ServerModalProps {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer that the server renders. A script opens it, and the browser closes it. */
export function ServerDrawer(props: ServerModalProps) {
  return <ServerModal {...props} className={drawer.drawer} />;
}

export function ServerDialog({ size = 'm', ...rest }: ServerModalProps & { size?: 'm' | 'l' }) {
  return <ServerModal {...rest} className={classNames(dialog.dialog, dialog[size])} />;
}

function ServerModal({
  title,
  children,
  footer,
  className,
}: ServerModalProps & { className: string | undefined }) {
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
