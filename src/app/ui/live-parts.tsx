import { type ReactNode, useEffect } from 'react';
import { useAsideCart } from '#features/quotes/ui/use-aside-cart.ts';
import type { useQuoteParts } from '#features/quotes/ui/use-quote-parts.ts';
import { isVerificationUnsent } from '#features/verifications/unsent.ts';
import { ToastRegion } from '#kit/toasts/toast.tsx';
import { useApp } from '#web/app-context.ts';
import { shellMessages } from '../messages.ts';

interface LivePartsProps {
  quote: ReturnType<typeof useQuoteParts>;
  /** A screen shown as a dialog over the one that is open. */
  overlay: ReactNode;
}

/** What only exists once React answers: drawer, notifications, screens as dialogs. */
export function LiveParts({ quote, overlay }: LivePartsProps) {
  const { language } = useApp();
  const t = shellMessages[language];
  useUnsentVerifications();
  useAsideCart();
  return (
    <>
      {overlay}
      {quote && <quote.QuoteDrawer />}
      <ToastRegion label={t.notifications} closeLabel={t.dismiss} />
    </>
  );
}

/** A verification that was sent and not answered goes on from whatever screen is open. */
function useUnsentVerifications() {
  const { call, language, person } = useApp();
  useEffect(() => {
    if (!isVerificationUnsent()) return;
    // Without a connection it is the screen of verifications that goes on.
    import('#features/verifications/ui/couriers.ts').then(
      ({ resumeUnsent }) => resumeUnsent({ call, language, person }),
      () => undefined,
    );
  }, [call, language, person]);
}
