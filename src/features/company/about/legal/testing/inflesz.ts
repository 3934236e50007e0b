/**
 * Readability of a Spanish text by Szigriszt and Pazos, on the INFLESZ scale: 55 to 65 is normal,
 * 65 to 80 rather easy.
 */
export function inflesz(texts: readonly string[]): number {
  const sentences = texts
    .map((text) => text.replace(/\]\(\w+\)|\[/g, '').replaceAll('EE. UU.', 'Estados Unidos'))
    .flatMap((text) => text.split(/[.:;?]+(?=\s|$)/))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}

export function syllablesOf(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'g')
    .replace(/y$|y(?=[^aeiouáéíóú])/, 'i');
  let count = 0;
  for (const vowels of plain.match(/[aeiouáéíóúü]+/g) ?? []) {
    count += 1;
    // Two strong vowels, or an accented weak one beside a strong one, are separate syllables.
    for (let at = 1; at < vowels.length; at += 1) {
      const pair = vowels.slice(at - 1, at + 1);
      if (/^[aeoáéó]{2}$|[íú][aeo]|[aeo][íú]/.test(pair)) count += 1;
    }
  }
  return Math.max(count, 1);
}

function wordsOf(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
}
