/** Which page of a list an address asks for. */
export function readPage(query: URLSearchParams): number {
  const text = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0];
  return Number(text ?? 1);
}

/** What an address asks for, where it is one of those that there are. */
export function readChoice<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((each) => each === query.get(name));
}
