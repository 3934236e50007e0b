import type { ProductInProvince } from '../../landed-cost/schema.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductOverlay } from './product-page.tsx';

export function PlainOverlay({ product }: { product: ProductInProvince }) {
  return (
    <ProductOverlay product={product}>
      <ProductFacts product={product} />
    </ProductOverlay>
  );
}
