/** Adds to an object those of these members that it lacks, hidden from loops as built-in ones are. */
export function addMissing(to: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in to)) {
      Object.defineProperty(to, name, { value, writable: true, configurable: true });
    }
  }
}

export function addGetter(to: object, name: string, get: (this: never) => unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { get, configurable: true });
}
