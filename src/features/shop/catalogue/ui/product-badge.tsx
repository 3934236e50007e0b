import { Badge } from '#kit/data/badge.tsx';
import { useApp } from '#web/app-context.ts';
import type { CardProduct } from '../card-product.ts';
import { catalogueTexts } from '../messages.ts';

/** In low-data mode only sold and reserved products have a badge. */
export function ProductBadge({ product }: { product: Pick<CardProduct, 'status' | 'featured'> }) {
  const { t, lowData } = useApp(catalogueTexts);
  if (product.status === 'sold') return <Badge>{t.sold}</Badge>;
  if (product.status === 'reserved') return <Badge tone="warning">{t.reserved}</Badge>;
  if (lowData) return null;
  return product.featured ? (
    <Badge tone="featured">{t.featured}</Badge>
  ) : (
    <Badge tone="success">{t.available}</Badge>
  );
}
