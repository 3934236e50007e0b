import { provinceName } from '#features/company/provinces/provinces.ts';
import { addField, addFormId, writeAdded } from '#features/shop/cart/add-form.ts';
import { cartTexts } from '#features/shop/cart/messages.ts';
import { Button } from '#kit/button.tsx';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../card-product.ts';
import { catalogueTexts } from '../messages.ts';

interface AddButtonProps {
  product: Pick<CardProduct, 'id' | 'name' | 'status' | 'reaches'>;
  unavailable?: string;
}

/**
 * Adds one piece. `data-add` marks it for the boot script, and holds the sentence to show;
 * `useAdding` answers with React. Without JavaScript it submits the form in the header.
 */
export function AddButton({ product, unavailable }: AddButtonProps) {
  const { t, language, province } = useApp(catalogueTexts);
  if (product.status !== 'available' || !product.reaches) {
    return (
      <Button full tone="secondary" disabled>
        {product.status === 'available'
          ? t.doesNotReach(provinceName(province))
          : (unavailable ?? t.notAvailable)}
      </Button>
    );
  }
  return (
    <Button
      full
      type="submit"
      form={addFormId}
      name={addField}
      value={writeAdded(product.id)}
      data-add={cartTexts[language].addedText('{}')}
      aria-label={t.addNamed(product.name)}
    >
      {t.add}
    </Button>
  );
}
