/** Where somebody signs in who is to come back to where they wanted to go, or to where they are. */
export function signInAddress({ pathname, search, searchParams }: URL): string {
  const back = searchParams.get('returnTo') ?? pathname + search;
  return `/api/login?returnTo=${encodeURIComponent(back)}`;
}
