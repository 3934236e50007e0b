export type FileKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf';

/** What a file is by its first bytes; names and types that a browser tells mean nothing. */
export function kindOf(bytes: Buffer): FileKind | undefined {
  const begins = (at: number, text: string) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (begins(0, '\xff\xd8\xff')) return 'jpeg';
  if (begins(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(0, 'RIFF') && begins(8, 'WEBP')) return 'webp';
  if (begins(0, '%PDF-')) return 'pdf';
  if (begins(4, 'ftyp') && /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 8, 12)))
    return 'heic';
  return undefined;
}
