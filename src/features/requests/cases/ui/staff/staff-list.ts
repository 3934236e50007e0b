import { uuid } from '#platform/text/uuid.ts';
import type { Query } from '#web/routes/address.ts';
import { queuesOf } from '../../case-type.ts';
import type { AnyCaseScreen } from './case-screen.ts';

export interface ListQuery {
  status?: string;
  q?: string;
  queue?: string;
  assigned?: string;
  since?: string;
  sort?: string;
  page?: string;
  /** Filters of its own. */
  [name: string]: string | undefined;
}

/** Reads the query of an address; values that are not valid are left out. */
export function readListQuery(
  entries: URLSearchParams,
  { type, sorts, choices = {} }: Pick<AnyCaseScreen, 'type' | 'sorts' | 'choices'>,
): ListQuery {
  const oneOf = <T extends string>(values: readonly T[], name: string) =>
    values.find((value) => value === entries.get(name));
  const matching = (pattern: RegExp, name: string) =>
    pattern.exec(entries.get(name)?.trim() ?? '')?.[0];
  const read = {
    status: oneOf(type.statuses, 'status'),
    q: matching(/^[^\0]{1,200}/, 'q'),
    queue: oneOf(queuesOf(type), 'queue'),
    assigned: matching(uuid, 'assigned'),
    ...Object.fromEntries(
      Object.entries(choices).map(([name, { values }]) => [name, oneOf(values, name)]),
    ),
    since: matching(/^\d{4}-\d\d-\d\d$/, 'since'),
    sort: oneOf(sorts, 'sort'),
    page: matching(/^[1-9]\d{0,3}$/, 'page'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function openedIn(query: URLSearchParams): string | undefined {
  return query.get('ver') || undefined;
}

/** Writes the query of an address with `changes`; an undefined one removes its entry. */
export function listQuery(query: ListQuery, changes: Query = {}): Query {
  return { ...query, ...changes };
}

export function isFiltered({ sort: _, page: __, ...filters }: ListQuery): boolean {
  return Object.values(filters).some((value) => value);
}
