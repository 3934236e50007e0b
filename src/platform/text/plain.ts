/**
 * Folds to lower case without accents. The ñ stays: año is not ano. The database has the same
 * function `plain` (003-catalogue.sql), and a test compares the two.
 */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[áàâäãéèêëíìîïóòôöõúùûüç]/g, (letter) => bare[letter] ?? letter);
}

const bare: Record<string, string> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Array.from('áàâäãéèêëíìîïóòôöõúùûüç', (letter, at) => [
    letter,
    'aaaaaeeeeiiiiooooouuuuc'[at] ?? letter,
  ]),
);
