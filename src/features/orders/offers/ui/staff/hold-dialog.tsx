import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { area, day } from '#kit/staff/form/form-fields.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { staffOfferVersionTexts } from '../../version-messages.ts';

interface HoldDialogProps {
  offer: StaffOffer;
  days: { min: string; max: string };
  onClose: () => void;
}

export function HoldDialog({ offer, days, onClose }: HoldDialogProps) {
  const { t, language } = useApp(staffOfferVersionTexts);
  const { id, version, heldUntil } = offer;
  const usual = daysLater(heldUntil ?? dayInHavana(new Date()), offerLimits.usualHoldDays);
  const [start = usual] = [usual, days.max].toSorted();
  return (
    <AskCall
      title={t.holdTitle(version)}
      text={heldUntil ? t.holdText(formatDate(heldUntil, language)) : t.holdAgainText}
      call={staffApi.extendHold}
      params={{ id }}
      fields={{ until: day(days), reason: area() }}
      start={{ until: start }}
      texts={{ until: t.holdDay, reason: t.reason, saved: t.holdDone }}
      submit={t.hold}
      onClose={onClose}
    />
  );
}
