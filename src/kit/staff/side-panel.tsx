import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useApp } from '#web/app-context.ts';
import { CloseIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import css from './side-panel.module.css';
import { useEscape } from './use-escape.ts';

type SidePanelProps = {
  title: ReactNode;
  /** The address of the list without the panel. */
  closeHref: string;
  /** Its row (`data-row`), which gets the focus back. */
  row: string;
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** Moves the focus from a control in the panel to the panel itself, where keys write nothing. */
export function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-panel-title]')?.focus({ preventScroll: true });
}

/**
 * The detail of a row beside its list. It is opened by its address and closed by a link, so it can
 * be shared and reloaded, and the back button works. Escape closes it too.
 */
export function SidePanel(props: SidePanelProps) {
  const { row } = props;
  const { language } = useApp();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => {
      document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`)?.focus();
    };
  }, [row]);
  useEscape(() => close.current?.click());

  return (
    <section className={css.panel} aria-labelledby={id}>
      <header className={css.header}>
        <h2 id={id} ref={heading} tabIndex={-1} data-panel-title>
          {props.title}
        </h2>
        {props.actions}
        <a
          ref={close}
          href={props.closeHref}
          className={css.close}
          aria-label={closeTexts[language].close}
          data-stay
        >
          <CloseIcon />
        </a>
      </header>
      <div className={css.body}>{props.children}</div>
      {props.footer && (
        <div data-footer className={css.footer}>
          {props.footer}
        </div>
      )}
    </section>
  );
}

interface PanelSectionProps {
  title: string;
  /** Where a link to it leads. */
  id?: string;
  children: ReactNode;
}

export function PanelSection({ title, id, children }: PanelSectionProps) {
  return (
    <section id={id} className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
