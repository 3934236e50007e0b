import { DescriptionList } from '#kit/data/description-list.tsx';
import { useApp } from '#web/app-context.ts';
import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { InCuba } from '../../landed-cost/ui/in-cuba.tsx';
import { catalogueTexts } from '../../messages.ts';

export function ProductFacts({ product }: { product: ProductInProvince }) {
  const { t } = useApp(catalogueTexts);
  const specifications = Object.entries(product.specifications);
  return (
    <>
      {product.inCuba && <InCuba inCuba={product.inCuba} quiet="quiet" />}
      {specifications.length > 0 && (
        <section data-specs>
          <h2>{t.specifications}</h2>
          <DescriptionList items={specifications.map(([term, detail]) => ({ term, detail }))} />
        </section>
      )}
    </>
  );
}
