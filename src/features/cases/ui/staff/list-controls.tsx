import type { ChangeEvent } from 'react';
import type { Agent } from '#features/accounts/schema.ts';
import { provinces } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { CloseIcon } from '#kit/icons.tsx';
import { QueueLinks, StaffToolbar } from '#kit/staff/staff-page.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { Query } from '#web/routes/address.ts';
import { staffMessages } from '../../messages.ts';
import { queuePageSize, queues } from '../../queue.ts';
import type { QueueCounts } from '../../schema.ts';
import css from './staff-list.module.css';
import { isNarrowed, type ListQuery, listQuery } from './staff-list.ts';

export interface ListControls {
  query: ListQuery;
  /** The address of this list with these entries. */
  to: (entries: Query) => string;
}

/** The parts of the queue, with how many are in each; whatever else was asked for starts anew. */
export function QueueNav(props: ListControls & { counts: QueueCounts; total: number }) {
  const { query, to, counts, total } = props;
  const t = staffMessages[useApp().language];
  return (
    <QueueLinks
      label={t.queue}
      links={[undefined, ...queues].map((queue) => ({
        href: to(queue ? { queue } : {}),
        label: t.queues[queue ?? 'all'],
        count: queue ? counts[queue] : total,
        current: queue === query.queue,
      }))}
    />
  );
}

type FiltersProps = ListControls & {
  statuses: { value: string; label: string }[];
  /** The first is the usual one. */
  sorts: { value: string; label: string }[];
  agents: Agent[];
  byProvince: true | undefined;
  /** What is open stays open. */
  opened: string | undefined;
};

/** Search and filters: a plain form that goes to an address. */
export function ListFilters(props: FiltersProps) {
  const { query, to, statuses, sorts, agents, byProvince, opened } = props;
  const { language, live } = useApp();
  const t = staffMessages[language];
  const apply = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (live) target.form?.requestSubmit();
  };
  return (
    <search>
      <StaffToolbar>
        <form action={to({})}>
          {query.queue && <input type="hidden" name="queue" value={query.queue} />}
          {query.since && <input type="hidden" name="since" value={query.since} />}
          {opened && <input type="hidden" name="ver" value={opened} />}
          <TextField
            key={`q ${query.q}`}
            dense
            data-search
            className={css.search}
            type="search"
            name="q"
            label={t.search}
            autoComplete="off"
            defaultValue={query.q}
          />
          <SelectField
            key={`status ${query.status}`}
            dense
            name="status"
            label={t.status}
            defaultValue={query.status ?? ''}
            onChange={apply}
          >
            <option value="">{t.allStatuses}</option>
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            key={`assigned ${query.assigned}`}
            dense
            name="assigned"
            label={t.whose}
            defaultValue={query.assigned ?? ''}
            onChange={apply}
          >
            <option value="">{t.anyone}</option>
            {agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {byProvince && (
            <SelectField
              key={`province ${query.province}`}
              dense
              name="province"
              label={t.province}
              defaultValue={query.province ?? ''}
              onChange={apply}
            >
              <option value="">{t.allProvinces}</option>
              {provinces.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            key={`sort ${query.sort}`}
            dense
            name="sort"
            label={t.sort}
            // The usual order needs no words in the address.
            defaultValue={query.sort === sorts[0]?.value ? '' : query.sort}
            onChange={apply}
          >
            {sorts.map(({ value, label }, at) => (
              <option key={value} value={at === 0 ? '' : value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button type="submit" size="s" tone="secondary">
            {t.search}
          </Button>
          {query.since && (
            <ButtonLink
              size="s"
              tone="secondary"
              href={to(listQuery(query, { since: undefined, page: undefined }))}
              aria-label={t.dropSince(formatDate(query.since, language))}
              icon={<CloseIcon size={16} />}
            >
              {t.since(formatDate(query.since, language))}
            </ButtonLink>
          )}
          {isNarrowed(query) && (
            <ButtonLink size="s" tone="quiet" href={to({})}>
              {t.clear}
            </ButtonLink>
          )}
        </form>
      </StaffToolbar>
    </search>
  );
}

/** How many there are, and the way to the other pages. */
export function ListFoot({ query, to, count }: ListControls & { count: number }) {
  const t = staffMessages[useApp().language];
  const page = Number(query.page ?? 1);
  const pages = Math.max(1, Math.ceil(count / queuePageSize));
  const step = (number: number, label: string) => ({
    href: to(listQuery(query, { page: String(number) })),
    label,
  });
  return (
    <>
      <p className={css.found} role="status">
        {t.found(count)}
      </p>
      {pages > 1 && (
        <Pagination
          label={t.pages}
          status={t.pageOf(page, pages)}
          previous={page > 1 ? step(page - 1, t.previous) : undefined}
          next={page < pages ? step(page + 1, t.next) : undefined}
        />
      )}
    </>
  );
}
