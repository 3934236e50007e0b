import { lazy, Suspense, useState } from 'react';
import { comparedEntry, seenEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { useApp } from '#web/app-context.ts';

// Without a connection a page does without it.
const KeptBelow = lazy(() => import('./stored-below.tsx').catch(() => ({ default: Nothing })));

/**
 * What this browser remembers: it comes late, and below all else, so that nothing moves; its code
 * only comes where there is something.
 */
export function BelowList({ except, bar = false }: { except?: string; bar?: boolean }) {
  const { live } = useApp();
  // A product's page keeps that product itself: that is nothing to show on it.
  const [before] = useState(isAnythingKept);
  const kept = before || (except === undefined && isAnythingKept());
  return <Suspense>{live && kept && <KeptBelow except={except} bar={bar} />}</Suspense>;
}

const Nothing: typeof import('./stored-below.tsx')['default'] = () => <></>;

function isAnythingKept(): boolean {
  return Boolean(readStored(seenEntry) ?? readStored(comparedEntry));
}
