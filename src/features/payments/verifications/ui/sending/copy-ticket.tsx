import { lazy, Suspense } from 'react';
import { useApp } from '#web/app-context.ts';
import { verificationTexts } from '../../messages.ts';

// Only who has sent something needs its code, which /verify has no bytes for. Without a connection
// the ticket is copied by hand.
const CopyButton = lazy(() =>
  import('#kit/copy-button.tsx').then(
    ({ CopyButton: button }) => ({ default: button }),
    () => ({ default: () => <></> }),
  ),
);

/** Comes last among its buttons, so that none of them moves. */
export function CopyTicket({ ticketId }: { ticketId: string }) {
  const { language, live } = useApp();
  const { copy } = verificationTexts[language];
  return <Suspense>{live && <CopyButton text={ticketId} label={copy} />}</Suspense>;
}
