import type { JourneyEntry } from './schema.ts';

/** What a mail tells of one unit. */
export type News = Pick<JourneyEntry, 'kind' | 'stage' | 'onDay' | 'beforeDay' | 'cause'>;

/** What happens to a unit that its people get a mail about. */
export const newsKinds = ['reached', 'taken_back', 'expected', 'held', 'released'] as const;

/**
 * What is left to tell of what happened since the last mail, in its order: what was taken back before
 * anybody was told did not happen, a day that moved twice moved once, and an earlier one needs no mail.
 */
export function newsOf(entries: readonly JourneyEntry[]): News[] {
  let news: News[] = [];
  for (const entry of entries) {
    const { kind, stage } = entry;
    const same = (each: News) => each.stage === stage && each.kind === 'reached';
    if (kind === 'taken_back' && news.some(same)) {
      news = news.filter((each) => !same(each));
    } else if (kind === 'released' && news.some((each) => each.kind === 'held')) {
      news = news.filter((each) => each.kind !== 'held');
    } else if (kind === 'expected') {
      news = withDay(news, entry);
    } else if (isNews(kind)) {
      news = [...news, entry];
    }
  }
  return news.filter((each) => each.kind !== 'expected' || isOpen(each, news));
}

function withDay(news: readonly News[], entry: JourneyEntry): News[] {
  const before = news.find(({ kind, stage }) => kind === 'expected' && stage === entry.stage);
  const others = news.filter((each) => each !== before);
  return [...others, before ? { ...entry, beforeDay: before.beforeDay } : entry];
}

/** It is later than it was, and the stage was not reached meanwhile. */
function isOpen({ stage, onDay, beforeDay }: News, news: readonly News[]): boolean {
  if (news.some((each) => each.kind === 'reached' && each.stage === stage)) return false;
  return onDay !== null && beforeDay !== null && onDay > beforeDay;
}

const isNews = (kind: string): boolean => newsKinds.some((each) => each === kind);
