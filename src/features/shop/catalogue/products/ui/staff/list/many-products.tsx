import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductListTexts } from '#features/shop/catalogue/products/list-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { productStatuses } from '#features/shop/catalogue/schema-values.ts';
import { choice, line } from '#kit/staff/form/form-fields.tsx';
import type { Many, ManyAction, Typed } from '#kit/staff/many/many-action.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { QuotesOfProducts } from '../quotes-of-products.tsx';

/** What staff do with several products at once. */
export const manyProducts = (language: Language): Many<StaffProduct> => {
  const { changeStatus, changePrice } = staffProductListTexts[language];
  return {
    nameOf: ({ name }) => name,
    actions: [
      { label: changeStatus, key: 's', ask: () => statusAction(language) },
      { label: changePrice, ask: () => priceAction(language) },
    ],
  };
};

export const statusChoices = (language: Language) =>
  productStatuses.map((value) => ({ value, label: catalogueTexts[language][value] }));

export function statusAction(language: Language): ManyAction<StaffProduct> {
  const { newStatus: status, confirmStatusText: statusHint } = staffProductListTexts[language];
  const choices = statusChoices(language).map(({ value, label }) => [value, label] as const);
  return {
    ...changes('status'),
    fields: { status: choice(() => choices) },
    texts: { status, statusHint },
    About: QuotesOfChanged,
  };
}

function priceAction(language: Language): ManyAction<StaffProduct> {
  const { newPrice: price, confirmStatusText: priceHint } = staffProductListTexts[language];
  return {
    ...changes('price'),
    fields: { price: line({ prefix: 'US$', inputMode: 'decimal' }) },
    texts: { price, priceHint },
  };
}

/** The change of one field, as the agent saw the product, and back. */
const changes = (field: 'status' | 'price') =>
  ({
    call: staffApi.updateProducts,
    bodyOf: ({ updatedAt: expected }, typed) => ({ [field]: typed[field], expected }),
    undo: {
      call: staffApi.updateProducts,
      bodyOf: (before, expected) => ({ [field]: before[field], expected }),
    },
  }) satisfies Partial<ManyAction<StaffProduct>>;

function QuotesOfChanged({
  rows,
  typed: { status },
}: {
  rows: readonly StaffProduct[];
  typed: Typed;
}) {
  const changed = rows.filter((each) => status && status !== each.status);
  return <QuotesOfProducts products={status === 'available' ? [] : changed.map(({ id }) => id)} />;
}
