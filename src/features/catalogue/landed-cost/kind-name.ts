import type { Language } from '#platform/text/language.ts';
import type { TariffRule } from './landed-cost.ts';
import { inCubaTexts } from './messages.ts';

/** What is paid, in words: of the inland leg with where it ends. */
export function kindName(
  { kind, province }: Pick<TariffRule, 'kind' | 'province'>,
  language: Language,
): string {
  const { inland, ...others } = inCubaTexts[language].kinds;
  if (kind !== 'inland') return others[kind];
  return province ? inland(province) : '';
}
