import { nextStageTexts } from '#features/shipping/units/journey-messages.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate, formatDateTime, formatDay } from '#platform/time/dates.ts';
import { progressTexts } from './progress-messages.ts';
import type { Params, RowProgress } from './schema.ts';

interface ProgressText {
  sentence: string;
  next: string;
  /** Whose turn it is; '' where it is nobody's. */
  who: string;
  /** '' where there is no day, or a sentence says it. */
  by: string;
}

/** The words of where an order stands, the same on every screen, in every mail and paper. */
export function progressText(progress: RowProgress, language: Language): ProgressText {
  const t = progressTexts[language];
  const { sentence, next, actor, by, answerBy, yours, today } = progress;
  const moments = [
    by !== null && !isSaid(progress, by) && t.by(momentText(by, today, language)),
    answerBy !== null && t.answerBy(momentText(answerBy, today, language)),
  ];
  return {
    sentence: fill(t.sentences[sentence.key], sentence.params, today, language),
    next: fill(t.next[next.key], next.params, today, language),
    who: yours ? t.yours : t.who[actor],
    by: moments.filter((moment) => moment).join(' '),
  };
}

const isSaid = ({ sentence, next }: RowProgress, by: string) =>
  sentence.params.day === by || next.params.day === by;

function fill(text: string, params: Params, today: string, language: Language): string {
  const { amount, paid, day, stage } = params;
  const values: Record<string, unknown> = {
    ...params,
    amount: amount !== undefined && formatMoney(amount, language),
    paid: paid !== undefined && formatMoney(paid, language),
    day: day && momentText(day, today, language),
    stage: stage && capitalised(nextStageTexts[language][stage]),
  };
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A day, with its year where that is another one than today's; or a moment. */
export function momentText(at: string, today: string, language: Language): string {
  if (at.length > 10) return formatDateTime(at, language);
  return at.slice(0, 4) === today.slice(0, 4) ? formatDay(at, language) : formatDate(at, language);
}
