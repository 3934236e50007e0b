import { withQuery } from '#platform/text/with-query.ts';

/** Parameters named in a path: `:name` is required, `:name?` may be left out. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> & PathParams<Tail>
  : Path extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;

export type Query = Record<string, string | number | undefined>;

/** Fills the parameters into the path and appends the query. Empty query values are left out. */
export function writeAddress(path: string, params: object, query: Query = {}): string {
  const filled = path
    .split('/')
    .map((part) => (part.startsWith(':') ? segment(part, params) : part))
    .filter((part, index) => index === 0 || part !== undefined)
    .join('/');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return withQuery(filled || '/', search);
}

export const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  pathname + search;

/** Reads the parameters from an address. Undefined when the address does not match the path. */
export function readAddress(path: string, pathname: string): Record<string, string> | undefined {
  // Most routes end here, and a page asks for its own a dozen times.
  if (!pathname.startsWith(path.split('/:', 1)[0] ?? '')) return undefined;
  const routeParts = path.split('/').slice(1);
  const pathParts = pathname.replace(/\/$/, '').split('/').slice(1);
  if (path === '/') return pathname === '/' ? {} : undefined;
  if (pathParts.length > routeParts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of routeParts.entries()) {
    const value = pathParts[index];
    if (part.startsWith(':')) {
      if (value) {
        const decoded = decode(value);
        if (decoded === undefined) return undefined;
        params[part.replace(/[:?]/g, '')] = decoded;
      } else if (!part.endsWith('?')) return undefined;
    } else if (part !== value) return undefined;
  }
  return params;
}

function segment(part: string, params: object): string | undefined {
  const value = (params as Record<string, string | undefined>)[part.replace(/[:?]/g, '')];
  return value === undefined ? undefined : encodeURIComponent(value);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
