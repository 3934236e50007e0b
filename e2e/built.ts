import { readFileSync } from 'node:fs';

/** Where browsers load the code of a source from, in Spanish: built files have no names. */
export function scriptOf(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/browser/manifest-es.json', 'utf8'),
  );
  const [, built] = Object.entries(manifest).find(([path]) => path.endsWith(`/${source}`)) ?? [];
  if (!built) throw new Error(`there is no ${source}`);
  return `**/${built.file}`;
}
