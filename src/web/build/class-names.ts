import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Whose each short class name is. */
const owners = new Map<string, string>();

/**
 * A class of a style module, four characters long and the same in every build: each one more is a
 * byte for each class in every document, as chance does not compress.
 */
export function className(name: string, file: string): string {
  const [path = ''] = relative(process.cwd(), file).split('?');
  const owner = `${path} ${name}`;
  const hash = createHash('sha256').update(owner).digest('base64url');
  // A class begins with a letter.
  const short = /[a-z][\w-]{3}/i.exec(hash)?.[0] ?? hash;
  const other = owners.get(short);
  if (other && other !== owner) throw new Error(`one class name for two: ${other}, ${owner}`);
  owners.set(short, owner);
  return short;
}
