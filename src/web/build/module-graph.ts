/** What the bundler knows of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    importers: readonly string[];
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** The modules that a module brings along, each after those that it imports; `import()` does not count. */
export function broughtBy(graph: ModuleGraph, id: string, seen = new Set<string>()): Set<string> {
  const order = new Set<string>();
  const visit = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) visit(imported);
    order.add(each);
  };
  visit(id);
  return order;
}

/** All modules that a page may ever load that begins with `id`, without going through `closed`. */
export function reachableFrom(graph: ModuleGraph, id: string, closed: string): Set<string> {
  const seen = new Set<string>();
  const visit = (each: string) => {
    if (seen.has(each) || each === closed) return;
    seen.add(each);
    const info = graph.getModuleInfo(each);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      visit(next);
    }
  };
  visit(id);
  return seen;
}
