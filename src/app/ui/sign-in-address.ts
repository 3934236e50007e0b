/**
 * The address of sign-in; afterwards the browser returns to the page that was asked for, or to this
 * one.
 */
export function signInAddress({ pathname, search, searchParams }: URL): string {
  const back = searchParams.get('returnTo') ?? pathname + search;
  return `/api/login?returnTo=${encodeURIComponent(back)}`;
}
