import { addField, addFormId, writeAdded } from '#features/cart/add-form.ts';
import { cartMessages } from '#features/cart/messages.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../card-product.ts';
import { catalogueMessages } from '../messages.ts';

interface AddButtonProps {
  product: Pick<CardProduct, 'id' | 'name' | 'status' | 'reaches'>;
  /** What it says of a product that is sold or reserved. */
  unavailable?: string;
}

/**
 * Adds one of what its card says (`readCard`) to the quotation: `data-add` is what the boot script
 * looks for, with the sentence that it then says, and `useAdding` once React answers. Without a
 * script the form in the header is posted.
 */
export function AddButton({ product, unavailable }: AddButtonProps) {
  const { language, province } = useApp();
  const t = catalogueMessages[language];
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
      data-add={cartMessages[language].addedText('{}')}
      aria-label={t.addNamed(product.name)}
    >
      {t.add}
    </Button>
  );
}
