import type { MouseEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { verificationMessages } from '../../messages.ts';
import type { Receipt } from '../receipts/receipt-uploads.ts';
import type { Submitter } from './submitter.ts';

interface SendingNoticeProps {
  submitter: Submitter | undefined;
  phase: 'idle' | 'sending' | 'waiting';
  receipts: readonly Receipt[];
}

/** What becomes of a form that was sent and has no answer yet. */
export function SendingNotice({ submitter, phase, receipts }: SendingNoticeProps) {
  const t = verificationMessages[useApp().language];
  function cancel(event: MouseEvent<HTMLButtonElement>) {
    submitter?.cancel();
    // This button goes: whoever pressed it stays beside where it was.
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
        >
          <p>{t.waitingText}</p>
        </Notice>
      )}
    </div>
  );
}
