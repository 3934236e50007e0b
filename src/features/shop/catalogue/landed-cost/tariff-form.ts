import { readAmount } from '#platform/text/typed-amount.ts';
import { readPercent } from '#platform/text/typed-percent.ts';
import { tariffLimits } from './landed-cost.ts';
import type { TariffEntry, TariffForm } from './schema.ts';

/** Reads an amount, as '1500', or a part of the price, as '12.5 %'. */
export function readFigure(text: string): Pick<TariffForm, 'cents' | 'basisPoints'> | undefined {
  const basisPoints = readPercent(text);
  if (basisPoints !== undefined) {
    const fits = basisPoints >= 1 && basisPoints <= tariffLimits.basisPoints;
    return fits ? { cents: null, basisPoints } : undefined;
  }
  const cents = readAmount(text);
  if (cents === undefined || cents > tariffLimits.cents) return undefined;
  return { cents, basisPoints: null };
}

/** Gives a key such as `automobiles inland HOL`. Entries with the same key replace each other. */
export const subjectOf = ({ kind, category, province }: TariffEntry): string =>
  [category, kind, province].join(' ');
