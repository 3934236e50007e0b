/**
 * A safe path of this site for going back, as browsers read it; '/' for anything else. Addresses of
 * the machinery (`/api`, `/idp`) are excluded.
 */
export function ownPath(text: string | null | undefined): string {
  // Browsers drop tabs and line breaks and read \ as /, so `/\t/x` would be another host.
  if (!text || text.length > 1000 || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)) return '/';
  const here = 'http://own.invalid';
  if (!URL.canParse(text, here)) return '/';
  const url = new URL(text, here);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== here || path.startsWith('//')) return '/';
  return /^\/(api|idp)(\/|$)/i.test(url.pathname) ? '/' : path;
}
