import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import type { ButtonLooks } from '../../button-class.ts';
import { type RecordTexts, useRecord } from './use-record.ts';

interface RecordButtonProps extends Pick<ButtonLooks, 'tone'> {
  texts: RecordTexts;
  record: () => Promise<unknown>;
  /** The toast afterwards: its title, and what stands below. */
  done: string;
  doneText?: string;
  /** Names the button for screen readers where its words alone do not say what is recorded. */
  label?: string;
  /**
   * Set to load the page anew after a failure too, because the record may have changed meanwhile.
   */
  always?: boolean;
  children: ReactNode;
}

/** A small button by which staff record one thing, without a form. */
export function RecordButton(props: RecordButtonProps) {
  const { texts, record: write, done, doneText, label, always = false, tone, children } = props;
  const { busy, record } = useRecord(texts, { always });
  return (
    <Button
      size="s"
      tone={tone}
      data-live
      busy={busy}
      aria-label={label}
      onClick={() => void record(write, done, doneText)}
    >
      {children}
    </Button>
  );
}
