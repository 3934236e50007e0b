import { existsSync } from 'node:fs';
import type { ModuleGraph } from './module-graph.ts';

export interface ChunkGroup {
  /** Returns the name of the file, or null when the module does not belong to it. */
  name(id: string, graph: ModuleGraph): string | null;
  debugName: string;
}

/** Makes one file of the modules whose path has the pattern. */
export function chunkOf(name: string, pattern: RegExp): ChunkGroup {
  return { name: (id) => (pattern.test(id) ? name : null), debugName: name };
}

/**
 * Makes one file of all our modules that a source imports, directly or through others; `import()`
 * does not count. Several sources give the modules that all of them import. Throws when a source
 * does not exist: its group would match nothing without anybody noticing.
 */
export function importedByAll(name: string, ...sources: string[]): ChunkGroup {
  const missing = sources.find((source) => !existsSync(source));
  if (missing) throw new Error(`chunk ${name}: there is no ${missing}`);
  const isImported = (
    id: string,
    source: string,
    graph: ModuleGraph,
    seen: Set<string>,
  ): boolean => {
    if (!id.includes('/src/') || seen.has(id)) return false;
    seen.add(id);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    return importers.some((one) => one.endsWith(source) || isImported(one, source, graph, seen));
  };
  return {
    name: (id, graph) =>
      sources.every((source) => isImported(id, source, graph, new Set())) ? name : null,
    debugName: name,
  };
}

/** Narrows a group to the modules in one of the folders. */
export function chunkWithin(folders: readonly string[], group: ChunkGroup): ChunkGroup {
  const isIn = (id: string) => folders.some((folder) => id.includes(`/${folder}/`));
  return { ...group, name: (id, graph) => (isIn(id) ? group.name(id, graph) : null) };
}
