import type { Targets } from 'lightningcss';
import type { Plugin } from 'vite';
import { type CodePart, codeParts, type PagesManifest } from '../server/assets.ts';
import { importedModules } from './module-graph.ts';
import { readStyle } from './read-style.ts';
import { absolute, screenSources } from './screen-sources.ts';

interface SheetOptions {
  layout: string;
  /** Tables of screens. */
  tables: Record<CodePart, string>;
  targets: Targets;
  onSheets(sheets: Pick<PagesManifest, 'screens' | 'layoutSheets' | 'sheets'>): void;
}

/**
 * Finds the style sheets that each screen imports, in order, and parses them. Part of the server's
 * build, which has the code of everything that is rendered.
 */
export function pageSheets({ layout, tables, targets, onSheets }: SheetOptions): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'page-sheets',
    // Runs after Vite has named the classes, and before it removes the style from the module.
    transform(code, id) {
      if (isStyle(id)) styles.set(id, code);
    },
    buildEnd() {
      const ids = [...styles.keys()];
      const sheetsOf = (modules: Iterable<string>) =>
        [...new Set(modules)].filter((id) => styles.has(id)).map((id) => ids.indexOf(id));
      const modulesOf = (source: string) => [...importedModules(this, absolute(source))];
      const screens: PagesManifest['screens'] = {};
      for (const part of codeParts) {
        for (const [name, source] of screenSources(tables[part])) {
          const own = modulesOf(source);
          // What it brings at some of its addresses has style, too.
          const brought = own
            .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
            .flatMap((id) => [...importedModules(this, id)]);
          screens[name] = { source, part, sheets: sheetsOf([...own, ...brought]) };
        }
      }
      const sheets = ids.map((id) => readStyle(styles.get(id) ?? '', targets));
      onSheets({ screens, layoutSheets: sheetsOf(modulesOf(layout)), sheets });
    },
  };
}

function isStyle(id: string): boolean {
  return id.endsWith('.css');
}
