export function signInAddress({ pathname, search, searchParams }: URL): string {
  const back = searchParams.get('returnTo') ?? pathname + search;
  return `/api/login?returnTo=${encodeURIComponent(back)}`;
}
