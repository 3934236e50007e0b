import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import type { Language } from '#platform/text/language.ts';

/** The oldest browsers that get more than plain pages. */
const browsers = ['chrome111', 'safari16.4', 'firefox114'];

const entry = 'src/web/browser/main.tsx';
/** Drawn by the server alone: its style belongs to every page, though its code to none. */
const footer = 'src/app/ui/footer.tsx';
const catalogue = 'src/features/catalogue/ui/catalogue-page.tsx';
const ownQuotes = 'src/features/quotes/ui/my-quotes-page.tsx';
const quotation = 'src/features/quotes/ui/quote-parts.tsx';

/** Where staff's code goes; the server gives that folder to staff only. */
const staffFolder = 'assets/staff';

/** Whose each short class name is. */
const classNames = new Map<string, string>();

/** Hot-reloading development, and what the builds below share. */
export default defineConfig({
  plugins: [react(), kitLayer()],
  appType: 'custom',
  server: { middlewareMode: true },
  css: { modules: { generateScopedName: className } },
});

/** The browser's React: one build for each language, so that a phone never loads the other one. */
export function browserBuild(language: Language): InlineConfig {
  return {
    configFile: false,
    plugins: [react(), kitLayer(), oneLanguage(language), withoutKitPage()],
    logLevel: 'warn',
    publicDir: false,
    css: { modules: { generateScopedName: className } },
    build: {
      outDir: 'dist/browser',
      emptyOutDir: language === 'es',
      target: browsers,
      manifest: `manifest-${language}.json`,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: (chunk) =>
            chunk.moduleIds.some((id) => isStaffModule(id))
              ? `${staffFolder}/[name]-[hash].js`
              : 'assets/[name]-[hash].js',
          assetFileNames: (asset) =>
            asset.names.some((name) => /^(admin|staff)/.test(name))
              ? `${staffFolder}/[name]-[hash][extname]`
              : 'assets/[name]-[hash][extname]',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
              // On a line with 400 ms each way, thirty small files would cost five round trips: what
              // every screen needs is one, what lists share with other screens, and the quotation; of
              // the last two the kit's parts are apart, which other screens have use for too.
              { ...broughtBy('shop', entry), priority: 2 },
              { ...broughtBy('parts', catalogue, quotation), priority: 1.5 },
              { ...ofKit(broughtBy('list-kit', catalogue)), minShareCount: 2, priority: 1.2 },
              { ...broughtBy('list', catalogue), minShareCount: 2, priority: 1 },
              {
                name: 'copy',
                test: /\/(kit\/copy-button|browser\/idempotency-key)/,
                priority: 0.6,
              },
              { ...ofKit(broughtBy('quote-kit', quotation)), priority: 0.5 },
              { ...broughtBy('quotes', quotation, ownQuotes), priority: 0.4 },
              broughtBy('quote', quotation),
            ],
          },
        },
      },
    },
  };
}

/**
 * The style of each screen, to be inlined: the same modules in small pieces, so that a page carries
 * no more than it needs. Only its style sheets are used.
 */
export function styleBuild(): InlineConfig {
  const build = browserBuild('es');
  return {
    ...build,
    plugins: [react(), kitLayer()],
    build: {
      ...build.build,
      outDir: 'dist/styles',
      manifest: 'manifest.json',
      rolldownOptions: { input: [entry, footer] },
    },
  };
}

/** A script of one file: the inline boot script, the service worker. */
export function scriptBuild(entry: string, file: string): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist/server',
      emptyOutDir: false,
      target: browsers,
      lib: { entry, formats: ['iife'], name: 'script', fileName: () => file },
    },
  };
}

/** The server, bundled so that it starts fast; packages with binaries of their own stay outside. */
export const serverBuild: InlineConfig = {
  configFile: false,
  plugins: [react(), kitLayer()],
  logLevel: 'warn',
  publicDir: false,
  css: { modules: { generateScopedName: className } },
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', 'sharp', 'pg', 'oidc-provider', 'nodemailer'],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: false,
    target: 'node24',
    copyPublicDir: false,
    rolldownOptions: {
      input: { main: 'src/app/server/main.ts', tasks: 'src/app/server/task-main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
};

/**
 * Four signs for a class of a file, the same in every build: each one more is a byte for each class
 * in every document, as chance does not compress.
 */
function className(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?');
  const whose = `${path} ${name}`;
  const sum = createHash('sha256').update(whose).digest('base64url');
  // A class begins with a letter.
  const short = /[a-z][\w-]{3}/i.exec(sum)?.[0] ?? sum;
  const other = classNames.get(short);
  if (other && other !== whose) throw new Error(`one class name for two: ${other}, ${whose}`);
  classNames.set(short, whose);
  return short;
}

/** Puts the kit's style into a layer: whatever uses it may override it, in any order of loading. */
function kitLayer(): Plugin {
  return {
    name: 'kit-layer',
    enforce: 'pre',
    transform: (code, id) => (/\/src\/kit\/[^?]*\.css$/.test(id) ? `@layer kit{${code}}` : null),
  };
}

/**
 * All modules that a module imports, by however many steps, as one file; `import()` does not count.
 * With several: what all of them import.
 */
function broughtBy(name: string, ...all: string[]) {
  const isBrought = (id: string, by: string, graph: ModuleGraph, seen: Set<string>): boolean => {
    if (!id.includes('/src/') || seen.has(id)) return false;
    seen.add(id);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    return importers.some((one) => one.endsWith(by) || isBrought(one, by, graph, seen));
  };
  const nameOf = (id: string, graph: ModuleGraph) =>
    all.every((by) => isBrought(id, by, graph, new Set())) ? name : null;
  return { name: nameOf, debugName: name };
}

function ofKit(group: ReturnType<typeof broughtBy>) {
  const nameOf = (id: string, graph: ModuleGraph) =>
    /\/src\/(kit|platform)\//.test(id) ? group.name(id, graph) : null;
  return { ...group, name: nameOf };
}

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

function isStaffModule(id: string): boolean {
  return /\/(ui|kit)\/staff\/|\/staff-pages/.test(id);
}

/**
 * The design system shows every icon and every part: with its code, customers would load them all.
 * In a built shop it stands still; while developing it is alive.
 */
function withoutKitPage(): Plugin {
  return {
    name: 'without-kit-page',
    enforce: 'pre',
    transform: (_, id) => (id.endsWith('/app/ui/kit-page.tsx') ? 'export const page = {}' : null),
  };
}

/** Replaces the other language by this one, and the bundler drops it (see platform/language.ts). */
function oneLanguage(language: Language): Plugin {
  const dropped = language === 'es' ? 'en' : 'es';
  return {
    name: 'one-language',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/')) return null;
      return code.replaceAll(
        'bothLanguages({ es, en })',
        `bothLanguages({ ${language}, ${dropped}: ${language} })`,
      );
    },
  };
}
