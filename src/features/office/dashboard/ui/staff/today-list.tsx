import { useEffect, useRef } from 'react';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import type { TodayKind } from '#features/requests/cases/today.ts';
import { timeSpan } from '#features/requests/cases/ui/staff/time-span.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { Table } from '#kit/data/table.tsx';
import { useRecord } from '#kit/staff/form/use-record.ts';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { Today, TodayItem } from '../../schema.ts';
import { todayTexts } from '../../today-messages.ts';
import { todayPlaces } from './today-places.ts';

const nobodys: readonly TodayKind[] = ['bank-line', 'mail', 'act', 'cash', 'given'];
/** It is about money or a mail, whoever's that may be. */
const namesNobody: readonly TodayKind[] = ['bank-line', 'mail'];
const ofVerifications: readonly TodayKind[] = ['verification', 'verification-again'];

const keyOf = ({ kind, id }: TodayItem) => `${kind} ${id}`;

export function TodayList({ today: { items, at } }: { today: Today }) {
  const { t, language } = useApp(todayTexts);
  useKeptRow(items);
  const columns: ListColumn<TodayItem & { id: string }>[] = columnsOf(t, {
    name: {
      fluid: true,
      cell: (item) => (
        <RowLink row={keyOf(item)} href={todayPlaces[item.kind](item)}>
          {item.name ?? t.open}
        </RowLink>
      ),
    },
    does: { fluid: true, cell: (item) => said(item, language) },
    about: {
      fluid: true,
      cell: ({ kind, id, about }) =>
        about && !namesNobody.includes(kind) ? (
          <a href={customerHref(id)}>{about}</a>
        ) : (
          (about ?? '—')
        ),
    },
    due: ({ due }) => <Due due={due} at={at} />,
    whose: (item) =>
      item.assignedTo?.name ?? (nobodys.includes(item.kind) ? '—' : <Take item={item} />),
    open: {
      quiet: true,
      cell: (item) => (
        <ButtonLink size="s" tone="secondary" href={todayPlaces[item.kind](item)}>
          {t.actions[item.kind]}
        </ButtonLink>
      ),
    },
  });
  return <Table dense caption={t.list} rows={items} rowKey={keyOf} columns={columns} />;
}

function said({ kind, pieces, cents }: TodayItem, language: Language): string {
  const t = todayTexts[language];
  if (kind === 'held' || kind === 'late' || kind === 'silent') return t[kind](pieces ?? 1);
  return cents === null ? t.says[kind] : `${t.says[kind]}: ${formatMoney(cents, language)}`;
}

function Due({ due, at }: { due: string; at: string }) {
  const { t, language } = useApp(staffCaseTexts);
  const span = timeSpan(due, at);
  return (
    <time dateTime={due} title={formatDateTime(due, language)} className="nowrap">
      {due < at ? <Badge tone="danger">{t.overdueBy(span)}</Badge> : t.dueIn(span)}
    </time>
  );
}

/** Gives the record to whoever presses it; somebody may have been faster, which the answer says. */
function Take({ item: { kind, id, name } }: { item: TodayItem }) {
  const { t, person, call } = useApp(todayTexts);
  const { busy, record } = useRecord({ failed: t.notTaken }, { always: true });
  const input = { params: { id }, body: { personId: person?.id ?? null, expected: null } };
  const assign = (): Promise<unknown> =>
    ofVerifications.includes(kind)
      ? call(staffApi.assignVerification, input)
      : call(staffApi.assignQuote, input);
  const take = () => record(assign, t.taken, name ?? '');
  return (
    <Button
      size="s"
      tone="quiet"
      data-live
      data-key="a"
      busy={busy}
      aria-label={t.takeOf(name ?? '')}
      onClick={() => void take()}
    >
      {t.take}
    </Button>
  );
}

/** The row in the place of one that left gets its focus. */
function useKeptRow(items: TodayItem[]): void {
  const place = useRef(-1);
  useEffect(() => {
    const note = () => {
      const here = document.activeElement?.closest('tr');
      if (here) place.current = rowLinks().findIndex((link) => here.contains(link));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the list has changed
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const links = rowLinks();
    links[Math.min(place.current, links.length - 1)]?.focus();
  }, [items]);
}

const rowLinks = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
