import { provinces } from '#features/company/provinces/provinces.ts';
import type { Language } from '#platform/text/language.ts';
import { categories } from '../../categories.ts';

export const categoryChoices = (language: Language) =>
  categories.map(({ slug, plural }) => [slug, plural[language]] as const);

export const provinceChoices = provinces.map(({ code, name }) => [code, name] as const);
