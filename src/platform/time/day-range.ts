import type { Text } from '../text/language.ts';
import { formatDate } from './dates.ts';
import { dayInHavana } from './days.ts';

// Which days the business can mean. In a date field the year is often half typed: '26' is 0026.

/** No order, payment or voyage is older. */
const firstDay = '2015-01-01';
const yearsAhead = 5;

export interface DayRange {
  min: string;
  max: string;
}

/** From the first day to five years after today, in Havana by the server's clock. */
export function anyDay(now = new Date()): DayRange {
  const last = new Date(`${dayInHavana(now)}T12:00:00Z`);
  last.setUTCFullYear(last.getUTCFullYear() + yearsAhead);
  return { min: firstDay, max: last.toISOString().slice(0, 10) };
}

/** Until today, for what has happened. */
export const pastDay = (now = new Date()): DayRange => ({ min: firstDay, max: dayInHavana(now) });

export const isDayIn = ({ min, max }: DayRange, day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && day >= min && day <= max;

export function dayRangeText({ min, max }: DayRange): Text {
  return {
    es: `Elija un día entre el ${formatDate(min, 'es')} y el ${formatDate(max, 'es')}.`,
    en: `Choose a day between ${formatDate(min, 'en')} and ${formatDate(max, 'en')}.`,
  };
}
