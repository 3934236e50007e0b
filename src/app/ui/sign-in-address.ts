/** Returns the address of the sign-in, which comes back to the requested page, or to this one. */
export function signInAddress({ pathname, search, searchParams }: URL): string {
  const back = searchParams.get('returnTo') ?? pathname + search;
  return `/api/login?returnTo=${encodeURIComponent(back)}`;
}
