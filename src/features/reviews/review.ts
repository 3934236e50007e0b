/** How long what people write may be. */
export const reviewLimits = { text: 1000, name: 40, answer: 1000, reason: 500 } as const;

export const maxStars = 5;

/** Of fewer no average is said: one bad day would be half of it. As with handovers that were on time. */
export const fewestForAverage = 10;

/** So many of the newest are shown at one place. */
export const reviewsPerPage = 3;

const linkPattern =
  /https?:|www\.|@|<\/?[a-z!]|\b[\w-]+\.(?:com|net|org|info|cu|ru|shop|store|site|online|link)\b/i;
const phonePattern = /(?:\d[\s().-]*){8}/;
const datePattern = /\b\d{1,2}[.-]\d{1,2}[.-]\d{4}\b/g;

/** What nobody may put on our pages: an address, or a number by which a stranger is called. */
export const leadsAway = (text: string): boolean =>
  linkPattern.test(text) || phonePattern.test(text.replace(datePattern, ''));

/**
 * Without characters that nobody sees, which turn or hide what stands beside them; a family of emoji
 * needs its joiner.
 */
export const plainText = (text = ''): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200d]/gu, '')
    .trim();

export const oneLine = (text = ''): string => plainText(text.replace(/\s+/g, ' '));

/** So much of a text stands on the home page, whose bytes are few. */
const shortLength = 200;

/** The beginning of a text, up to the end of a word. */
export function shortenText(text: string): string {
  if (text.length <= shortLength) return text;
  return `${text.slice(0, shortLength).replace(/\s*\S*$/u, '') || text.slice(0, shortLength)}…`;
}

/** One decimal, or none where there are too few. */
export function averageOf(count: number, sum: number): number | null {
  return count >= fewestForAverage ? Math.round((10 * sum) / count) / 10 : null;
}
