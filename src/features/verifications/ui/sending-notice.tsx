import { useApp } from '../../../app.ts';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { verificationMessages } from '../messages.ts';
import type { Courier } from './courier.ts';
import type { Receipt } from './receipt-tray.ts';
import css from './verify-page.module.css';

interface SendingNoticeProps {
  courier: Courier | undefined;
  phase: 'idle' | 'sending' | 'waiting';
  receipts: readonly Receipt[];
}

/** What becomes of a form that was sent and has no answer yet. */
export function SendingNotice({ courier, phase, receipts }: SendingNoticeProps) {
  const t = verificationMessages[useApp().language];
  const uploading = receipts.some(({ state }) => state !== 'sent');
  return (
    <div role="status">
      {phase === 'sending' && <p>{uploading ? t.sendingFiles : t.sendingNow}</p>}
      {phase === 'waiting' && (
        <Notice
          tone="warning"
          title={t.waiting}
          action={
            <div className={css.actions}>
              <Button tone="secondary" onClick={courier?.sendNow}>
                {t.sendNow}
              </Button>
              <Button tone="quiet" onClick={courier?.cancel}>
                {t.cancelSending}
              </Button>
            </div>
          }
        >
          <p>{t.waitingText}</p>
        </Notice>
      )}
    </div>
  );
}
