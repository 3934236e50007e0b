import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { caseTexts } from '../messages.ts';
import css from './message-state.module.css';
import type { useMessage } from './use-message.ts';

interface StateProps {
  message: ReturnType<typeof useMessage>;
  sent: string;
}

export function MessageState({ message, sent }: StateProps) {
  const { t } = useApp(caseTexts);
  return (
    <div role="status">
      {message.sent && <p className={css.sent}>{sent}</p>}
      {message.state === 'waiting' && (
        <Notice tone="warning" title={t.waiting} text={t.waitingText} />
      )}
    </div>
  );
}

interface ButtonsProps {
  message: ReturnType<typeof useMessage>;
  send: string;
  size?: 's';
}

export function MessageButtons({ message, send, size }: ButtonsProps) {
  const { t } = useApp(caseTexts);
  const waiting = message.state === 'waiting';
  return (
    <>
      <Button
        type="submit"
        size={size}
        tone="secondary"
        data-live
        busy={message.state === 'sending'}
      >
        {waiting ? t.sendNow : send}
      </Button>
      {waiting && (
        <Button size={size} tone="quiet" onClick={message.cancel}>
          {t.cancel}
        </Button>
      )}
    </>
  );
}
