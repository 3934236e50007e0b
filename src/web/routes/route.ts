import { type PathParams, type Query, readAddress, writeAddress } from './address.ts';

/** A screen's address, and who may enter: `anyone`, or a word that only the shop's rule knows. */
export interface Route<P extends string = string, A extends string = string> {
  path: P;
  access: A;
  /** The screen that the path has where its query has this key; it stands before the one without. */
  key?: string;
}

export interface RouteMatch<R> {
  route: R;
  params: Record<string, string>;
}

/** The address of a screen. */
export function href<P extends string>(
  to: Route<P>,
  ...[params, query]: Record<never, never> extends PathParams<P>
    ? [params?: PathParams<P>, query?: Query]
    : [params: PathParams<P>, query?: Query]
): string {
  return writeAddress(to.path, (params ?? {}) as object, query);
}

/** The first route of an address and the parameters in its path, or undefined: not found. */
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
