import type { Plugin } from 'vite';
import { reachableFrom } from './module-graph.ts';
import { absolute } from './screen-sources.ts';

/**
 * Tells which files only the screens of a table need: the chunks whose modules no other screen
 * reaches, and the style sheets of those chunks, which have their name.
 */
export function restrictedFiles(main: string, table: string) {
  let open = new Set<string>();
  const names = { open: new Set<string>(), restricted: new Set<string>() };
  const plugin: Plugin = {
    name: 'restricted-files',
    buildEnd() {
      open = reachableFrom(this, absolute(main), absolute(table));
    },
  };
  return {
    plugin,
    isRestrictedChunk({ name, moduleIds }: { name: string; moduleIds: readonly string[] }) {
      const restricted = moduleIds.length > 0 && moduleIds.every((id) => !open.has(id));
      names[restricted ? 'restricted' : 'open'].add(name);
      return restricted;
    },
    isRestrictedAsset({ names: files }: { names: readonly string[] }) {
      const isRestricted = (name: string) => names.restricted.has(name) && !names.open.has(name);
      return files.some((file) => isRestricted(file.replace(/\.css$/, '')));
    },
  };
}
