import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { ownPictureHash } from '../../pictures/server/picture-adding.ts';
import { type ImportOnePicture, takePictures } from '../../pictures/server/take-pictures.ts';
import { importLimits } from '../../products/product-form.ts';
import type { ImportRemark } from '../../products/staff-schema.ts';
import { importProblemTexts } from '../messages.ts';
import type { ImportRow } from './import-reading.ts';

export interface ImportPictures {
  hashes: Map<string, string>;
  outside: Set<string>;
  errors: ImportRemark[];
}

/** Separates our pictures from those of other sites, and checks that ours exist. */
export async function checkPictures(
  services: Services,
  rows: readonly ImportRow[],
  language: Language,
): Promise<ImportPictures> {
  const ownHashes = new Map<string, string>();
  const outside = new Set<string>();
  const errors: ImportRemark[] = [];
  for (const { row, change } of rows) {
    const theirs: string[] = [];
    for (const address of change.images ?? []) {
      const hash = ownPictureHash(address, services.config.publicUrl);
      if (hash) ownHashes.set(address, hash);
      else if (!outside.has(address)) theirs.push(address);
    }
    if (outside.size + theirs.length > importLimits.pictures) {
      errors.push({ row, column: 'images', message: importProblemTexts[language].tooManyPictures });
    } else for (const address of theirs) outside.add(address);
  }
  const shownHashes = await findShownHashes(services.db, [...ownHashes.values()]);
  const results = await takePictures(services, ownHashes.keys(), { knownHashes: shownHashes });
  errors.push(...remarksOn(rows, results, language));
  return { hashes: ownHashes, outside, errors };
}

export async function fetchPictures(
  services: Services,
  { outside, hashes }: ImportPictures,
  rows: readonly ImportRow[],
  { language, importOne }: { language: Language; importOne: ImportOnePicture | undefined },
): Promise<ImportRemark[]> {
  const wanted = new Set(rows.flatMap(({ change }) => change.images ?? []));
  const theirs = [...outside].filter((address) => wanted.has(address));
  const results = await takePictures(services, theirs, { importOne });
  for (const [address, picture] of results) {
    if ('hash' in picture) hashes.set(address, picture.hash);
  }
  return remarksOn(rows, results, language);
}

function remarksOn(
  rows: readonly ImportRow[],
  results: Awaited<ReturnType<typeof takePictures>>,
  language: Language,
): ImportRemark[] {
  return rows.flatMap(({ row, change }) =>
    (change.images ?? []).flatMap((address) => {
      const picture = results.get(address);
      if (!picture || 'hash' in picture) return [];
      const message = importProblemTexts[language].picture(
        address,
        picture.appError.kind.message[language],
      );
      return [{ row, column: 'images', message }];
    }),
  );
}

/** Pictures that a product shows surely exist. */
async function findShownHashes(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const { rows } = await sql<{ hash: string }>`
    select distinct p ->> 'hash' as hash from product, json_array_elements(pictures) as e (p)
    where p ->> 'hash' = any(${[...new Set(hashes)]}::text[])`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}
