import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './staff-page.module.css';

type StaffPageProps = {
  title: string;
  /** The title as it is drawn, where it is more than its words. */
  heading?: ReactNode;
  /** What it is for, in a sentence. */
  lead?: string | undefined;
  /** What can be done beside the title: new, export. */
  actions?: ReactNode;
  /** Figures, filters, the list. */
  children: ReactNode;
  /** What is open, as a SidePanel: beside the list where there is room, over it on a phone. */
  panel?: ReactNode;
};

/** A staff screen: wide, dense, the list on the left and what is open on the right. */
export function StaffPage({
  title,
  heading = title,
  lead,
  actions,
  children,
  panel,
}: StaffPageProps) {
  return (
    <div className={classNames(css.page, panel ? css.split : undefined)}>
      <div className={css.list}>
        <header className={css.top}>
          <h1>{heading}</h1>
          {actions && <div className={css.actions}>{actions}</div>}
        </header>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {panel}
    </div>
  );
}

/** Search and filters; stays in sight above a long list. Give it a GET form's children. */
export function StaffToolbar({ children }: { children: ReactNode }) {
  return <div className={css.toolbar}>{children}</div>;
}

type QueueLink = { href: string; label: string; count?: number | undefined; current: boolean };

/** Ready-made views of a list as links with their counts: "mine", "overdue". */
export function QueueLinks({ label, links }: { label: string; links: QueueLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.queues}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'page' : undefined}>
              {link.label}
              {link.count !== undefined && <span className={css.count}> {link.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
