import { lazy, Suspense } from 'react';
import { useApp } from '../../../app.ts';
import { comparedProducts, seenProducts } from './kept-products.ts';

const SeenProducts = lazy(() => import('./seen-products.tsx'));
const CompareBar = lazy(() => import('./compare-bar.tsx'));

/** What this browser remembers: it comes late, and below all else, so that nothing moves. */
export function BelowList({ except, bar = false }: { except?: string; bar?: boolean }) {
  const { live } = useApp();
  const seen = seenProducts.use().filter(({ id }) => id !== except);
  const compared = comparedProducts.use();
  return (
    <Suspense>
      {live && seen.length > 0 && <SeenProducts seen={seen} />}
      {live && bar && compared.length > 0 && <CompareBar compared={compared} />}
    </Suspense>
  );
}
