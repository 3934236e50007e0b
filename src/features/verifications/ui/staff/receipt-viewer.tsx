import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { MinusIcon, PlusIcon, RefreshIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { staffVerificationMessages } from '../../staff-messages.ts';
import css from './staff-receipts.module.css';

interface ReceiptViewerProps {
  src: string;
  number: number;
}

const zooms = [100, 150, 200, 300, 400] as const;

/** A receipt to read closely: it zooms and turns by buttons, keys and wheel. */
export function ReceiptViewer({ src, number }: ReceiptViewerProps) {
  const t = staffVerificationMessages[useApp().language];
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [unseen, setUnseen] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const step = (by: 1 | -1) => setZoom((at) => Math.min(zooms.length - 1, Math.max(0, at + by)));

  // The wheel is the page's own unless the picture has the focus. React's own listener cannot hold it.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      if (document.activeElement !== element && !event.ctrlKey) return;
      event.preventDefault();
      step(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  });

  function act(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === 'r') setTurns(turns + 1);
    else return;
    event.preventDefault();
  }

  return (
    <div className={css.viewer}>
      <section
        ref={stage}
        className={css.stage}
        aria-label={t.pictureOf(number)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onKeyDown={act}
      >
        {unseen ? (
          <p>{t.unseen}</p>
        ) : (
          <img
            className={css.picture}
            data-zoom={zooms[zoom]}
            data-turns={turns % 4}
            src={src}
            alt={t.pictureOf(number)}
            onError={() => setUnseen(true)}
          />
        )}
      </section>
      <div className={css.tools}>
        <Button
          size="s"
          tone="secondary"
          data-live
          icon={<MinusIcon size={20} />}
          disabled={zoom === 0}
          onClick={() => step(-1)}
        >
          {t.zoomOut}
        </Button>
        <Button
          size="s"
          tone="secondary"
          data-live
          icon={<PlusIcon size={20} />}
          disabled={zoom === zooms.length - 1}
          onClick={() => step(1)}
        >
          {t.zoomIn}
        </Button>
        <Button
          size="s"
          tone="secondary"
          data-live
          icon={<RefreshIcon size={20} />}
          onClick={() => setTurns(turns + 1)}
        >
          {t.turn}
        </Button>
        <span role="status" className={css.quiet}>
          {t.zoom(zooms[zoom] ?? 100)}
        </span>
      </div>
      <p className={css.hint}>{t.viewerHint}</p>
    </div>
  );
}
