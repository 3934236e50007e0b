import { isProvinceCode } from '#features/company/provinces/provinces.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { readPercent } from '#platform/text/typed-percent.ts';
import { anyDay, isDayIn } from '#platform/time/day-range.ts';
import { defaultCategory, findCategory } from '../categories.ts';
import { tariffKinds, tariffLimits } from './landed-cost.ts';
import type { TariffEntry, TariffForm } from './schema.ts';

export interface TariffFields {
  kind: string;
  category: string;
  province: string;
  /** For example '1500' or '12.5 %'. */
  figure: string;
  source: string;
  sourceAddress: string;
  validFrom: string;
}

type WrongField = 'province' | 'figure' | 'source' | 'sourceAddress' | 'validFrom';

export function blankTariffFields(entry: TariffEntry | undefined, today: string): TariffFields {
  return {
    kind: entry?.kind ?? 'duties',
    category: entry?.category ?? defaultCategory,
    province: entry?.province ?? '',
    figure: '',
    source: '',
    sourceAddress: '',
    validFrom: today,
  };
}

export function findWrongFields(fields: TariffFields): WrongField[] {
  const { kind, province, figure, source, sourceAddress, validFrom } = fields;
  const wrong: Record<WrongField, boolean> = {
    province: kind === 'inland' && !isProvinceCode(province),
    figure: readFigure(figure) === undefined,
    source: source.trim() === '',
    sourceAddress: !/^(https?:\/\/\S+)?$/.test(sourceAddress.trim()),
    validFrom: !isDayIn(anyDay(), validFrom),
  };
  return (Object.keys(wrong) as WrongField[]).filter((name) => wrong[name]);
}

/** Call it only when `findWrongFields` finds nothing. */
export function tariffFormOf(fields: TariffFields): TariffForm {
  const { province } = fields;
  const kind = tariffKinds.find((each) => each === fields.kind) ?? 'duties';
  return {
    kind,
    category: findCategory(fields.category)?.slug ?? defaultCategory,
    province: kind === 'inland' && isProvinceCode(province) ? province : null,
    ...(readFigure(fields.figure) ?? { cents: null, basisPoints: null }),
    source: fields.source.trim(),
    sourceAddress: fields.sourceAddress.trim() || null,
    validFrom: fields.validFrom,
  };
}

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
