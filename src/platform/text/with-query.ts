/** Appends a query to a path, if there is one. Not by its `size`, which young browsers alone tell. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = String(query);
  return text ? `${path}?${text}` : path;
}
