/** The page number of a query; 1 for anything else. */
export function readPageNumber(query: URLSearchParams): number {
  const text = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  return Number(text ?? 1);
}

/** Undefined unless the query has one of the choices. */
export function readChoice<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((each) => each === query.get(name));
}
