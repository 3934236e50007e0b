/** The address of the sign-in, which returns to the requested page, or to this one. */
export function signInAddress({ pathname, search, searchParams }: URL): string {
  const back = searchParams.get('returnTo') ?? pathname + search;
  return `/api/login?returnTo=${encodeURIComponent(back)}`;
}
