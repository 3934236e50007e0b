import { DescriptionList } from '#kit/data/description-list.tsx';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../../messages.ts';
import type { Product } from '../../schema.ts';

export function ProductFacts({ product }: { product: Product }) {
  const { t } = useApp(catalogueTexts);
  const specifications = Object.entries(product.specifications);
  if (specifications.length === 0) return null;
  return (
    <section data-specs>
      <h2>{t.specifications}</h2>
      <DescriptionList items={specifications.map(([term, detail]) => ({ term, detail }))} />
    </section>
  );
}
