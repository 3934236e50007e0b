import { type PathParams, type Query, readAddress, writeAddress } from './address.ts';

/** `access` is `anyone`, or a word that only the shop's own rule understands. */
export interface Route<P extends string = string, A extends string = string> {
  path: P;
  access: A;
  /**
   * Matches only addresses whose query has this key. Such a route stands before the one without a
   * key.
   */
  key?: string;
}

export interface RouteMatch<R> {
  route: R;
  params: Record<string, string>;
}

export function href<P extends string>(
  to: Route<P>,
  ...[params, query]: Record<never, never> extends PathParams<P>
    ? [params?: PathParams<P>, query?: Query]
    : [params: PathParams<P>, query?: Query]
): string {
  return writeAddress(to.path, (params ?? {}) as object, query);
}

export function matchRoute<R extends Route>(
  routes: readonly R[],
  pathname: string,
  query?: URLSearchParams,
): RouteMatch<R> | undefined {
  for (const route of routes) {
    if (route.key && !query?.get(route.key)) continue;
    const params = readAddress(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}
