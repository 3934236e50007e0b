import type { Language } from '#platform/text/language.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { noticeLimits, noticeProblemTexts } from '../../notice-form.ts';
import type { NoticeForm, StaffNotice } from '../../schema.ts';

/** Moments as the clock of Cuba shows them. */
export type NoticeDraft = Pick<StaffNotice, 'title' | 'text' | 'provinces' | 'categories'> & {
  startsAt: string;
  endsAt: string;
};

const week = 7 * 86_400_000;

export function blankNotice(now: Date): NoticeDraft {
  return {
    title: '',
    text: '',
    provinces: [],
    categories: [],
    startsAt: toHavanaClock(now),
    endsAt: toHavanaClock(new Date(now.getTime() + week)),
  };
}

export function noticeDraftOf({
  title,
  text,
  provinces,
  categories,
  ...notice
}: StaffNotice): NoticeDraft {
  return {
    title,
    text,
    provinces,
    categories,
    startsAt: toHavanaClock(notice.startsAt),
    endsAt: toHavanaClock(notice.endsAt),
  };
}

interface ReadDraft {
  /** Undefined while something is wrong. */
  form?: NoticeForm;
  problems: Record<string, string>;
}

/** A moment that was not touched keeps its seconds, which the field does not show. */
export function readDraft(
  draft: NoticeDraft,
  before: StaffNotice | undefined,
  language: Language,
): ReadDraft {
  const starts = readMoment(draft.startsAt, before?.startsAt);
  const ends = readMoment(draft.endsAt, before?.endsAt);
  const title = draft.title.trim();
  const problems: Record<string, string> = {};
  if (!title || title.length > noticeLimits.title)
    problems.title = noticeProblemTexts.title[language];
  if (draft.text.trim().length > noticeLimits.text)
    problems.text = noticeProblemTexts.text[language];
  if (!starts) problems.startsAt = noticeProblemTexts.moment[language];
  if (!ends) problems.endsAt = noticeProblemTexts.moment[language];
  if (starts && ends && starts >= ends) problems.endsAt = noticeProblemTexts.ends[language];
  if (!starts || !ends || Object.keys(problems).length > 0) return { problems };
  const { text, provinces, categories } = draft;
  return { form: { title, text, provinces, categories, startsAt: starts, endsAt: ends }, problems };
}

function readMoment(shown: string, before: string | undefined): string | undefined {
  if (before && toHavanaClock(before) === shown) return before;
  return fromHavanaClock(shown)?.toISOString();
}
