/** 'Yanet de la Caridad Pérez' becomes 'Y. C. P.', to compare with the name on a paper. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .filter((word) => /^\p{Lu}/u.test(word) || !/^(de|del|la|las|los|y)$/u.test(word))
    .map((word) => [...word.normalize('NFC')].find((letter) => /\p{L}/u.test(letter)))
    .filter((letter) => letter !== undefined)
    .slice(0, 4)
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ');
}
