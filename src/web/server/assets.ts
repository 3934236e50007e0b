import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pagesSource from '#pages.ts?raw';
import { type Language, languages } from '#platform/text/language.ts';
import staffPagesSource from '#staff-pages.ts?raw';
import { type Piece, readStyle } from './used-style.ts';

/** What the HTML of a screen points at or carries inside. */
export interface PageAssets {
  /** The style of the screen; the part of it that a page needs is inlined. */
  style: readonly Piece[];
  /** The module that brings React in, and what goes with it: code, and style sheets as a whole. */
  main: string;
  preloads: string[];
  /** What goes with it on a tap that opens the quotation. */
  quote: string[];
}

export interface Assets {
  of(screen: string | undefined, language: Language): Promise<PageAssets>;
  /** The boot script; undefined in development, where it is a module. */
  boot: Boot | undefined;
  /** The service worker; undefined in development. */
  worker: string | undefined;
  /** Tags that only development needs. */
  developmentTags: string;
}

/** It stands in the page; with low data only what brings its file at the first tap. */
interface Boot {
  inline: string;
  brief: string;
  file: string;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const mainSource = 'src/web/browser/main.tsx';
/** The server alone draws it: the build of the styles has it, that of the browser has no code of it. */
const footerSource = 'src/app/ui/footer.tsx';
const quoteSource = 'src/features/quotes/ui/quote-parts.tsx';
/** Comes with every screen that it names. */
const staffSource = 'src/staff-pages.ts';

/** The built assets of `dist/`, read once. */
export function builtAssets(dist: string): Assets {
  const styles = readStyles(join(dist, 'styles'));
  const script = (name: string) => readFileSync(join(dist, 'server', name), 'utf8').trim();
  const made = new Map<string, PageAssets>();
  for (const language of languages) {
    const manifest = readManifest(join(dist, 'browser', `manifest-${language}.json`));
    // Without a screen (not found, denied, failed) there is only what stands around it.
    for (const [screen, source] of [[undefined, undefined], ...screenSources()] as const) {
      made.set(`${screen} ${language}`, { ...gather(manifest, source), style: styles(source) });
    }
  }
  return {
    async of(screen, language) {
      const assets = made.get(`${screen} ${language}`);
      if (!assets) throw new Error(`no assets for screen ${screen}`);
      return assets;
    },
    boot: {
      inline: script('boot.js'),
      brief: script('boot-brief.js'),
      file: `/assets/${readdirSync(join(dist, 'browser/assets')).find((name) => /^boot-\w{8}\.js$/.test(name))}`,
    },
    worker: builtWorker(dist),
    developmentTags: '',
  };
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The style of a screen and of what stands around it, from the build in small pieces. */
function readStyles(folder: string): (source: string | undefined) => readonly Piece[] {
  const manifest = readManifest(join(folder, 'manifest.json'));
  return (source) =>
    readStyle(
      [...new Set(chunksOf(manifest, source).flatMap((chunk) => chunk.css ?? []))]
        .map((file) => readFileSync(join(folder, file), 'utf8').trim())
        .join(''),
    );
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

/** The source file of each screen, as `pages.ts` and `staff-pages.ts` have it. */
export function screenSources(): Map<string, string> {
  const written = pagesSource + staffPagesSource;
  const entries = written.matchAll(/(\w+): screen\([^)]*\(\) =>\s*import\('\.\/([^']+)'\)/g);
  return new Map([...entries].map(([, name = '', file = '']) => [name, `src/${file}`]));
}

/** What React needs on a screen, named so that one round trip brings all of it. */
function gather(manifest: Manifest, source: string | undefined): Omit<PageAssets, 'style'> {
  const main = manifest[mainSource];
  if (!main) throw new Error('the browser build has no entry');
  const preloads = filesOf(chunksOf(manifest, source).filter((chunk) => chunk !== main));
  preloads.push(...(main.css ?? []).map((file) => `/${file}`));
  const quote = filesOf([...closure(manifest, quoteSource)]);
  return {
    main: `/${main.file}`,
    preloads: [...new Set(preloads)],
    quote: quote.filter((file) => !preloads.includes(file) && file !== `/${main.file}`),
  };
}

/** Code first; of style sheets, the screen's last: where two differ about one element, it counts. */
function filesOf(chunks: readonly Chunk[]): string[] {
  const files = [...chunks.map(({ file }) => file), ...chunks.flatMap(({ css }) => css ?? [])];
  return [...new Set(files)].map((file) => `/${file}`);
}

function chunksOf(manifest: Manifest, source: string | undefined): Chunk[] {
  const staff = source?.includes('/ui/staff/') ? [staffSource] : [];
  const sources = [mainSource, ...staff, ...(source ? [source] : []), footerSource];
  return [...new Set(sources.flatMap((each) => [...closure(manifest, each)]))];
}

function closure(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk)) return seen;
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen.add(chunk);
}
