import { provinceName } from '#features/company/provinces/provinces.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { StaffNotice } from '../../schema.ts';

export function useReach() {
  const { t, language } = useApp(staffNoticeTexts);
  return ({ provinces, categories }: Pick<StaffNotice, 'provinces' | 'categories'>) => ({
    provinces: provinces.map(provinceName).join(', ') || t.everywhere,
    categories:
      categories.map((slug) => findCategory(slug)?.plural[language]).join(', ') || t.everything,
  });
}
