import { smallestSample } from '#features/company/about/smallest-sample.ts';
import { asSeen } from '#platform/text/invisible.ts';
import { holdsPhone } from '#platform/text/phone.ts';

export const reviewLimits = { text: 1000, name: 40, answer: 1000, reason: 500 } as const;

export const maxStars = 5;

const onFirstPage = 3;
const onLaterPages = 6;

export const reviewsKey = 'opiniones';

/**
 * Says which reviews a page has; the first page has few, because it stands under something else.
 */
export function reviewsOnPage(page: number): { offset: number; limit: number } {
  if (page === 1) return { offset: 0, limit: onFirstPage };
  return { offset: onFirstPage + (page - 2) * onLaterPages, limit: onLaterPages };
}

export function lastReviewsPage(count: number): number {
  return 1 + Math.max(0, Math.ceil((count - onFirstPage) / onLaterPages));
}

const linkPattern =
  /https?:|www\.|@|<\/?[a-z!]|\b[\w-]+[.。](?:com|net|org|info|cu|ru|shop|store|site|online|link)\b/i;
const datePattern = /\b\d{1,2}[\p{Pd}./]\d{1,2}[\p{Pd}./]\d{4}\b/gu;

/** Finds links and numbers, which would lead readers to strangers. */
export function leadsAway(text: string): boolean {
  const seen = asSeen(text);
  return linkPattern.test(seen) || holdsPhone(seen.replace(datePattern, ''));
}

/**
 * Removes invisible characters, which can turn or hide the text around them; emoji need their
 * joiner.
 */
export const plainText = (text = ''): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200d]/gu, '')
    .trim();

export const plainLine = (text = ''): string => plainText(text.replace(/\s+/g, ' '));

/** The home page has room for few characters. */
const shortLength = 200;

/** Cuts at the end of a word. */
export function shortenText(text: string): string {
  if (text.length <= shortLength) return text;
  const begin = text.slice(0, shortLength);
  const end = Math.max(begin.lastIndexOf(' '), begin.lastIndexOf('\n'), 0);
  return `${begin.slice(0, end).trimEnd() || begin}…`;
}

/** Rounds to one decimal; null for too small a sample. */
export function averageOf(count: number, sum: number): number | null {
  return count >= smallestSample ? Math.round((10 * sum) / count) / 10 : null;
}
