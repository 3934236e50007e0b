import { api } from '#api.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { copyOf, emptyDraft, productDraftOf } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';

interface StaffProductData {
  product: StaffProduct | null;
  model: StaffProduct | null;
  category: string | undefined;
  brands: string[];
}

export const page: AnyPage = definePage<StaffProductData>({
  load: async ({ call, params, query }) => {
    const find = (id: string | null | undefined) =>
      id ? call(staffApi.findStaffProduct, { params: { id } }) : null;
    const [product, model, { brands }] = await Promise.all([
      find(params.id),
      find(query.get('de')),
      call(api.productChoices, { query: {} }),
    ]);
    return { product, model, category: query.get('category') ?? undefined, brands };
  },
  head: ({ language }, { product }) => ({
    title: product?.name ?? staffProductFormTexts[language].newTitle,
    hidden: true,
  }),
  View: StaffProductPage,
});

function StaffProductPage({ data }: { data: StaffProductData }) {
  const { t } = useApp(staffProductFormTexts);
  const { product, model, category, brands } = data;
  if (product) {
    return (
      <ProductEditor
        key={`edit ${product.id}`}
        product={product}
        start={productDraftOf(product)}
        brands={brands}
        copied={false}
      />
    );
  }
  const start = model ? copyOf(model, t.copyName(model.name)) : emptyDraft(category);
  return (
    <ProductEditor
      key={model ? `copy ${model.id}` : 'new'}
      product={undefined}
      start={start}
      brands={brands}
      copied={model !== null}
    />
  );
}
