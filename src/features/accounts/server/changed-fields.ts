export function changedFields<T extends object>(before: T, after: T): (keyof T)[] {
  const names = Object.keys(after) as (keyof T)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function fromTo<T extends object>(
  before: T,
  after: T,
  names: readonly (keyof T)[] = changedFields(before, after),
): object {
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
}
