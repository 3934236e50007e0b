import type { Text } from '../text/language.ts';
import { plain } from '../text/plain.ts';
import { formatDate } from './dates.ts';

/** In which order day, month and year stand, where only figures are written. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy';

/**
 * Reads a day as people, banks and spreadsheets write it, with or without a time, as '2026-11-20':
 * '20/11/2026', '20.11.26', 'Nov 20, 2026', '20-Nov-2026', '20 de noviembre de 2026', '20261120'. A
 * year of four figures that comes first needs no order. Undefined where there is no such day, and
 * where it may be two: without an order, '05/06/2026'.
 */
export function readDay(text: string, order?: DayOrder): string | undefined {
  const days = daysOf(text, order);
  return days.length === 1 ? days[0] : undefined;
}

/** What to ask where a text may be more than one day. */
export function whichDay(text: string, order?: DayOrder): Text | undefined {
  const days = daysOf(text, order);
  if (days.length < 2) return undefined;
  const shown = (language: 'es' | 'en') => days.map((day) => formatDate(day, language));
  return {
    es: `Puede ser más de un día: ¿${shown('es').join(' o ')}?`,
    en: `It may be more than one day: ${shown('en').join(' or ')}?`,
  };
}

/** Longer than any day with its time. */
const longest = 60;

function daysOf(text: string, order: DayOrder | undefined): string[] {
  const written = plain(text.trim()).replace(/\s+/g, ' ');
  if (written.length > longest) return [];
  const date = written.replace(/(?:t|,? )\d{1,2}[:.]\d\d\b.*$/, '');
  const whole = /^(\d{4})(\d\d)(\d\d)$/.exec(date)?.slice(1);
  const parts = whole ?? date.split(/ de(?:l| ) ?|[-/., ]+/);
  if (parts.length === 4 && weekday.test(parts[0] ?? '')) parts.shift();
  const days = ordersOf(parts, order).flatMap((each) => dayFrom(parts, each) ?? []);
  return [...new Set(days)];
}

const weekday =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$|^(?:lun|mar|mie|jue|vie)(?:\p{L}{0,3}es)?$|^(?:sab(?:ado)?|dom(?:ingo)?)$/u;

function ordersOf(parts: readonly string[], order: DayOrder | undefined): DayOrder[] {
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== 3) return [];
  if (first.length === 4) return ['ymd'];
  if (/^\p{L}/u.test(first)) return ['mdy'];
  if (/^\p{L}/u.test(second)) return ['dmy'];
  if (order) return [order];
  return third.length === 4 ? ['dmy', 'mdy'] : ['dmy', 'mdy', 'ymd'];
}

function dayFrom(parts: readonly string[], order: DayOrder): string | undefined {
  const part = (name: 'y' | 'm' | 'd') => parts[order.indexOf(name)] ?? '';
  const [year, month, date] = [part('y'), monthOf(part('m')), part('d')];
  if (!/^(\d\d)?\d\d$/.test(year) || !/^\d\d?$/.test(month) || !/^\d\d?$/.test(date)) {
    return undefined;
  }
  const day = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  // `Date` reads 30 February as 2 March.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return exists ? day : undefined;
}

const monthNames = [
  ...['enero january', 'febrero february', 'marzo march', 'abril april', 'mayo may', 'junio june'],
  ...['julio july', 'agosto august', 'septiembre setiembre september', 'octubre october'],
  ...['noviembre november', 'diciembre december'],
];

/** Gives '11' for 'nov', 'noviembre', 'sept' …; anything else comes back as it was. */
function monthOf(written: string): string {
  if (!/^\p{L}{3,}$/u.test(written)) return written;
  const at = monthNames.findIndex((names) => ` ${names}`.includes(` ${written}`));
  return at < 0 ? written : String(at + 1);
}
