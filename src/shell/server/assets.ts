import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pagesSource from '../../pages.ts?raw';
import { type Language, languages } from '../../platform/language.ts';

/** What the HTML of a screen points at or carries inside. */
export interface PageAssets {
  /** The style sheet of the screen, to be inlined. */
  css: string;
  /** The files `css` was made of, so that the browser does not load them again. */
  cssFiles: string[];
  /** The module that brings React in, and what it will ask for next. */
  main: string;
  preloads: string[];
}

export interface Assets {
  of(screen: string | undefined, language: Language): Promise<PageAssets>;
  /** The inline boot script; undefined in development, where it is a module. */
  boot: string | undefined;
  /** The service worker; undefined in development. */
  worker: string | undefined;
  /** Tags that only development needs. */
  developmentTags: string;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const mainSource = 'src/shell/browser/main.tsx';

/** The built assets of `dist/`, read once. */
export function builtAssets(dist: string): Assets {
  const made = new Map<string, PageAssets>();
  for (const language of languages) {
    const manifest: Manifest = JSON.parse(
      readFileSync(join(dist, 'browser', `manifest-${language}.json`), 'utf8'),
    );
    // Without a screen (not found, denied, failed) there is only what stands around it.
    made.set(`${undefined} ${language}`, gather(manifest, undefined, join(dist, 'browser')));
    for (const [screen, source] of screenSources()) {
      made.set(`${screen} ${language}`, gather(manifest, source, join(dist, 'browser')));
    }
  }
  return {
    async of(screen, language) {
      const assets = made.get(`${screen} ${language}`);
      if (!assets) throw new Error(`no assets for screen ${screen}`);
      return assets;
    },
    boot: readFileSync(join(dist, 'server', 'boot.js'), 'utf8').trim(),
    worker: builtWorker(dist),
    developmentTags: '',
  };
}

/** The service worker, named after everything that the browser was built of. */
function builtWorker(dist: string): string {
  const build = createHash('sha256');
  for (const language of languages) {
    build.update(readFileSync(join(dist, 'browser', `manifest-${language}.json`)));
  }
  return readFileSync(join(dist, 'server', 'sw.js'), 'utf8')
    .trim()
    .replace('__BUILD__', build.digest('hex').slice(0, 12));
}

/** The source file of each screen, as `pages.ts` has it. */
export function screenSources(): Map<string, string> {
  const entries = pagesSource.matchAll(/(\w+): screen\([^)]*\(\) =>\s*import\('\.\/([^']+)'\)/g);
  return new Map([...entries].map(([, name = '', file = '']) => [name, `src/${file}`]));
}

function gather(manifest: Manifest, source: string | undefined, folder: string): PageAssets {
  const sources = source ? [mainSource, source] : [mainSource];
  const chunks = [...new Set(sources.flatMap((each) => [...closure(manifest, each)]))];
  const cssFiles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const main = manifest[mainSource];
  if (!main) throw new Error('the browser build has no entry');
  return {
    css: cssFiles
      .map((file) => join(folder, file))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, 'utf8').trim())
      .join(''),
    cssFiles: cssFiles.map((file) => `/${file}`),
    main: `/${main.file}`,
    preloads: chunks.filter((chunk) => chunk !== main).map((chunk) => `/${chunk.file}`),
  };
}

function closure(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk)) return seen;
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen.add(chunk);
}
