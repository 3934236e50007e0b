import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { versionMessages } from '../../version-messages.ts';
import { AskDialog } from './ask-dialog.tsx';

interface HoldDialogProps {
  offer: StaffOffer;
  onDone: (title: string) => Promise<void>;
  onClose: () => void;
}

/** Until when what was accepted is held from now on, and why. */
export function HoldDialog({ offer, onDone, onClose }: HoldDialogProps) {
  const { language, call } = useApp();
  const t = versionMessages[language];
  const { id, version, heldUntil } = offer;
  const today = dayInHavana(new Date());
  return (
    <AskDialog
      withReason
      title={t.holdTitle(version)}
      text={heldUntil ? t.holdText(formatDate(heldUntil, language)) : t.holdAnewText}
      action={t.hold}
      day={{
        label: t.holdDay,
        min: heldUntil ? daysLater(heldUntil, 1) : today,
        start: daysLater(heldUntil ?? today, 3),
        max: daysLater(today, offerLimits.holdDays),
      }}
      onDo={async (reason, until) => {
        await call(staffApi.extendHold, { params: { id }, body: { reason, until } });
        await onDone(t.holdDone);
      }}
      onClose={onClose}
    />
  );
}
