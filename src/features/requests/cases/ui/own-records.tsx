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

export function OwnRecords({ title, lead, children }: OwnRecordsProps) {
  return (
    <div className="container grid gap-5">
      <div>
        <h1>{title}</h1>
        <p className="muted above-1">{lead}</p>
      </div>
      {children}
    </div>
  );
}

interface OneRecordProps {
  title: string;
  back: string;
  backTo: string;
  children: ReactNode;
}

export function OneRecord({ title, back, backTo, children }: OneRecordProps) {
  return (
    <div className="container grid gap-5">
      <a className={classNames(css.back, paper.unprinted)} href={back}>
        {backTo}
      </a>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

export function RecordsWaiting({ title }: { title?: string }) {
  return (
    <div className="container grid gap-5">
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

export interface OwnTexts {
  mine: string;
  loadFailed: string;
  loadFailedHint: string;
}

export function NotLoaded({ texts: t }: { texts: OwnTexts }) {
  return <ListFailed message={t.loadFailed} hint={t.loadFailedHint} />;
}

export function RecordSection(props: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = `h${props.level}` as const;
  return (
    <section className={css.section}>
      <Heading>{props.title}</Heading>
      {props.children}
    </section>
  );
}
