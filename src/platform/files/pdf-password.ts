import { createCipheriv, createHash } from 'node:crypto';

/** What PDF puts in place of a missing password. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/**
 * True where an encrypted PDF opens without a password, because its owner only restricts what may
 * be done with it: the empty password is tried, as viewers do (ISO 32000, 7.6; revisions 2 to 6).
 */
export function opensWithoutPassword(dictionary: string, trailer: string): boolean {
  const revision = Number(/\/R\s?(\d)/.exec(dictionary)?.[1]);
  const user = stringAfter(/\/U\s?(?=[(<])/, dictionary);
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    const seal = revision === 5 ? sha(256, salt) : newHash(salt);
    return user.length >= 40 && seal.equals(user.subarray(0, 32));
  }
  const id = stringAfter(/\/ID\s?\[\s?/, trailer);
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(Number(/\/P\s?(-?\d{1,10})/.exec(dictionary)?.[1]) | 0);
  const owner = stringAfter(/\/O\s?(?=[(<])/, dictionary).subarray(0, 32);
  const isBare = revision === 4 && /\/EncryptMetadata\s?false/.test(dictionary);
  const whole = md5(padding, owner, rights, id, Buffer.alloc(isBare ? 4 : 0, 0xff));
  if (revision === 2) return rc4(whole.subarray(0, 5), padding).equals(user.subarray(0, 32));
  const lengths = revision === 4 ? [16] : keyLengths(dictionary);
  return [...lengths].some((length) => sealOf(whole, length, id).equals(user.subarray(0, 16)));
}

/** In bytes. The dictionary may stand among others, which have lengths of their own. */
function keyLengths(dictionary: string): Set<number> {
  const bits = [...dictionary.matchAll(/\/Length\s?(\d{2,3})(?!\d)/g)].map(([, said]) =>
    Number(said),
  );
  return new Set(
    [40, ...bits].filter((each) => each <= 128 && each % 8 === 0).map((each) => each / 8),
  );
}

/** What revisions 3 and 4 write for the empty password. */
function sealOf(whole: Buffer, length: number, id: Buffer): Buffer {
  let key = whole.subarray(0, length);
  for (let round = 0; round < 50; round += 1) key = md5(key).subarray(0, length);
  let seal: Buffer = md5(padding, id);
  for (let round = 0; round < 20; round += 1)
    seal = rc4(
      key.map((byte) => byte ^ round),
      seal,
    );
  return seal;
}

/** The string that begins where the pattern ends: hexadecimal, or written with escapes. */
function stringAfter(name: RegExp, text: string): Buffer {
  const found = name.exec(text);
  const written = found ? text.slice(found.index + found[0].length, found.index + 1024) : '';
  if (written.startsWith('<'))
    return Buffer.from(written.slice(1, written.indexOf('>')).replaceAll(/\s/g, ''), 'hex');
  const bytes: string[] = [];
  let depth = 1;
  for (const [sign, octal] of written.slice(1).matchAll(/\\([0-7]{1,3})|\\(?:\r\n|.)|./gs)) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (depth === 0) break;
    bytes.push(octal ? String.fromCharCode(Number.parseInt(octal, 8)) : plainSign(sign));
  }
  return Buffer.from(bytes.join(''), 'latin1');
}

const plainSign = (sign: string): string =>
  ({ '\\n': '\n', '\\r': '\r', '\\t': '\t', '\\b': '\b', '\\f': '\f', '\\\n': '', '\\\r\n': '' })[
    sign
  ] ?? sign.slice(-1);

/** The hash of revision 6 for the empty password. */
function newHash(salt: Buffer): Buffer {
  let key: Buffer = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const sealed = cipher.setAutoPadding(false).update(Buffer.concat(Array(64).fill(key)));
    const rest = sealed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(([256, 384, 512] as const)[rest] ?? 256, sealed);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const sha = (bits: 256 | 384 | 512, bytes: Buffer) =>
  createHash(`sha${bits}`).update(bytes).digest();
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** OpenSSL has it no more. */
function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, two: number) => {
    [box[one], box[two]] = [box[two] ?? 0, box[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, two] = [0, 0];
  const sealed = bytes.map((byte) => {
    one = (one + 1) & 255;
    two = (two + (box[one] ?? 0)) & 255;
    swap(one, two);
    return byte ^ (box[((box[one] ?? 0) + (box[two] ?? 0)) & 255] ?? 0);
  });
  return Buffer.from(sealed);
}
