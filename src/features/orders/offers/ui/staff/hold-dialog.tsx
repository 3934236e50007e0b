import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { staffOfferVersionTexts } from '../../version-messages.ts';
import { AskDialog } from './ask-dialog.tsx';

interface HoldDialogProps {
  offer: StaffOffer;
  days: { min: string; max: string };
  onDone: (title: string) => Promise<void>;
  onClose: () => void;
}

export function HoldDialog({ offer, days, onDone, onClose }: HoldDialogProps) {
  const { t, language, call } = useApp(staffOfferVersionTexts);
  const { id, version, heldUntil } = offer;
  const usual = daysLater(heldUntil ?? dayInHavana(new Date()), offerLimits.usualHoldDays);
  const [start = usual] = [usual, days.max].toSorted();
  return (
    <AskDialog
      withReason
      title={t.holdTitle(version)}
      text={heldUntil ? t.holdText(formatDate(heldUntil, language)) : t.holdAgainText}
      action={t.hold}
      day={{ ...days, label: t.holdDay, start }}
      onDo={async (reason, until) => {
        await call(staffApi.extendHold, { params: { id }, body: { reason, until } });
        await onDone(t.holdDone);
      }}
      onClose={onClose}
    />
  );
}
