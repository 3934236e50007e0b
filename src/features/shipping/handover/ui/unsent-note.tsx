import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { driverTexts } from '../messages.ts';

interface UnsentNoteProps {
  entry: { state: string; cancel: () => void };
  sending: string;
  waits: string;
}

/** What was typed is on its way, or waits on this phone and can still be changed. */
export function UnsentNote({ entry: { state, cancel }, sending, waits }: UnsentNoteProps) {
  const { t } = useApp(driverTexts);
  if (state === 'sending') return <p>{sending}</p>;
  return (
    <Notice
      tone="warning"
      title={waits}
      action={
        <Button tone="quiet" onClick={cancel}>
          {t.change}
        </Button>
      }
    />
  );
}
