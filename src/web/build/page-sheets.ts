import type { Targets } from 'lightningcss';
import type { Plugin } from 'vite';
import type { PagesManifest } from '../server/assets.ts';
import { broughtBy } from './module-graph.ts';
import { readStyle } from './read-style.ts';
import { absolute, screenSources } from './screen-sources.ts';

interface SheetOptions {
  /** Imports what stands around every screen. */
  layout: string;
  /** Tables of screens. */
  tables: readonly string[];
  targets: Targets;
  done(sheets: Pick<PagesManifest, 'screens' | 'layoutSheets' | 'sheets'>): void;
}

/**
 * Tells which style sheets the modules of each screen import, in which order, and takes them apart:
 * a page carries what it needs of them. Part of the server's build, which has the code of all that
 * is ever drawn.
 */
export function pageSheets({ layout, tables, targets, done }: SheetOptions): Plugin {
  const styles = new Map<string, string>();
  return {
    name: 'page-sheets',
    // After Vite has given the classes their names, and before it takes the style out of the module.
    transform(code, id) {
      if (isStyle(id)) styles.set(id, code);
    },
    buildEnd() {
      const ids = [...styles.keys()];
      const sheetsOf = (source: string) =>
        [...broughtBy(this, absolute(source))]
          .filter((id) => styles.has(id))
          .map((id) => ids.indexOf(id));
      const screens: PagesManifest['screens'] = {};
      for (const table of tables) {
        for (const [name, source] of screenSources(table)) {
          screens[name] = { source, table, sheets: sheetsOf(source) };
        }
      }
      const sheets = ids.map((id) => readStyle(styles.get(id) ?? '', targets));
      done({ screens, layoutSheets: sheetsOf(layout), sheets });
    },
  };
}

function isStyle(id: string): boolean {
  return id.endsWith('.css');
}
