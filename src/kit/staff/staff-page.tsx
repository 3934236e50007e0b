import { type ReactNode, useEffect } from 'react';
import { useApp } from '#web/app-context.ts';
import { classNames } from '../class-names.ts';
import { type Followed, useFollowed } from './live/use-followed.tsx';
import { restoreForms } from './sign-in-again.ts';
import './staff.css';
import { type ListKey, ListKeys } from './list/list-keys.tsx';
import css from './staff-page.module.css';

type StaffPageProps = {
  title: string;
  heading?: ReactNode;
  lead?: string | undefined;
  /** A line of figures beside the title. */
  figures?: ReactNode;
  /** Buttons beside the title: new, export. */
  actions?: ReactNode;
  children: ReactNode;
  /** What of it others may change meanwhile. */
  followed?: Followed | undefined;
  /** The screen's own keys; false where a part of it has them. */
  keys?: readonly ListKey[] | false;
  /** A SidePanel: beside the list, or over it on a phone. */
  panel?: ReactNode;
  /** The panel is what is read: it takes the room, and leaves the list what it needs. */
  reading?: boolean;
};

/** A staff screen, wide and dense: the list on the left, a panel on the right. */
export function StaffPage({
  title,
  heading = title,
  lead,
  figures,
  actions,
  keys,
  followed,
  children,
  panel,
  reading,
}: StaffPageProps) {
  const { language, person } = useApp();
  const personId = person?.id;
  useEffect(() => {
    if (personId) restoreForms({ language, personId });
  }, [language, personId]);
  return (
    <div className={classNames(css.page, panel ? css.split : undefined, reading && css.reading)}>
      <div className="grid gap-2 start">
        <header className={css.top}>
          <h1>{heading}</h1>
          {figures}
          {useFollowed(followed)}
          <div className={css.actions}>{actions}</div>
          {keys !== false && <ListKeys keys={keys} />}
        </header>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {panel}
    </div>
  );
}

/** Figures of a list in one line. */
export function Figures({ figures }: { figures: { label: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keeps search and filters in sight above a long list. Draws the children of a GET form. */
export function StaffToolbar({ children }: { children: ReactNode }) {
  return <div className={css.toolbar}>{children}</div>;
}

type QueueLink = { href: string; label: string; count?: number | undefined; current: boolean };

/** Views of a list as links with their counts, for example "mine" or "overdue". */
export function QueueLinks({ label, links }: { label: string; links: QueueLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={css.queues}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? 'page' : undefined}>
              {link.label}
              {Boolean(link.count) && <span className={css.count}> {link.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
