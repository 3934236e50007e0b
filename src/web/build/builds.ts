import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, UserConfig } from 'vite';
import type { Language } from '#platform/text/language.ts';
import { type CodePart, manifestName, type PagesManifest } from '../server/assets.ts';
import { browserCalls } from './browser-calls.ts';
import { browserPages } from './browser-pages.ts';
import { className } from './class-names.ts';
import { scriptTarget, styleBrowsers, styleTargets } from './engines.ts';
import { oneLanguage } from './one-language.ts';
import { pageSheets } from './page-sheets.ts';
import { raiseStyle } from './raise-style.ts';
import { written } from './read-style.ts';
import { splitExports } from './split-exports.ts';
import type { WebsiteBuild } from './website-build.ts';

const css = { modules: { generateScopedName: className }, lightningcss: { exclude: written } };
// Otherwise a helper writes the fields of classes: half a kilobyte in every file that has one.
const transform = {
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true },
};
const shared = { configFile: false, logLevel: 'warn', publicDir: false, css } as const;

export function development(website: WebsiteBuild): UserConfig {
  return {
    plugins: [react(), raiseStyle(website.kit), ...website.readers, browserCalls()],
    appType: 'custom',
    server: { middlewareMode: true },
    css,
  };
}

/**
 * Names of files that never change. `static-files.ts` serves only names of these shapes. Pages list
 * what they may load, and a name of each file would cost every phone half a kilobyte: the manifest
 * in `dist/browser` tells which file is which.
 */
const hashed = '[hash:7]';
const named = '[name]-[hash:7]';

/** What is the same in all builds has the same name in one folder, and comes once. */
const everywhere = ['react', 'rolldown-runtime'];

/** React in the browser: one build for each language, so that a phone loads only one. */
export function browserBuild(
  website: WebsiteBuild,
  part: CodePart,
  language: Language,
): InlineConfig {
  const { main, folder, chunks } = website.browser[part];
  const own = join('assets', folder);
  return {
    ...shared,
    plugins: [
      react(),
      raiseStyle(website.kit),
      ...website.readers,
      browserCalls(),
      browserPages(),
      splitExports(website.splitFiles),
      oneLanguage(language),
    ],
    worker: { rolldownOptions: { output: { entryFileNames: `assets/${named}.js` } } },
    build: {
      outDir: 'dist/browser',
      emptyOutDir: false,
      target: scriptTarget,
      cssTarget: styleBrowsers,
      manifest: manifestName(part, language),
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: main,
        // What one part loads only when somebody asks may be in the first file of the other.
        checks: { ineffectiveDynamicImport: false },
        transform,
        // A component that nothing draws, as in what the server alone asks of a page, is left out
        // with its style, though its file calls React's runtime.
        treeshake: { moduleSideEffects: [{ test: /\.tsx$/, sideEffects: false }] },
        output: {
          entryFileNames: `${own}/${named}.js`,
          chunkFileNames: ({ name }) =>
            `${everywhere.includes(name) ? 'assets' : own}/${name === 'react' ? named : hashed}.js`,
          assetFileNames: `${own}/${hashed}[extname]`,
          codeSplitting: { groups: [...chunks] },
        },
      },
    },
  };
}

/** A script in one file: the boot script, the service worker. */
export function scriptBuild(
  entry: string,
  file: string,
  define: Record<string, string> = {},
): InlineConfig {
  return {
    ...shared,
    define,
    build: {
      outDir: 'dist/server',
      emptyOutDir: false,
      target: scriptTarget,
      lib: { entry, formats: ['iife'], name: 'script', fileName: () => file },
      rolldownOptions: { transform },
    },
  };
}

/** The server, bundled so that it starts fast. Packages with binaries stay outside. */
export function serverBuild(
  website: WebsiteBuild,
  onSheets: (sheets: Pick<PagesManifest, 'screens' | 'layoutSheets' | 'sheets'>) => void,
): InlineConfig {
  const { open, restricted } = website.browser;
  return {
    ...shared,
    // Else React's development code comes along, and draws wherever NODE_ENV says something else.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      react(),
      raiseStyle(website.kit),
      ...website.readers,
      pageSheets({
        layout: website.layout,
        tables: { open: open.screens, restricted: restricted.screens },
        targets: styleTargets,
        onSheets,
      }),
    ],
    ssr: { noExternal: true, external: [...website.serverPackages] },
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: false,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: {
        input: website.server,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}
