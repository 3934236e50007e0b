/**
 * Lower case without accents; ñ stays, because año is not ano. The database compares by its own
 * `plain` (003-catalogue.sql); a test holds the two together.
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
