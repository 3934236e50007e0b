/**
 * Puts a text on one line: control characters, line ends and runs of blanks become one space. Mails
 * rely on it: nothing that a person typed may begin a header, or look like a line of ours.
 */
export function oneLine(text = ''): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
