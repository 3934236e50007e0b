import { readFileSync } from 'node:fs';

/** The address of a source's code in Spanish: built files have no names. */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync('dist/browser/manifest-es.json', 'utf8'),
  );
  const [, built] = Object.entries(manifest).find(([path]) => path.endsWith(`/${source}`)) ?? [];
  if (!built) throw new Error(`there is no ${source}`);
  return `/${built.file}`;
}
