export function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
): (keyof Fields)[] {
  const names = Object.keys(after) as (keyof Fields)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export function fromTo<Fields extends object>(
  before: Fields,
  after: Fields,
  names: readonly (keyof Fields)[] = changedFields(before, after),
): object {
  return Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
}
