export interface ModuleGraph {
  getModuleInfo(id: string): {
    importers: readonly string[];
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * Lists a module and all modules that it imports, each after its own imports; `import()` does not
 * count.
 */
export function importedModules(
  graph: ModuleGraph,
  id: string,
  seen = new Set<string>(),
): Set<string> {
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

/** Returns all modules that a page may load when it begins with `id`. */
export function reachableFrom(graph: ModuleGraph, id: string): Set<string> {
  const seen = new Set<string>();
  const visit = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    const info = graph.getModuleInfo(each);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      visit(next);
    }
  };
  visit(id);
  return seen;
}
