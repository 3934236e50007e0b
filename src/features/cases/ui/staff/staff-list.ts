import type { Query } from '#web/routes/address.ts';
import { type Queue, queues } from '../../queue.ts';

/** What a staff list shows: all of it stands in its address. */
export interface ListQuery {
  status?: string;
  q?: string;
  queue?: Queue;
  assigned?: string;
  sort?: string;
  page?: string;
}

/** Reads it from an address; what makes no sense there is left out. */
export function readListQuery(
  entries: URLSearchParams,
  statuses: readonly string[],
  sorts: readonly string[],
): ListQuery {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === entries.get(name));
  const matching = (pattern: RegExp, name: string) =>
    pattern.exec(entries.get(name)?.trim() ?? '')?.[0];
  const read = {
    status: oneOf(statuses, 'status'),
    q: matching(/^[^\0]{1,200}/, 'q'),
    queue: oneOf(queues, 'queue'),
    assigned: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'assigned'),
    sort: oneOf(sorts, 'sort'),
    page: matching(/^[1-9]\d{0,3}$/, 'page'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The id of the case that is open beside the list. */
export function openedIn(query: URLSearchParams): string | undefined {
  return query.get('ver') || undefined;
}

/** The entries of an address; `changes` win, and undefined ones go. */
export function listQuery(
  query: ListQuery,
  changes: ListQuery & { ver?: string } & Query = {},
): Query {
  return { ...query, ...changes };
}

/** Whether anything narrows the list. */
export function isNarrowed({ status, q, queue, assigned }: ListQuery): boolean {
  return Boolean(status || q || queue || assigned);
}
