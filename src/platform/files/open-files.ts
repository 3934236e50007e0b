import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Files, folderFiles } from './files.ts';

export async function openFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  if (!s3) return folderFiles(join(dataDir, 'files'));
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(s3);
}
