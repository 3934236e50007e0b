import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const owners = new Map<string, string>();

/**
 * Returns the name of a class: four characters, the same in every build. A longer name costs a byte
 * for each class in every document, since random characters do not compress.
 */
export function className(name: string, file: string): string {
  const [path = ''] = relative(process.cwd(), file).split('?');
  const owner = `${path} ${name}`;
  const hash = createHash('sha256').update(owner).digest('base64url');
  // A class must begin with a letter.
  const short = /[a-z][\w-]{3}/i.exec(hash)?.[0] ?? hash;
  const other = owners.get(short);
  if (other && other !== owner) throw new Error(`one class name for two: ${other}, ${owner}`);
  owners.set(short, owner);
  return short;
}
