import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#platform/text/language.ts';
import type { StyleRule } from './style-rules.ts';

/** What the HTML of a screen points at or carries inside. */
export interface PageAssets {
  /** The style sheets of the screen; the part of them that a page needs is inlined. */
  sheets: readonly (readonly StyleRule[])[];
  /** The module that brings React in, and what goes with it: code, and style sheets as a whole. */
  main: string;
  preloads: string[];
  /** What goes with it on a tap that opens the panel. */
  panel: string[];
}

export interface Assets {
  of(screen: string | undefined, language: Language): Promise<PageAssets>;
  /** The boot script and the service worker; undefined in development. */
  scripts: Scripts | undefined;
  /** What only development needs: tags in the head, and the boot script as a module. */
  development: { tags: string; boot: string } | undefined;
}

interface Scripts {
  /** The boot script stands in the page; with low data only what brings its file at the first tap. */
  boot: string;
  bootBrief: string;
  bootFile: string;
  bootLate: string;
  worker: string | undefined;
}

/** What the build tells the server (`dist/server/pages.json`). */
export interface PagesManifest {
  bootFile: string;
  bootLate: string;
  /** Source files, as the browser build's manifest names them. */
  main: string;
  panel: string;
  /** By name; `table` is the file that names the screen's source. */
  screens: Record<string, { source: string; table: string; sheets: number[] }>;
  /** Of what stands around every screen. */
  layoutSheets: number[];
  sheets: StyleRule[][];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
/** Vite's manifest of a build, by source file. */
type ChunkManifest = Record<string, Chunk>;

/** The built assets of `dist/`, read once. */
export function builtAssets(dist: string): Assets {
  const script = (name: string) => readFileSync(join(dist, 'server', name), 'utf8').trim();
  const pages: PagesManifest = JSON.parse(script('pages.json'));
  const made = new Map<string, PageAssets>();
  for (const language of languages) {
    const manifest: ChunkManifest = JSON.parse(
      readFileSync(join(dist, 'browser', `manifest-${language}.json`), 'utf8'),
    );
    // Without a screen there is only what stands around it.
    for (const name of [undefined, ...Object.keys(pages.screens)]) {
      made.set(`${name} ${language}`, gather(pages, manifest, name));
    }
  }
  return {
    async of(screen, language) {
      const assets = made.get(`${screen} ${language}`);
      if (!assets) throw new Error(`no assets for screen ${screen}`);
      return assets;
    },
    scripts: {
      boot: script('boot.js'),
      bootBrief: script('boot-brief.js'),
      bootFile: pages.bootFile,
      bootLate: pages.bootLate,
      worker: script('sw.js'),
    },
    development: undefined,
  };
}

/** What React needs on a screen, named so that one round trip brings all of it. */
function gather(
  pages: PagesManifest,
  manifest: ChunkManifest,
  name: string | undefined,
): PageAssets {
  const screen = name === undefined ? undefined : pages.screens[name];
  const main = manifest[pages.main];
  if (!main) throw new Error('the browser build has no entry');
  if (!manifest[pages.panel]) throw new Error(`the browser build has no ${pages.panel}`);
  const sources = [pages.main, ...(screen ? [screen.table, screen.source] : [])];
  const chunks = sources.flatMap((source) => [...closure(manifest, source)]);
  const preloads = filesOf(chunks.filter((chunk) => chunk !== main));
  preloads.push(...(main.css ?? []).map((file) => `/${file}`));
  const panel = filesOf([...closure(manifest, pages.panel)]);
  const sheets = [...new Set([...pages.layoutSheets, ...(screen?.sheets ?? [])])];
  return {
    sheets: sheets.map((index) => pages.sheets[index] ?? []),
    main: `/${main.file}`,
    preloads: [...new Set(preloads)],
    panel: panel.filter((file) => !preloads.includes(file) && file !== `/${main.file}`),
  };
}

/** Code first; of style sheets, the screen's last: where two differ about one element, it counts. */
function filesOf(chunks: readonly Chunk[]): string[] {
  const files = [...chunks.map(({ file }) => file), ...chunks.flatMap(({ css }) => css ?? [])];
  return [...new Set(files)].map((file) => `/${file}`);
}

function closure(manifest: ChunkManifest, source: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk)) return seen;
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen.add(chunk);
}
