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

/** Narrows a group to the modules that are in the other one, too. */
export function common(group: ChunkGroup, other: ChunkGroup): ChunkGroup {
  return { ...group, name: (id, graph) => (other.name(id, graph) ? group.name(id, graph) : null) };
}

/** Narrows a group to the modules in one of the folders. */
export function chunkWithin(folders: readonly string[], group: ChunkGroup): ChunkGroup {
  const isIn = (id: string) => folders.some((folder) => id.includes(`/${folder}/`));
  return { ...group, name: (id, graph) => (isIn(id) ? group.name(id, graph) : null) };
}

/**
 * One file for what the same screens use, of all that `main` loads: else it would be scattered over
 * many small files. As the last group it takes what no other has.
 */
export function usedBySame(main: string): ChunkGroup {
  const usersOf = countUsers(main);
  return {
    name: (id, graph) => {
      const users = usersOf(id, graph);
      return users.length > 1 ? `of-${users.join('-')}` : null;
    },
    debugName: 'used by the same',
    // What a module imports has the same users and more, so that no two files wait for each other.
    includeDependenciesRecursively: false,
  };
}

/** One file for what at least so many of the screens that `main` loads use. */
export function usedByMany(name: string, main: string, least: number): ChunkGroup {
  const usersOf = countUsers(main);
  return {
    name: (id, graph) => (usersOf(id, graph).length >= least ? name : null),
    debugName: name,
  };
}

/** Tells which entries, of all that are loaded by `import()`, need one of our own modules. */
function countUsers(main: string): (id: string, graph: ModuleGraph) => readonly number[] {
  let users: Map<string, number[]> | undefined;
  return (id, graph) => {
    users ??= usersByModule(graph, absolute(main));
    return (id.includes('/src/') && users.get(id)) || [];
  };
}

function usersByModule(graph: ModuleGraph, main: string): Map<string, number[]> {
  const users = new Map<string, number[]>();
  const all = [...reachableFrom(graph, main)];
  const entries = all.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const [at, entry] of [...new Set(entries)].entries()) {
    for (const id of importedModules(graph, entry)) users.set(id, [...(users.get(id) ?? []), at]);
  }
  return users;
}
