import { inHavana } from '#platform/time/dates.ts';

const day = 86_400_000;

/**
 * The day on which we have answered at the latest: the first from Monday to Friday after the one on
 * which the quotation was asked for, in Havana. As '2026-11-23'; the site knows no holidays.
 */
export function answerDay(moment: string): string {
  let next = noonOf(moment);
  do next += day;
  while ([0, 6].includes(new Date(next).getUTCDay()));
  return new Date(next).toISOString().slice(0, 10);
}

/** Noon in Greenwich of the day in Havana, so that a day more is a day more. */
function noonOf(iso: string): number {
  const { year, month, day } = inHavana(iso) ?? {};
  return Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
}
