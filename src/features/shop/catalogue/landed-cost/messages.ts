import { type ProvinceCode, provinceName } from '#features/company/provinces/provinces.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { TariffRule } from './landed-cost.ts';

export const inCubaTexts = defineTexts({
  title: { es: 'En Cuba (estimado)', en: 'In Cuba (estimated)' },
  inAll: (province: string) => ({
    es: `En total en ${province}`,
    en: `Total in ${province}`,
  }),
  lacks: (names: string) => ({ es: `Falta: ${names}`, en: `Missing: ${names}` }),
  whole: (about: string, province: string) => ({
    es: `${about} en ${province}`,
    en: `${about} in ${province}`,
  }),
  sources: { es: 'De dónde salen estas cifras', en: 'Where these figures come from' },
  ofPiece: {
    es: 'Por pieza. No se nos paga ni está en el precio.',
    en: 'Per piece. Not paid to us, and not in the price.',
  },
  ofOffer: {
    es: 'No se nos paga ni está en el total.',
    en: 'Not paid to us, and not in the total.',
  },
  asOf: (source: string, day: string) => ({
    es: `Según ${source}, ${day}`,
    en: `According to ${source}, ${day}`,
  }),
  missing: { es: 'No incluido', en: 'Not included' },
  kinds: {
    duties: { es: 'Aranceles de aduana', en: 'Customs duties' },
    registration: { es: 'Traspaso y matrícula', en: 'Transfer and registration' },
    port: { es: 'Gastos de puerto en Mariel', en: 'Port handling in Mariel' },
    inland: (province: ProvinceCode) => ({
      es: `Transporte de Mariel a ${provinceName(province)}`,
      en: `Transport from Mariel to ${provinceName(province)}`,
    }),
  },
});

/**
 * An amount that others are paid, or a sum with one: never an amount owed. Cents would say that we
 * know it better than we do.
 */
export function aboutMoney(cents: number, language: Language): string {
  return `≈ ${formatMoney(Math.round(cents / 100) * 100, language)}`;
}

export function kindName(
  { kind, province }: Pick<TariffRule, 'kind' | 'province'>,
  language: Language,
): string {
  const { inland, ...others } = inCubaTexts[language].kinds;
  if (kind !== 'inland') return others[kind];
  return province ? inland(province) : '';
}
