import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#platform/text/language.ts';
import type { StyleRule } from './style-rules.ts';

/** The files that the HTML of a screen names or carries. */
export interface PageAssets {
  /** A page inlines only the rules that it needs. */
  sheets: readonly (readonly StyleRule[])[];
  /** The module that starts React, and the code and style sheets that are loaded with it. */
  main: string;
  preloads: string[];
  overlay: string[];
}

/** The browser's code is built for the screens of each table by itself. */
export type CodePart = (typeof codeParts)[number];
export const codeParts = ['open', 'restricted'] as const;
export const manifestName = (part: CodePart, language: Language) =>
  `manifest-${part}-${language}.json`;

export interface Assets {
  of(screen: string | undefined, part: CodePart, language: Language): Promise<PageAssets>;
  /** The boot script and the service worker; undefined in development. */
  scripts: Scripts | undefined;
  /** Only in development: tags for the head, and the boot script as a module. */
  development: { tags: string; boot: string } | undefined;
}

interface Scripts {
  /**
   * The boot script is part of the page. With low data, the page has `bootLowData`, which loads
   * `bootFile` at the first tap.
   */
  boot: string;
  bootLowData: string;
  bootFile: string;
  bootDeferred: string;
  worker: string | undefined;
}

/** Written by the build (`dist/server/pages.json`). */
export interface PagesManifest {
  bootFile: string;
  bootDeferred: string;
  /** Source files, by their names in the manifest of the browser build. */
  main: Record<CodePart, string>;
  /** Of the open part. */
  overlay: string;
  screens: Record<string, { source: string; part: CodePart; sheets: number[] }>;
  layoutSheets: number[];
  sheets: StyleRule[][];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type ChunkManifest = Record<string, Chunk>;

export function builtAssets(dist: string): Assets {
  const script = (name: string) => readFileSync(join(dist, 'server', name), 'utf8').trim();
  const pages: PagesManifest = JSON.parse(script('pages.json'));
  const assetsByKey = new Map<string, PageAssets>();
  for (const [part, language] of codeParts.flatMap((each) =>
    languages.map((one) => [each, one] as const),
  )) {
    const manifest: ChunkManifest = JSON.parse(
      readFileSync(join(dist, 'browser', manifestName(part, language)), 'utf8'),
    );
    const names = Object.keys(pages.screens).filter((each) => pages.screens[each]?.part === part);
    // `undefined` stands for a page without a screen, which has only the layout.
    for (const name of [undefined, ...names]) {
      assetsByKey.set(`${name} ${part} ${language}`, gather(pages, manifest, part, name));
    }
  }
  return {
    async of(screen, part, language) {
      const assets = assetsByKey.get(`${screen} ${part} ${language}`);
      if (!assets) throw new Error(`no assets for screen ${screen}`);
      return assets;
    },
    scripts: {
      boot: script('boot.js'),
      bootLowData: script('boot-low-data.js'),
      bootFile: pages.bootFile,
      bootDeferred: pages.bootDeferred,
      worker: script('sw.js'),
    },
    development: undefined,
  };
}

/** Collects all files that React needs on a screen, so that they load in one round trip. */
function gather(
  pages: PagesManifest,
  manifest: ChunkManifest,
  part: CodePart,
  name: string | undefined,
): PageAssets {
  const screen = name === undefined ? undefined : pages.screens[name];
  const entry = pages.main[part];
  const main = manifest[entry];
  if (!main) throw new Error(`the browser build has no ${entry}`);
  if (part === 'open' && !manifest[pages.overlay])
    throw new Error(`the browser build has no ${pages.overlay}`);
  const sources = [entry, ...(screen ? [screen.source] : [])];
  const chunks = sources.flatMap((source) => [...closure(manifest, source)]);
  const preloads = filesOf(chunks.filter((chunk) => chunk !== main));
  preloads.push(...(main.css ?? []).map((file) => `/${file}`));
  const overlay = filesOf([...closure(manifest, pages.overlay)]);
  const sheets = [...new Set([...pages.layoutSheets, ...(screen?.sheets ?? [])])];
  return {
    sheets: sheets.map((index) => pages.sheets[index] ?? []),
    main: `/${main.file}`,
    preloads: [...new Set(preloads)],
    overlay: overlay.filter((file) => !preloads.includes(file) && file !== `/${main.file}`),
  };
}

/**
 * Lists the code first and the style sheet of the screen last: when two sheets disagree, it wins.
 */
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
