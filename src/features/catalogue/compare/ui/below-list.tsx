import { lazy, Suspense, useState } from 'react';
import { comparedEntry, seenEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';

// Without a connection a page does without it.
const StoredBelow = lazy(() => import('./stored-below.tsx').catch(() => ({ default: Nothing })));

/**
 * What this browser remembers: it comes late, and below all else, so that nothing moves; its code
 * only comes where there is something.
 */
export function BelowList({ except, bar = false }: { except?: string; bar?: boolean }) {
  const { live } = useApp();
  // A product's page keeps that product itself: that is nothing to show on it.
  const [hadStored] = useState(hasStoredProducts);
  const hasStored = hadStored || (except === undefined && hasStoredProducts());
  return <Suspense>{live && hasStored && <StoredBelow except={except} bar={bar} />}</Suspense>;
}

const Nothing: typeof import('./stored-below.tsx')['default'] = () => <></>;

function hasStoredProducts(): boolean {
  return Boolean(readStored(seenEntry) ?? readStored(comparedEntry));
}
