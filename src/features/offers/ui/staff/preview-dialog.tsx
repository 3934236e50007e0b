import { Dialog } from '#kit/overlays/dialog.tsx';
import { useApp } from '#web/app-context.ts';
import type { StaffOffer } from '../../schema.ts';
import { staffOfferMessages } from '../../staff-messages.ts';

/** The offer as its customer reads it. */
export function PreviewDialog({ offer, onClose }: { offer: StaffOffer; onClose: () => void }) {
  const t = staffOfferMessages[useApp().language];
  return (
    <Dialog open size="l" title={t.previewTitle} closeLabel={t.close} onClose={onClose}>
      <p>{offer.number}</p>
    </Dialog>
  );
}
