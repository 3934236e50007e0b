import { type ReactNode, useState } from 'react';
import { sendOnControlEnter } from '#features/cases/ui/staff/status-form.tsx';
import { Button } from '#kit/button.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { messageOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../offer-rules.ts';
import { staffOfferMessages, versionMessages } from '../../staff-messages.ts';

interface AskDialogProps {
  title: string;
  text: ReactNode;
  /** What the button says that does it. */
  action: string;
  /** The customer reads why. */
  withReason?: boolean;
  /** It needs a day too, between these. */
  day?: { label: string; min: string; max: string };
  /** Throws where it did not work: the dialog stays and says so. */
  onDo: (reason: string, day: string) => Promise<void>;
  onClose: () => void;
}

/** A question before something that is not taken back, with a reason where the customer reads one. */
export function AskDialog({ title, text, action, withReason, day, onDo, onClose }: AskDialogProps) {
  const { language } = useApp();
  const t = staffOfferMessages[language];
  const { reason: label, reasonMissing } = versionMessages[language];
  const [reason, setReason] = useState('');
  const [chosenDay, setDay] = useState(day?.max ?? '');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run() {
    if (busy) return;
    if (withReason && reason.trim() === '') {
      setMissing(true);
      document.getElementById('ask-reason')?.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onDo(reason.trim(), chosenDay);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t.notDone));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button data-autofocus={!withReason || undefined} busy={busy} onClick={() => void run()}>
            {action}
          </Button>
        </>
      }
    >
      <form
        className="stack"
        noValidate
        onKeyDown={sendOnControlEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {failure && <Notice tone="danger" role="alert" title={failure} />}
        <p>{text}</p>
        {day && (
          <TextField
            id="ask-day"
            type="date"
            label={day.label}
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
            label={label}
            error={isMissing && reason.trim() === '' ? reasonMissing : undefined}
            maxLength={offerLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
