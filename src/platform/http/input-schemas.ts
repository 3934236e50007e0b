import { z } from 'zod';
import { readMailAddress } from '../mail/mail-address.ts';
import { fromWire } from '../money.ts';
import type { Text } from '../text/language.ts';
import { readAmount, whichAmount } from '../text/typed-amount.ts';
import { dayInFuture } from '../time/day-in-future.ts';
import { anyDay, dayRangeText, isDayIn, pastDay } from '../time/day-range.ts';
import { dayInHavana } from '../time/days.ts';
import { sharedNow } from '../time/shared-clock.ts';
import { inBothLanguages, withError } from './route.ts';

/** The error of an empty required field. */
export const needed = withError({ es: 'Esto hace falta.', en: 'This is needed.' });

/** PostgreSQL cannot store NUL in a text. */
export const withoutNul = /^[^\0]*$/;

/** Takes at most `longest` characters, unchanged. */
export function anyText(longest: number) {
  return z.string().max(longest).regex(withoutNul);
}

/** Takes at most `longest` characters, trimmed. */
export function trimmedText(longest: number) {
  return z.string().trim().max(longest).regex(withoutNul);
}

/** Takes an e-mail address in any usual spelling, of at most `longest` characters. */
export function mailAddress(longest: number, wrong: Text) {
  return z
    .string()
    .max(longest)
    .transform((typed, context) => {
      const address = readMailAddress(typed);
      if (address) return address;
      context.addIssue({ code: 'custom', message: inBothLanguages(wrong) });
      return z.NEVER;
    })
    .describe(wrong.en);
}

/** Counts an empty field as absent, for a form that sends every field. */
export function blankIsAbsent<T extends z.ZodType>(schema: T): z.ZodOptional<T> {
  const absent = z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
  // What `preprocess` takes is unknown to the compiler, and its callers shall know what to send.
  return absent as unknown as z.ZodOptional<T>;
}

export const wrongAmount = {
  es: 'Escriba el monto en dólares, como 1,590.00.',
  en: 'Write the amount in dollars, as 1,590.00.',
};

/** A transform: US dollars, as a number or as people write them → cents, `least` or more. */
export function typedCents(least: 0 | 1, wrong: Text = wrongAmount) {
  return (written: string | number, context: z.RefinementCtx): number => {
    // 9.999 as a number is part of a cent; as text it may be 9,999.
    const isText = typeof written === 'string';
    const cents = isText ? readAmount(written) : fromWire(written);
    if (cents !== undefined && cents >= least) return cents;
    const error = (isText && whichAmount(written)) || wrong;
    context.addIssue({ code: 'custom', message: inBothLanguages(error) });
    return z.NEVER;
  };
}

export const pageLimit = blankIsAbsent(z.coerce.number<string>().int().min(1).max(100));

// ISO 8601 allows a year 0 and any number of decimals; PostgreSQL does not.
const hasYear = /^(?!0000)/;
const maxMomentLength = 40;

/** Takes ISO 8601 in UTC. `message` is the error for anything else. */
export function isoMoment(message?: ReturnType<typeof withError>) {
  return z.iso.datetime(message).max(maxMomentLength, message).regex(hasYear, message);
}

/** A moment that somebody enters, on a day that the business can mean. */
export function typedMoment(message?: ReturnType<typeof withError>) {
  return isoMoment(message).refine(
    (moment) => isDayIn(anyDay(sharedNow()), dayInHavana(new Date(moment))),
    {
      error: () => inBothLanguages(dayRangeText(anyDay(sharedNow()))),
    },
  );
}

/** Takes a day such as `2026-11-21` that the business can mean. */
export function isoDay() {
  return z.iso.date().refine((day) => isDayIn(anyDay(sharedNow()), day), {
    error: () => inBothLanguages(dayRangeText(anyDay(sharedNow()))),
  });
}

/** Until today, for what has happened. */
export const isoPastDay = () =>
  isoDay().refine((day) => day <= pastDay(sharedNow()).max, withError(dayInFuture));

/** Any day that a phone's clock may show; the server brings it into range. */
export const isoDayOfPhone = () => z.iso.date().regex(hasYear);
