import { readFileSync } from 'node:fs';
import { type CodePart, codeParts, manifestName } from '#web/server/assets.ts';

/** The address of a source's code in Spanish, the shop's or staff's: built files have no names. */
export function builtFile(source: string): string {
  const [, built] =
    codeParts.flatMap(sourcesOf).find(([path]) => path.endsWith(`/${source}`)) ?? [];
  if (!built) throw new Error(`there is no ${source}`);
  return `/${built.file}`;
}

function sourcesOf(part: CodePart): [source: string, built: { file: string }][] {
  return Object.entries(
    JSON.parse(readFileSync(`dist/browser/${manifestName(part, 'es')}`, 'utf8')),
  );
}
