/**
 * Removes the marks that nobody sees and that come along with pasted texts: of direction (U+200E,
 * U+202A …), joiners, soft hyphens, the mark of a file's beginning. Only for what has none of them
 * in itself, as a phone or an address; letters of some languages and emoji need their joiners.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}

/** The letters and figures that somebody reads: wide ones are plain, and nothing is hidden. */
export const asSeen = (text: string): string => withoutInvisible(text.normalize('NFKC'));
