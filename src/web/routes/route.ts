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

export function href<Path extends string>(
  to: Route<Path>,
  ...[params, query]: Record<never, never> extends PathParams<Path>
    ? [params?: PathParams<Path>, query?: Query]
    : [params: PathParams<Path>, query?: Query]
): string {
  return writeAddress(to.path, (params ?? {}) as object, query);
}

export function matchRoute<SomeRoute extends Route>(
  routes: readonly SomeRoute[],
  pathname: string,
  query?: URLSearchParams,
): RouteMatch<SomeRoute> | undefined {
  for (const route of routes) {
    if (route.key && !query?.get(route.key)) continue;
    const params = readAddress(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}
