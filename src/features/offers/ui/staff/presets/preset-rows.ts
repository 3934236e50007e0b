import type { LineKind } from '#features/offers/offer-rules.ts';
import { type PricedOfKind, presetCents } from '#features/offers/preset-rules.ts';
import type { OfferPreset } from '#features/offers/preset-schema.ts';
import type { TariffEstimate } from '#features/offers/schema.ts';
import { newRowKey } from '#kit/staff/row-key.ts';
import type { Language } from '#platform/text/language.ts';
import { textOf } from '#platform/text/text-of.ts';
import {
  emptyLine,
  type FormEstimate,
  type FormLine,
  figureFields,
  typed,
} from '../editor/offer-form.ts';

export function lineOfPreset(
  preset: OfferPreset,
  lines: readonly (PricedOfKind & { kind: LineKind })[],
  language: Language,
): FormLine {
  return {
    ...emptyLine(),
    kind: preset.kind,
    text: textOf(preset, language),
    price: typed(presetCents(preset, lines)),
  };
}

export function estimateOfTariff(estimate: TariffEstimate, language: Language): FormEstimate {
  return { key: newRowKey(), text: textOf(estimate, language), ...figureFields(estimate) };
}
