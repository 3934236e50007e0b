import type { Context, Next } from 'hono';
import { languageStart, underLanguage } from '#platform/http/shared/language-address.ts';
import { routes } from '#routes.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import type { Route } from '#web/routes/route.ts';

const longestPath = 300;

/**
 * What a chat or a sentence leaves behind an address, as addresses write it: dots, brackets, quotes,
 * blanks, and marks that nobody sees (E2 80 and E2 81 begin those and the punctuation of print).
 */
const trailingMark =
  /(?:[.,;:!)\]*']|%(?:20|22|3E|7D|C2%(?:A0|AD|BB)|E2%8[01]%[89AB][0-9A-F]|EF%BB%BF))$/i;

/** The only parameters that have no capitals; a token or a reference stays as it was given. */
const withoutCapitals: readonly Route[] = [routes.catalogue, routes.product];

/** Redirects from an address that was written in capitals or has a mark behind it. */
export function redirectToIntended(context: Context, next: Next) {
  const { pathname, search } = new URL(context.req.url);
  const intended = intendedPath(pathname);
  if (!intended) return next();
  // It may hold the token of a link.
  context.header('cache-control', 'no-store');
  return context.redirect(intended + search, 301);
}

/** Undefined where the path is as it should be, or of none of our screens. */
export function intendedPath(pathname: string): string | undefined {
  if (pathname.length > longestPath) return undefined;
  let bare = pathname;
  while (trailingMark.test(bare)) bare = bare.replace(trailingMark, '');
  const start = languageStart(bare.toLowerCase());
  for (const route of Object.values(allScreenRoutes)) {
    const found =
      (readsMarks(route) && matchLoosely(route, partsOf(pathname, start))) ||
      matchLoosely(route, partsOf(bare, start));
    const intended = found && underLanguage(start, found);
    if (intended) return intended === withoutSlash(pathname) ? undefined : intended;
  }
  return undefined;
}

/** A token is read without what a chat puts behind it (`tokenIn`): its page needs no second request. */
const readsMarks = ({ path }: Route) => /:token\??$/.test(path);

const partsOf = (path: string, start: string) =>
  withoutSlash(path.slice(start.length) || '/').split('/');

/** A slash at the end changes nothing. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function matchLoosely(route: Route, parts: readonly string[]): string | undefined {
  const pattern = route.path.split('/');
  const fits =
    parts.length <= pattern.length &&
    pattern.every((each, at) =>
      each.startsWith(':') ? parts[at] || each.endsWith('?') : each === parts[at]?.toLowerCase(),
    );
  if (!fits) return undefined;
  const isPlain = withoutCapitals.includes(route);
  return parts
    .map((part, at) => (isPlain || !pattern[at]?.startsWith(':') ? part.toLowerCase() : part))
    .join('/');
}
