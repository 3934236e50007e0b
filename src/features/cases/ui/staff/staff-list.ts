import type { Query } from '#web/routes/address.ts';
import { type Queue, queues } from '../../queue.ts';

/** What a staff list shows: all of it stands in its address. */
export interface ListQuery<S extends string, O extends string> {
  status?: S;
  q?: string;
  queue?: Queue;
  assigned?: string;
  sort?: O;
  page?: string;
}

/** Reads it from an address; what makes no sense there is left out. */
export function readListQuery<S extends string, O extends string>(
  query: URLSearchParams,
  statuses: readonly S[],
  sorts: readonly O[],
): ListQuery<S, O> {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === query.get(name));
  const matching = (pattern: RegExp, name: string) =>
    pattern.exec(query.get(name)?.trim() ?? '')?.[0];
  const wish = {
    status: oneOf(statuses, 'status'),
    q: matching(/^[^\0]{1,200}/, 'q'),
    queue: oneOf(queues, 'queue'),
    assigned: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'assigned'),
    sort: oneOf(sorts, 'sort'),
    page: matching(/^[1-9]\d{0,3}$/, 'page'),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

/** The record that is open beside the list. */
export function openedIn(query: URLSearchParams): string | undefined {
  return query.get('ver') || undefined;
}

/** The entries of an address; `changes` win, and undefined ones go. */
export function listQuery(
  wish: ListQuery<string, string>,
  changes: ListQuery<string, string> & { ver?: string; set?: string } & Query = {},
): Query {
  return { ...wish, ...changes };
}

/** Whether anything narrows the list. */
export function isNarrowed({ status, q, queue, assigned }: ListQuery<string, string>): boolean {
  return Boolean(status || q || queue || assigned);
}
