import type { AnyPage } from './page.ts';
import { matchRoute, type Route, type RouteMatch } from './routes/route.ts';

export interface Screen {
  name: string;
  route: Route;
  load: () => Promise<{ page: AnyPage }>;
}

export function screensOf<Name extends string>(
  routes: Record<Name, Route>,
  files: Record<Name, Screen['load']>,
): Screen[] {
  const names = Object.keys(routes) as Name[];
  return names.map((name) => ({ name, route: routes[name], load: files[name] }));
}

export interface ScreenMatch extends RouteMatch<Route> {
  screen: Screen;
}

export function matchScreen(screens: readonly Screen[], address: URL): ScreenMatch | undefined {
  const found = matchRoute(
    screens.map(({ route }) => route),
    address.pathname,
    address.searchParams,
  );
  const screen = screens.find(({ route }) => route === found?.route);
  return found && screen && { ...found, screen };
}
