import { withoutInvisible } from '#platform/text/invisible.ts';

/** Longer ones are sentences. */
const maxNameLength = 60;

/** People read these as an address, and mail programs link them; 'Ma.Elena' stays a name. */
const addressPatterns = [/@|\/\/|www|https?/i, /[\p{L}\p{N}][.。][\p{Ll}\p{N}]{2}/u];

/**
 * A name as the provider sends it → one line of letters, apostrophes, hyphens and dots, at most 60.
 * '' if it holds an address or a link: a name must not become a message in our mails. The database
 * checks the essential part (`is_plain_name`).
 */
export function personName(claim: string): string {
  const visible = withoutInvisible(claim.slice(0, 1000));
  // Turns wide letters into plain ones.
  const plain = visible.normalize('NFKC');
  if (addressPatterns.some((pattern) => pattern.test(plain))) return '';
  const words = visible
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}.'’-]/gu, ' ')
    // A dot before a space makes no link.
    .replace(/\.+/g, '. ')
    // Stacked marks would cover the lines around.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+/u, ''))
    .filter((word) => word !== '');
  return joinUpTo(maxNameLength, words);
}

function joinUpTo(maxLength: number, [first = '', ...more]: readonly string[]): string {
  let text = [...first].slice(0, maxLength).join('');
  for (const word of more) {
    if ([...text, ...word].length >= maxLength) break;
    text += ` ${word}`;
  }
  return text;
}

export function memberName(member: { firstName: string; lastName: string; email: string }): string {
  return `${member.firstName} ${member.lastName}`.trim() || member.email;
}
