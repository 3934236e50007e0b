import {
  languageStart,
  underLanguage,
  withoutLanguage,
} from '#platform/http/shared/language-address.ts';
import { type PathParams, type Query, readAddress, writeAddress } from './address.ts';

/** `access` is `anyone`, or a word that only the shop's own rule understands. */
export interface Route<Path extends string = string, Access extends string = string> {
  path: Path;
  access: Access;
  /**
   * Matches only addresses whose query has this key. Such a route stands before the one without a
   * key.
   */
  key?: string;
}

export interface RouteMatch<SomeRoute> {
  route: SomeRoute;
  params: Record<string, string>;
}

/** Where the addresses of the page begin that is rendered right now: '' or '/en'. */
let start = '';

/** A document has one language: all that it links to stays below its own start. */
export function renderBelow(ownStart: string): void {
  start = ownStart;
}

/** Renders, at once, a page whose links begin as its own path does; the server renders many pages. */
export function renderAt<Drawn>(path: string, render: () => Drawn): Drawn {
  const before = start;
  start = languageStart(path);
  try {
    return render();
  } finally {
    start = before;
  }
}

export function href<Path extends string>(
  to: Route<Path>,
  ...[params, query]: Record<never, never> extends PathParams<Path>
    ? [params?: PathParams<Path>, query?: Query]
    : [params: PathParams<Path>, query?: Query]
): string {
  return underLanguage(start, writeAddress(to.path, (params ?? {}) as object, query));
}

/** Reads an address of any language. */
export function matchRoute<SomeRoute extends Route>(
  routes: readonly SomeRoute[],
  pathname: string,
  query?: URLSearchParams,
): RouteMatch<SomeRoute> | undefined {
  const path = withoutLanguage(pathname);
  for (const route of routes) {
    if (route.key && !query?.get(route.key)) continue;
    const params = readAddress(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}
