import { lazy, Suspense, useState } from 'react';
import { comparedEntry, seenEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';

// Without a connection the page is shown without this part.
const StoredBelow = lazy(() => import('./stored-below.tsx').catch(() => ({ default: Nothing })));

/**
 * Drawn last and at the bottom, so that nothing on the page moves. Its code is loaded only where
 * something is stored.
 */
export function BelowList({ except, bar = false }: { except?: string; bar?: boolean }) {
  const { live } = useApp();
  // A product page stores its own product later; that one does not count.
  const [hadStored] = useState(hasStoredProducts);
  const hasStored = hadStored || (except === undefined && hasStoredProducts());
  return <Suspense>{live && hasStored && <StoredBelow except={except} bar={bar} />}</Suspense>;
}

const Nothing: typeof import('./stored-below.tsx')['default'] = () => <></>;

function hasStoredProducts(): boolean {
  return Boolean(readStored(seenEntry) ?? readStored(comparedEntry));
}
