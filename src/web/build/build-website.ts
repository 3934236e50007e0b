import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { languages } from '#platform/text/language.ts';
import { codeParts, type PagesManifest } from '../server/assets.ts';
import { browserBuild, scriptBuild, serverBuild } from './builds.ts';
import { oldStyle } from './old-style.ts';
import type { WebsiteBuild } from './website-build.ts';

const assets = 'dist/browser/assets';

/** Builds browser and server into `dist/` and compresses the static files. */
export async function buildWebsite(website: WebsiteBuild): Promise<void> {
  // With another value from the shell, React's development code would be built in.
  process.env.NODE_ENV = 'production';
  rmSync('dist', { recursive: true, force: true });
  for (const part of codeParts) {
    for (const language of languages) await build(browserBuild(website, part, language));
  }
  const sheets = globSync(`${assets}/*.css`).sort();
  const style = oldStyle(sheets.map((file) => readFileSync(file, 'utf8')).join(''));
  const oldSheet = { __OLD_STYLE__: JSON.stringify(writeFile('old-style', 'css', style)) };
  await build(scriptBuild(website.aid, 'aid.js', oldSheet));
  const aid = { __AID_SCRIPT__: JSON.stringify(writeAsset('aid')) };
  await build(scriptBuild(website.boot, 'boot.js', aid));
  await build(scriptBuild(website.bootLowData, 'boot-low-data.js'));
  const addresses: Record<string, string> = {};
  for (const [place, file] of Object.entries(website.bootDeferredScripts)) {
    const name = basename(file, '.ts');
    // A script may bring those before it.
    await build(scriptBuild(file, `${name}.js`, addresses));
    addresses[place] = JSON.stringify(writeAsset(name));
  }
  await build(scriptBuild(website.bootDeferred, 'boot-deferred.js', addresses));
  await build(
    scriptBuild(website.serviceWorker, 'sw.js', { __BUILD__: JSON.stringify(browserHash()) }),
  );
  await build(
    serverBuild(website, (sheets) => {
      const { overlay } = website;
      const { open, restricted } = website.browser;
      const main = { open: open.main, restricted: restricted.main };
      const files = { bootFile: writeAsset('boot'), bootDeferred: writeAsset('boot-deferred') };
      const manifest: PagesManifest = { ...files, main, overlay, ...sheets };
      writeFileSync('dist/server/pages.json', JSON.stringify(manifest));
    }),
  );
  await compress(assets);
}

function writeAsset(name: string): string {
  return writeFile(name, 'js', readFileSync(`dist/server/${name}.js`));
}

function writeFile(name: string, type: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
  const file = `${name}-${hash}.${type}`;
  writeFileSync(join(assets, file), content);
  return `/assets/${file}`;
}

function browserHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('dist/browser/manifest-*.json').sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg}`);
  const packed = files.map(async (path) => {
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, await packBrotli(bytes, { params }));
    writeFileSync(`${path}.gz`, await packGzip(bytes, { level: 9 }));
  });
  await Promise.all(packed);
}

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
