import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import drawer from './drawer.module.css';
import css from './modal.module.css';

interface DrawnDrawerProps {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer as the server draws it: a script only opens it, and the browser itself closes it. */
export function DrawnDrawer({ title, children, footer }: DrawnDrawerProps) {
  const { close } = closeTexts[useApp().language];
  return (
    <dialog
      className={classNames(css.modal, drawer.drawer)}
      aria-labelledby="drawn-title"
      {...{ closedby: 'any' }}
    >
      <header className={css.header}>
        <h2 id="drawn-title" tabIndex={-1}>
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" label={close}>
            <CloseIcon />
          </IconButton>
        </form>
      </header>
      <div className={css.body}>{children}</div>
      {/* It does not stick: a phone on its side, or a large text, would see nothing else. */}
      {footer && <footer className={css.footer}>{footer}</footer>}
    </dialog>
  );
}
