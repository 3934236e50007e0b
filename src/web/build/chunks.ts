import { existsSync } from 'node:fs';
import type { ModuleGraph } from './module-graph.ts';

/** Modules that go into one file. */
export interface ChunkGroup {
  /** The file's name, when the module belongs to it. */
  name(id: string, graph: ModuleGraph): string | null;
  debugName: string;
}

/**
 * All modules of ours that a module imports, by however many steps, as one file; `import()` does not
 * count. With several: what all of them import. Throws for a source that is not there: its group
 * would match nothing and nobody would notice.
 */
export function broughtByAll(name: string, ...sources: string[]): ChunkGroup {
  const missing = sources.find((source) => !existsSync(source));
  if (missing) throw new Error(`chunk ${name}: there is no ${missing}`);
  const isBrought = (id: string, by: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (!id.includes('/src/') || seen.has(id)) return false;
    seen.add(id);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    return importers.some((one) => one.endsWith(by) || isBrought(one, by, graph, seen));
  };
  return {
    name: (id, graph) => (sources.every((by) => isBrought(id, by, graph, new Set())) ? name : null),
    debugName: name,
  };
}

/** Those of a group that stand in one of the folders. */
export function onlyIn(folders: readonly string[], group: ChunkGroup): ChunkGroup {
  const isIn = (id: string) => folders.some((folder) => id.includes(`/${folder}/`));
  return { ...group, name: (id, graph) => (isIn(id) ? group.name(id, graph) : null) };
}
