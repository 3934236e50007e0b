/** An import of a file: another file, or a package. */
export interface Import {
  target: string;
  /** True for `./…` and `../…`. */
  relative: boolean;
  typeOnly: boolean;
}

/**
 * Finds files that import each other, by however many steps. Types count: who reads one file of a
 * circle has to read them all.
 */
export function circlesIn(graph: ReadonlyMap<string, readonly Import[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const connect = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.size - 1);
    stack.push(file);
    for (const { target } of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!index.has(target)) {
        connect(target);
        low.set(file, Math.min(low.get(file) ?? 0, low.get(target) ?? 0));
      } else if (stack.includes(target)) {
        low.set(file, Math.min(low.get(file) ?? 0, index.get(target) ?? 0));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!index.has(file)) connect(file);
  return found;
}
