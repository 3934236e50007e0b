import { offerLimits, type PlannedInstalment } from '#features/orders/offers/offer-rules.ts';
import { toWire } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { readPercent } from '#platform/text/typed-percent.ts';

export function amountText(cents: number): string {
  return toWire(cents).replace(/\.00$/, '');
}

/** Returns cents; undefined where it is no amount. */
export function readCents(text: string): number | undefined {
  const cents = readAmount(text);
  return cents === undefined || cents > offerLimits.cents ? undefined : cents;
}

/** Reads a share or an amount; undefined where it is neither. */
export function readShare(text: string): PlannedInstalment | undefined {
  const basisPoints = readPercent(text);
  if (basisPoints !== undefined) {
    return basisPoints < 1 || basisPoints > 10_000 ? undefined : { basisPoints, cents: 0 };
  }
  const cents = readCents(text);
  return cents === undefined ? undefined : { basisPoints: null, cents };
}

export const readTypedQuantity = (text: string): number | undefined => {
  const quantity = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= offerLimits.quantity ? quantity : undefined;
};
