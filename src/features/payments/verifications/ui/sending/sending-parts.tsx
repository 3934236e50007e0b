import type { MouseEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { verificationTexts } from '../../messages.ts';
import { ReceiptsField } from '../receipts/receipts-field.tsx';
import type { SendingForm } from './use-sending-form.ts';

interface SendingReceiptsProps {
  sending: SendingForm;
  error?: string | undefined;
  hint?: string;
}

export function SendingReceipts({ sending, error, hint }: SendingReceiptsProps) {
  const { submitter, receipts, locked, receiptProblem, setReceiptProblem } = sending;
  return (
    <ReceiptsField
      submitter={submitter}
      receipts={receipts}
      locked={locked}
      error={receiptProblem ?? error}
      {...(hint && { hint })}
      onProblem={setReceiptProblem}
    />
  );
}

export function SendButton({ sending: { phase }, text }: { sending: SendingForm; text: string }) {
  const { t } = useApp(verificationTexts);
  return (
    <Button type="submit" busy={phase === 'sending'}>
      {phase === 'waiting' ? t.sendNow : text}
    </Button>
  );
}

export function SendingNotice({ sending }: { sending: SendingForm }) {
  const { submitter, phase, receipts } = sending;
  const { t } = useApp(verificationTexts);
  function cancel(event: MouseEvent<HTMLButtonElement>) {
    submitter?.cancel();
    // This button disappears, so the focus goes beside its place.
    event.currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
  const uploading = receipts.some(({ state }) => state !== 'sent');
  return (
    <div role="status">
      {phase === 'sending' && <p>{uploading ? t.sendingFiles : t.sendingNow}</p>}
      {phase === 'waiting' && (
        <Notice
          tone="warning"
          title={t.waiting}
          action={
            <Button tone="secondary" onClick={cancel}>
              {t.cancelSending}
            </Button>
          }
          text={t.waitingText}
        />
      )}
    </div>
  );
}
