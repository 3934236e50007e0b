/** Of a first or last name each: longer ones are sentences. */
const maxNameLength = 60;

/** What people take for an address, and mail programs make a link of. 'Ma.Elena' is none. */
const addressPatterns = [/@|\/\/|www|https?/i, /[\p{L}\p{N}][.。][\p{Ll}\p{N}]{2}/u];

/**
 * A first or last name as a provider sends it → what we store, show and mail: one line of letters
 * with their marks, apostrophes, hyphens and the dots of abbreviations, at most 60. '' for what
 * holds an address or a link: a name must not be a way to say something in our mails. The database
 * checks the part of it that matters (`is_plain_name`).
 */
export function personName(claim: string): string {
  const visible = claim.slice(0, 1000).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Wide letters and the like are read as plain ones.
  const plain = visible.normalize('NFKC');
  if (addressPatterns.some((pattern) => pattern.test(plain))) return '';
  const words = visible
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}.'’-]/gu, ' ')
    // A dot before a space makes no link.
    .replace(/\.+/g, '. ')
    // Marks without end would reach over the lines around.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+/u, ''))
    .filter((word) => word !== '');
  return joinUpTo(maxNameLength, words);
}

/** As many whole words as there is room for; of one that is too long its beginning. */
function joinUpTo(maxLength: number, [first = '', ...more]: readonly string[]): string {
  let text = [...first].slice(0, maxLength).join('');
  for (const word of more) {
    if ([...text, ...word].length >= maxLength) break;
    text += ` ${word}`;
  }
  return text;
}
