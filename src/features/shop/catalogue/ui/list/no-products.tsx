import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { useApp } from '#web/app-context.ts';
import { findCategory, type ProductCategory } from '../../categories.ts';
import { catalogueTexts } from '../../messages.ts';
import { FoundElsewhere, type OtherCategories } from './found-elsewhere.tsx';

interface NoProductsProps {
  category: ProductCategory | undefined;
  search: string;
  elsewhere: OtherCategories;
  /** Prices are meant with all that is paid in Cuba. */
  whole: boolean;
}

export function NoProducts({ category, search, elsewhere, whole }: NoProductsProps) {
  const { t, language, province } = useApp(catalogueTexts);
  const name = findCategory(category)?.plural[language] ?? t.products;
  return (
    <EmptyState
      title={t.none}
      action={
        <WhatsappButton text={t.whatsappSearch} icon={undefined}>
          {t.write}
        </WhatsappButton>
      }
    >
      {elsewhere.length > 0 ? (
        <FoundElsewhere lead={t.onlyElsewhere(search, name)} {...{ search, elsewhere }} />
      ) : (
        `${whole ? `${t.noneWhole(provinceName(province))} ` : ''}${t.noneText}`
      )}
    </EmptyState>
  );
}
