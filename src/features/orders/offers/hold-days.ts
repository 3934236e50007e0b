import { daysLater } from '#platform/time/days.ts';
import { offerLimits } from './offer-rules.ts';

/**
 * Returns the days until which staff may hold accepted products; undefined where the hold is as
 * long as allowed. `heldUntil` is null where the hold has ended.
 */
export function daysToHold(
  heldUntil: string | null,
  today: string,
): { min: string; max: string } | undefined {
  const min = heldUntil ? daysLater(heldUntil, 1) : today;
  const max = daysLater(today, offerLimits.holdDays);
  return min > max ? undefined : { min, max };
}
