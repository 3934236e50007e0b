import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { importedModules, type ModuleGraph, reachableFrom } from './module-graph.ts';
import { absolute } from './screen-sources.ts';

export interface ChunkGroup {
  /** Returns the name of the file, or null when the module does not belong to it. */
  name(id: string, graph: ModuleGraph): string | null;
  debugName: string;
  includeDependenciesRecursively?: boolean;
}

/**
 * One file with these modules, each named by its path without an ending: its style sheet and the
 * parts of a file that the build splits go with it. Throws when there is no such file.
 */
export function chunkOf(name: string, ...modules: string[]): ChunkGroup {
  const missing = modules.find((path) => !isThere(path));
  if (missing) throw new Error(`chunk ${name}: there is no ${missing}`);
  const isIn = (id: string) => modules.some((path) => id.includes(`/${path}.`));
  return { name: (id) => (isIn(id) ? name : null), debugName: name };
}

function isThere(path: string): boolean {
  return readdirSync(dirname(path)).some((file) => file.startsWith(`${basename(path)}.`));
}

/** One file with these packages. */
export function chunkOfPackages(name: string, ...packages: string[]): ChunkGroup {
  const isIn = (id: string) => packages.some((each) => id.includes(`/node_modules/${each}/`));
  return { name: (id) => (isIn(id) ? name : null), debugName: name };
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

/** One file with the modules of several groups. */
export function joined(...groups: [ChunkGroup, ...ChunkGroup[]]): ChunkGroup {
  const [{ debugName }] = groups;
  return {
    name: (id, graph) => (groups.some((each) => each.name(id, graph)) ? debugName : null),
    debugName,
  };
}

/** Narrows a group to the modules in one of the folders. */
export function chunkWithin(folders: readonly string[], group: ChunkGroup): ChunkGroup {
  const isIn = (id: string) => folders.some((folder) => id.includes(`/${folder}/`));
  return { ...group, name: (id, graph) => (isIn(id) ? group.name(id, graph) : null) };
}

/**
 * One file for what the same screens use, of all that `main` loads without entering `closed`. The
 * screens behind it share much with these, and would scatter it over many small files. As the last
 * group it takes what no other has.
 */
export function usedBySame(main: string, closed: string): ChunkGroup {
  let names: Map<string, string> | undefined;
  return {
    name(id, graph) {
      names ??= namesBySameUsers(graph, entriesOf(graph, absolute(main), absolute(closed)));
      return (id.includes('/src/') && names.get(id)) || null;
    },
    debugName: 'used by the same',
    // What a module imports has the same users and more, so that no two files wait for each other.
    includeDependenciesRecursively: false,
  };
}

/** What several entries need, with a name of those entries. */
function namesBySameUsers(graph: ModuleGraph, entries: readonly string[]): Map<string, string> {
  const users = new Map<string, number[]>();
  for (const [at, entry] of entries.entries()) {
    for (const id of importedModules(graph, entry)) users.set(id, [...(users.get(id) ?? []), at]);
  }
  const shared = [...users].filter(([, each]) => each.length > 1);
  return new Map(shared.map(([id, each]) => [id, `of-${each.join('-')}`]));
}

function entriesOf(graph: ModuleGraph, main: string, closed: string): string[] {
  const all = [...reachableFrom(graph, main, closed)];
  const entries = all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return [...new Set(entries)].filter((id) => id !== closed);
}
