import { findCategory } from '#features/catalogue/categories.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { StaffNotice } from '../../schema.ts';

export function useReach() {
  const { language } = useApp();
  const t = staffNoticeTexts[language];
  return ({ provinces, categories }: Pick<StaffNotice, 'provinces' | 'categories'>) => ({
    provinces: provinces.map(provinceName).join(', ') || t.everywhere,
    categories:
      categories.map((slug) => findCategory(slug)?.plural[language]).join(', ') || t.everything,
  });
}
