import { useEffect, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from './button.tsx';
import css from './copy-button.module.css';
import { AlertIcon, CheckIcon, CopyIcon } from './icons.tsx';
import { copyTexts } from './messages.ts';

const SAID_MS = 3_000;

type CopyButtonProps = { text: string; label: string; size?: 's' | 'm' | undefined };

const icons = { ready: CopyIcon, copied: CheckIcon, failed: AlertIcon };

/** Copies, and says so for 3 s. The width of the button does not change. */
export function CopyButton({ text, label, size }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof icons>('ready');
  const { copied, byHand, byHandShort } = copyTexts[useApp().language];
  const texts = { ready: label, copied, failed: size === 's' ? byHandShort : byHand };
  const StateIcon = icons[state];

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(setState, SAID_MS, 'ready');
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <Button tone="secondary" data-live size={size} icon={<StateIcon size={20} />} onClick={copy}>
        <span className={css.texts}>
          {(['ready', 'copied', 'failed'] as const).map((each) => (
            <span key={each} className={each === state ? undefined : css.away}>
              {texts[each]}
            </span>
          ))}
        </span>
      </Button>
      <span className="visually-hidden" role="status">
        {state !== 'ready' && texts[state]}
      </span>
    </>
  );
}
