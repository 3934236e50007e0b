import { type PointerEvent, useEffect, useRef } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button, IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons.tsx';
import { closeTexts } from '../messages.ts';
import css from './toast.module.css';
import { type Toast, toasts } from './toast-store.ts';

const SWIPE_PX = 50;
const icons = { neutral: InfoIcon, success: CheckIcon, danger: AlertIcon };

type ToastCardProps = { toast: Toast; onDismiss: () => void };

export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const tone = toast.tone ?? 'neutral';
  const ToneIcon = icons[tone];
  const { action } = toast;
  const swipe = useSwipeRight(toast.id, onDismiss);
  return (
    <div
      {...swipe}
      className={classNames(css.toast, css[tone])}
      onPointerEnter={() => toasts.pause('hover')}
      onPointerLeave={() => toasts.resume('hover')}
    >
      <ToneIcon />
      <div className={css.text}>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
        {action && (
          <Button
            tone="quiet"
            className={css.action}
            onClick={() => {
              onDismiss();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={closeTexts[useApp().language].close}
        className={css.close}
        onClick={onDismiss}
      >
        <CloseIcon size={20} />
      </IconButton>
    </div>
  );
}

/** Follows a swipe to the right. Past 50 px it dismisses the toast. */
function useSwipeRight(id: number, onDismiss: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);

  const move = (px: number) => ref.current?.style.setProperty('transform', `translateX(${px}px)`);
  const reset = () => {
    from.current = null;
    ref.current?.style.removeProperty('transform');
  };
  // The same element shows the next toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast starts in its place
  useEffect(reset, [id]);

  return {
    ref,
    onPointerDown(event: PointerEvent) {
      if (event.isPrimary && event.button === 0) from.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      const dx = from.current === null ? 0 : event.clientX - from.current;
      // A movement of a few pixels is still a tap for the button below.
      if (dx < 8) return;
      ref.current?.setPointerCapture(event.pointerId);
      move(dx);
    },
    onPointerUp(event: PointerEvent) {
      const far = from.current !== null && event.clientX - from.current >= SWIPE_PX;
      reset();
      if (far) onDismiss();
    },
    onPointerCancel: reset,
  };
}
