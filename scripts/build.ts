import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { browserBuild, scriptBuild, serverBuild, styleBuild } from '../vite.config.ts';

// Builds browser and server into `dist/`; static files are compressed once, here.

// Whatever the shell says: with another value React's development code would be built in.
process.env.NODE_ENV = 'production';
rmSync('dist', { recursive: true, force: true });
await build(scriptBuild('src/web/browser/boot.ts', 'boot.js'));
await build(scriptBuild('src/web/browser/boot-brief.ts', 'boot-brief.js'));
await build(scriptBuild('src/web/browser/service-worker.ts', 'sw.js'));
await build(styleBuild());
await build(browserBuild('es'));
await build(browserBuild('en'));
await build(serverBuild);
keepBoot();
compress('dist/browser/assets');

/** Pages with low data do not carry the boot script: they name it. */
function keepBoot(): void {
  const script = readFileSync('dist/server/boot.js');
  const name = createHash('sha256').update(script).digest('hex').slice(0, 8);
  writeFileSync(`dist/browser/assets/boot-${name}.js`, script);
}

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
