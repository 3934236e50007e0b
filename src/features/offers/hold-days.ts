import { daysLater } from '#platform/time/days.ts';
import { offerLimits } from './offer-rules.ts';

/**
 * Of what is held until a day (null: it has ended), the days until which it may be held from now on:
 * later than now, and not for ever. Undefined: it is held for as long as it may be.
 */
export function daysToHold(
  heldUntil: string | null,
  today: string,
): { min: string; max: string } | undefined {
  const min = heldUntil ? daysLater(heldUntil, 1) : today;
  const max = daysLater(today, offerLimits.holdDays);
  return min > max ? undefined : { min, max };
}
