import { type ReactNode, useState } from 'react';
import { sendOnControlEnter } from '#features/cases/ui/staff/status-form.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { useAction } from '#kit/use-action.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import { staffOfferMessages } from '../../staff-messages.ts';
import { versionMessages } from '../../version-messages.ts';

interface AskDialogProps {
  title: string;
  text: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** The customer reads why. */
  withReason?: boolean;
  /** It needs a day too, between these. */
  day?: { label: string; min: string; start: string; max: string };
  /** Throws where it did not work: the dialog stays and says so. */
  onDo: (reason: string, day: string) => Promise<unknown>;
  onClose: () => void;
}

/** A question before something that is not taken back, with a reason where the customer reads one. */
export function AskDialog({ title, text, action, withReason, day, onDo, onClose }: AskDialogProps) {
  const { language } = useApp();
  const t = versionMessages[language];
  const [reason, setReason] = useState('');
  const [chosenDay, setDay] = useState(day?.start ?? '');
  const [isAsked, setAsked] = useState(false);
  const isReasonMissing = withReason && reason.trim() === '';
  const isDayWrong = day && (chosenDay < day.min || chosenDay > day.max);
  const { busy, failure, run } = useAction(staffOfferMessages[language].notDone, { inPlace: true });

  async function confirm() {
    if (isDayWrong || isReasonMissing) {
      setAsked(true);
      document.getElementById(isDayWrong ? 'ask-day' : 'ask-reason')?.focus();
      return;
    }
    if (await run(() => onDo(reason.trim(), chosenDay))) onClose();
  }

  return (
    <ConfirmDialog
      title={title}
      confirm={action}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <form
        className="stack"
        noValidate
        onKeyDown={sendOnControlEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {failure && <Notice tone="danger" role="alert" title={failure} />}
        <p>{text}</p>
        {day && (
          <TextField
            id="ask-day"
            type="date"
            label={day.label}
            error={
              isAsked && isDayWrong
                ? t.dayBetween(formatDate(day.min, language), formatDate(day.max, language))
                : undefined
            }
            min={day.min}
            max={day.max}
            value={chosenDay}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        {withReason && (
          <TextAreaField
            id="ask-reason"
            data-autofocus
            rows={3}
            label={t.reason}
            error={isAsked && isReasonMissing ? t.reasonMissing : undefined}
            maxLength={offerLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </form>
    </ConfirmDialog>
  );
}
