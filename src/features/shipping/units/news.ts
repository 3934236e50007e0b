import type { JourneyEntry } from './schema.ts';

export type News = Pick<JourneyEntry, 'kind' | 'stage' | 'onDay' | 'beforeDay' | 'cause'>;

/** Only these kinds of entry are mailed. */
export const newsKinds = ['reached', 'taken_back', 'expected', 'held', 'released'] as const;

/**
 * Sums up the entries since the last mail: a stage that was taken back in between did not happen, a
 * day that moved twice moved once, and a day that came forward needs no mail.
 */
export function newsOf(entries: readonly JourneyEntry[]): News[] {
  let news: News[] = [];
  for (const entry of entries) {
    const { kind, stage } = entry;
    const isReached = (each: News) => each.stage === stage && each.kind === 'reached';
    if (kind === 'taken_back' && news.some(isReached)) {
      news = news.filter((each) => !isReached(each));
    } else if (kind === 'released' && news.some((each) => each.kind === 'held')) {
      news = news.filter((each) => each.kind !== 'held');
    } else if (kind === 'expected') {
      news = withExpectedDay(news, entry);
    } else if (isNews(kind)) {
      news = [...news, entry];
    }
  }
  return news.filter((each) => each.kind !== 'expected' || isStillLater(each, news));
}

function withExpectedDay(news: readonly News[], entry: JourneyEntry): News[] {
  const before = news.find(({ kind, stage }) => kind === 'expected' && stage === entry.stage);
  const others = news.filter((each) => each !== before);
  return [...others, before ? { ...entry, beforeDay: before.beforeDay } : entry];
}

function isStillLater({ stage, onDay, beforeDay }: News, news: readonly News[]): boolean {
  if (news.some((each) => each.kind === 'reached' && each.stage === stage)) return false;
  return onDay !== null && beforeDay !== null && onDay > beforeDay;
}

const isNews = (kind: string): boolean => newsKinds.some((each) => each === kind);
