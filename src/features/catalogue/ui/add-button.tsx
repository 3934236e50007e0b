import { useApp } from '../../../app.ts';
import { Button } from '../../../kit/button.tsx';
import { cartMessages } from '../../cart/messages.ts';
import { addProduct } from '../../cart/ui/add-product.ts';
import { provinceName } from '../../provinces/provinces.ts';
import type { CardProduct } from '../card-product.ts';
import { catalogueMessages } from '../messages.ts';

interface AddButtonProps {
  product: Pick<CardProduct, 'id' | 'name' | 'price' | 'status' | 'reaches' | 'specifications'>;
  /** What it says of a product that is sold or reserved. */
  unavailable?: string;
}

/**
 * Adds one to the quotation. `data-add` lets the boot script do it before React, with the sentence
 * that it then says.
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
      data-add={cartMessages[language].addedText('{}')}
      aria-label={t.addNamed(product.name)}
      onClick={() =>
        addProduct(
          {
            productId: product.id,
            productName: product.name,
            price: product.price === null ? null : Number(product.price),
            province,
            specifications: Object.fromEntries(product.specifications),
          },
          language,
        )
      }
    >
      {t.add}
    </Button>
  );
}
