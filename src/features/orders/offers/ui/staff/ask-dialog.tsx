import { type ReactNode, useState } from 'react';
import { sendOnControlEnter } from '#features/requests/cases/ui/staff/status-form.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { useAction } from '#kit/use-action.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import { staffOfferTexts } from '../../staff-messages.ts';
import { staffOfferVersionTexts } from '../../version-messages.ts';

interface Day {
  label: string;
  start: string;
  min: string;
  max: string;
}

interface AskDialogProps {
  title: string;
  text: ReactNode;
  action: string;
  /** Asks for a reason too, which the customer reads. */
  withReason?: boolean;
  day?: Day;
  /** Throws where it failed: the dialog stays open and shows the failure. */
  onDo: (reason: string, day: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function AskDialog({ title, text, action, withReason, day, onDo, onClose }: AskDialogProps) {
  const { language } = useApp();
  const [reason, setReason] = useState('');
  const [chosenDay, setChosenDay] = useState(day?.start ?? '');
  const [showsErrors, setShowsErrors] = useState(false);
  const isReasonMissing = withReason === true && reason.trim() === '';
  const isDayWrong = day !== undefined && (chosenDay < day.min || chosenDay > day.max);
  const { busy, failure, run } = useAction(staffOfferTexts[language].notDone, { inPlace: true });

  async function confirm() {
    if (isDayWrong || isReasonMissing) {
      setShowsErrors(true);
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
          <AskedDay
            day={day}
            value={chosenDay}
            isWrong={showsErrors && isDayWrong}
            onChange={setChosenDay}
          />
        )}
        {withReason && (
          <ReasonField
            value={reason}
            isMissing={showsErrors && isReasonMissing}
            onChange={setReason}
          />
        )}
      </form>
    </ConfirmDialog>
  );
}

interface AskedDayProps {
  day: Day;
  value: string;
  isWrong: boolean;
  onChange: (day: string) => void;
}

function AskedDay({ day: { label, min, max }, value, isWrong, onChange }: AskedDayProps) {
  const { language } = useApp();
  const { dayBetween } = staffOfferVersionTexts[language];
  return (
    <DayField
      id="ask-day"
      label={label}
      error={isWrong ? dayBetween(formatDate(min, language), formatDate(max, language)) : undefined}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface ReasonFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
}

function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const { t } = useApp(staffOfferVersionTexts);
  return (
    <TextAreaField
      id="ask-reason"
      data-autofocus
      rows={3}
      label={t.reason}
      error={isMissing ? t.reasonMissing : undefined}
      maxLength={offerLimits.reason}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
