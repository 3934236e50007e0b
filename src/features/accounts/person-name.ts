/** Of a first or last name each: longer ones are sentences. */
const longest = 60;

/** What people take for an address, and mail programs make a link of. 'Ma.Elena' is none. */
const likeAddress = [/@|\/\/|www|https?/i, /[\p{L}\p{N}][.。][\p{Ll}\p{N}]{2}/u];

/**
 * A first or last name as a provider sends it → what we store, show and mail: one line of letters
 * with their marks, apostrophes, hyphens and the dots of abbreviations, at most 60. '' for what
 * holds an address or a link: a name must not be a way to say something in our mails. The database
 * checks the part of it that matters (`is_plain_name`).
 */
export function personName(claim: string): string {
  const seen = claim.slice(0, 1000).replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Wide letters and the like are read as plain ones.
  const plain = seen.normalize('NFKC');
  if (likeAddress.some((pattern) => pattern.test(plain))) return '';
  const words = seen
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}.'’-]/gu, ' ')
    // A dot before a space makes no link.
    .replace(/\.+/g, '. ')
    // Marks without end would reach over the lines around.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+/u, ''))
    .filter((word) => word !== '');
  return upTo(longest, words);
}

/** As many whole words as there is room for; of one that is too long its beginning. */
function upTo(most: number, [first = '', ...more]: readonly string[]): string {
  let text = [...first].slice(0, most).join('');
  for (const word of more) {
    if ([...text, ...word].length >= most) break;
    text += ` ${word}`;
  }
  return text;
}
