/** How long what people write may be. */
export const reviewLimits = { text: 1000, name: 40, answer: 1000, reason: 500 } as const;

export const mostStars = 5;

/** Of fewer no average is said: one bad day would be half of it. As with handovers that were on time. */
export const fewestForAverage = 10;

/** So many of the newest are shown at one place. */
export const shownAtOnce = 3;

const links =
  /https?:|www\.|@|<\/?[a-z!]|\b[\w-]+\.(?:com|net|org|info|cu|ru|shop|store|site|online|link)\b/i;
const numbers = /(?:\d[\s().-]*){8}/;
const days = /\b\d{1,2}[.-]\d{1,2}[.-]\d{4}\b/g;

/** What nobody may put on our pages: an address, or a number by which a stranger is called. */
export const leadsAway = (text: string): boolean =>
  links.test(text) || numbers.test(text.replace(days, ''));

/**
 * Without characters that nobody sees, which turn or hide what stands beside them; a family of emoji
 * needs its joiner.
 */
export const plainText = (written = ''): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200d]/gu, '')
    .trim();

export const oneLine = (written = ''): string => plainText(written.replace(/\s+/g, ' '));

/** So much of a text stands on the home page, whose bytes are few. */
const briefLength = 200;

/** The beginning of a text, up to the end of a word. */
export function briefOf(text: string): string {
  if (text.length <= briefLength) return text;
  return `${text.slice(0, briefLength).replace(/\s*\S*$/u, '') || text.slice(0, briefLength)}…`;
}

/** One decimal, or none where there are too few. */
export function averageOf(count: number, sum: number): number | null {
  return count >= fewestForAverage ? Math.round((10 * sum) / count) / 10 : null;
}
