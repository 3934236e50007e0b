import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { MinusIcon, PlusIcon, RefreshIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import { staffVerificationTexts } from '../../staff-messages.ts';
import css from './staff-receipts.module.css';

const zooms = [100, 150, 200, 300, 400] as const;

export function ReceiptViewer({ src, number }: { src: string; number: number }) {
  const { t } = useApp(staffVerificationTexts);
  const stage = useRef<HTMLElement>(null);
  const view = useView();
  const { zoom, turns, zoomBy, turn } = view;
  useWheel(stage, zoomBy);

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === 'r') turn();
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-2">
      <section
        ref={stage}
        className={css.stage}
        aria-label={t.pictureOf(number)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        onKeyDown={handleKey}
      >
        <Picture src={src} alt={t.pictureOf(number)} zoom={zooms[zoom]} turns={turns} />
      </section>
      <Tools {...view} />
      <p className="quiet">{t.viewerHint}</p>
    </div>
  );
}

type View = ReturnType<typeof useView>;

function useView() {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  return {
    zoom,
    turns,
    zoomBy: (steps: 1 | -1) =>
      setZoom((index) => Math.min(zooms.length - 1, Math.max(0, index + steps))),
    turn: () => setTurns(turns + 1),
  };
}

/**
 * Scrolls the page by the wheel unless the picture has the focus. React's own listener is passive.
 */
function useWheel(stage: RefObject<HTMLElement | null>, zoomBy: View['zoomBy']): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      if (document.activeElement !== element && !event.ctrlKey) return;
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1 : -1);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  });
}

interface PictureProps {
  src: string;
  alt: string;
  zoom: number | undefined;
  turns: number;
}

function Picture({ src, alt, zoom, turns }: PictureProps) {
  const { t } = useApp(staffVerificationTexts);
  const [failed, setFailed] = useState(false);
  if (failed) return <p>{t.unseen}</p>;
  return (
    <img
      className={css.picture}
      data-zoom={zoom}
      data-turns={turns % 4}
      src={src}
      alt={alt}
      onError={() => setFailed(true)}
    />
  );
}

function Tools({ zoom, zoomBy, turn }: View) {
  const { t } = useApp(staffVerificationTexts);
  const button = { size: 's', tone: 'secondary', 'data-live': true } as const;
  return (
    <div className="row gap-2 middle">
      <Button
        {...button}
        icon={<MinusIcon size={20} />}
        disabled={zoom === 0}
        onClick={() => zoomBy(-1)}
      >
        {t.zoomOut}
      </Button>
      <Button
        {...button}
        icon={<PlusIcon size={20} />}
        disabled={zoom === zooms.length - 1}
        onClick={() => zoomBy(1)}
      >
        {t.zoomIn}
      </Button>
      <Button {...button} icon={<RefreshIcon size={20} />} onClick={turn}>
        {t.turn}
      </Button>
      <span role="status" className="muted">
        {t.zoom(zooms[zoom] ?? 100)}
      </span>
    </div>
  );
}
