import type { AnyPage } from './page.ts';
import { matchRoute, type Route, type RouteMatch } from './routes/route.ts';

/** A screen: its route, and how to load what draws it. */
export interface Screen {
  name: string;
  route: Route;
  load: () => Promise<{ page: AnyPage }>;
}

/** Joins a table of routes with that of the files that draw them. */
export function screensOf<N extends string>(
  routes: Record<N, Route>,
  files: Record<N, Screen['load']>,
): Screen[] {
  const names = Object.keys(routes) as N[];
  return names.map((name) => ({ name, route: routes[name], load: files[name] }));
}

export interface ScreenMatch extends RouteMatch<Route> {
  screen: Screen;
}

/** The screen of an address and the parameters in its path; undefined: not found. */
export function matchScreen(screens: readonly Screen[], address: URL): ScreenMatch | undefined {
  const found = matchRoute(
    screens.map(({ route }) => route),
    address.pathname,
    address.searchParams,
  );
  const screen = screens.find(({ route }) => route === found?.route);
  return found && screen && { ...found, screen };
}
