import type { StaffOffer } from '#features/offers/schema.ts';
import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { AskDialog } from '../ask-dialog.tsx';

interface SendDialogProps {
  /** As it will be. */
  offer: StaffOffer;
  customer: { name: string; email: string };
  live: StaffOffer | undefined;
  onSend: () => Promise<unknown>;
  onClose: () => void;
}

/** The last question before an offer binds us. */
export function SendDialog({ offer, customer, live, onSend, onClose }: SendDialogProps) {
  const { language } = useApp();
  const t = staffOfferMessages[language];
  const total = formatMoney(offer.totalCents, language);
  const day = formatDate(offer.validUntil, language);
  return (
    <AskDialog
      title={t.sendTitle(offer.version, customer.name)}
      text={
        <>
          {t.sendText(total, day, customer.email)}
          {live && ` ${t.sendSupersedes(live.version)}`}
        </>
      }
      action={t.sendNow}
      onDo={onSend}
      onClose={onClose}
    />
  );
}
