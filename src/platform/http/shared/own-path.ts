/**
 * A safe path of this site for going back, as browsers read it; '/' for anything else. Addresses of
 * the machinery (`/api`, `/idp`) are excluded.
 */
export function ownPath(written: string | null | undefined): string {
  // Browsers drop tabs and line breaks and read \ as /, so `/\t/x` would be another host.
  if (!written || written.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(written))
    return '/';
  const here = 'http://own.invalid';
  if (!URL.canParse(written, here)) return '/';
  const url = new URL(written, here);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== here || path.startsWith('//')) return '/';
  return /^\/(api|idp)(\/|$)/i.test(url.pathname) ? '/' : path;
}
