import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { ListFailed } from '#kit/data/list-failed.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import paper from '#kit/unprinted.module.css';
import css from './own-records.module.css';

interface OwnRecordsProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a customer's own quotes or verifications. */
export function OwnRecords({ title, lead, children }: OwnRecordsProps) {
  return (
    <div className={`container ${css.page}`}>
      <div>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface OneRecordProps {
  /** Its reference. */
  title: string;
  /** Back to the list: its address, and the words. */
  back: string;
  backTo: string;
  children: ReactNode;
}

/** One of them as a page of its own. */
export function OneRecord({ title, back, backTo, children }: OneRecordProps) {
  return (
    <div className={`container ${css.page}`}>
      <a className={classNames(css.back, paper.unprinted)} href={back}>
        {backTo}
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Stands in the place of either while it is loaded. */
export function RecordsWaiting({ title }: { title?: string }) {
  return (
    <div className={`container ${css.page}`}>
      {title && <h1>{title}</h1>}
      <div className="stack">
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}

/** What a type says of its own cases, wherever they stand. */
export interface OwnTexts {
  mine: string;
  loadFailed: string;
  loadFailedHint: string;
}

export function NotLoaded({ texts: t }: { texts: OwnTexts }) {
  return <ListFailed message={t.loadFailed} hint={t.loadFailedHint} />;
}

/** A part of a record, on its page under `h2`, in its dialog under `h3`. */
export function RecordSection(props: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = `h${props.level}` as const;
  return (
    <section className={css.section}>
      <Heading>{props.title}</Heading>
      {props.children}
    </section>
  );
}
