import { lazy, Suspense } from 'react';
import { useApp } from '../../../app.ts';
import { comparedKey, seenKey } from '../kept-keys.ts';

// Without a connection a page does without it.
const KeptBelow = lazy(() => import('./kept-below.tsx').catch(() => ({ default: Nothing })));

/**
 * What this browser remembers: it comes late, and below all else, so that nothing moves; its code
 * only comes where there is something.
 */
export function BelowList({ except, bar = false }: { except?: string; bar?: boolean }) {
  const { live } = useApp();
  return <Suspense>{live && isAnythingKept() && <KeptBelow except={except} bar={bar} />}</Suspense>;
}

const Nothing: typeof import('./kept-below.tsx')['default'] = () => <></>;

function isAnythingKept(): boolean {
  try {
    return Boolean(localStorage.getItem(seenKey) ?? sessionStorage.getItem(comparedKey));
  } catch {
    // Without storage the list lives in that code.
    return true;
  }
}
