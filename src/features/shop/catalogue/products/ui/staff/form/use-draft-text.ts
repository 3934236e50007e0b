import { provinceCodes, provinceName } from '#features/company/provinces/provinces.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { centsOf, type DraftField, filledRows, type ProductDraft } from './product-draft.ts';

export function useDraftText(): (field: DraftField, draft: ProductDraft) => string {
  const { t, language } = useApp(staffProductFormTexts);
  const special: Partial<Record<DraftField, (draft: ProductDraft) => string>> = {
    category: ({ category }) => findCategory(category)?.singular[language] ?? '',
    price: ({ price }) => formatMoney(centsOf(price) ?? null, language),
    status: ({ status }) => catalogueTexts[language][status],
    featured: ({ featured }) => (featured ? t.yes : t.no),
    provinces: ({ provinces }) =>
      provinces.length === provinceCodes.length
        ? t.everywhere
        : provinces.map(provinceName).join(', '),
    specifications: ({ specifications }) =>
      filledRows(specifications)
        .map((pair) => pair.join(': '))
        .join('; '),
    pictures: ({ pictures }) =>
      [t.pictureCount(pictures.length), ...pictures.map(({ alt }) => alt).filter(Boolean)].join(
        '; ',
      ),
  };
  return (field, draft) => (special[field]?.(draft) ?? String(draft[field])) || t.nothing;
}
