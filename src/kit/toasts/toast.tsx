import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '#web/app-context.ts';
import { toastTexts } from '../messages.ts';
import { onDialogsChange, topmostDialog } from '../overlays/open-dialogs.ts';
import css from './toast.module.css';
import { ToastCard } from './toast-card.tsx';
import { type Toast, toasts } from './toast-store.ts';

/**
 * The region of toasts, mounted once: in the topmost open dialog, or else in the body. F8 goes to
 * it, F8 or Escape back.
 */
export function ToastRegion() {
  const host = useSyncExternalStore(onDialogsChange, currentHost, nothing);
  return host && createPortal(<Region />, host);
}

const currentHost = (): Element => placeIn(topmostDialog()) ?? document.body;
/** Above the dialog's buttons. */
const placeIn = (dialog: Element | null) => dialog?.querySelector('[data-toasts]') ?? dialog;
const nothing = () => null;
const holdWhileFocused = (inside: boolean) => toasts[inside ? 'pause' : 'resume']('focus');

function Region() {
  const { notifications } = toastTexts[useApp().language];
  const toast = useSyncExternalStore(toasts.subscribe, toasts.visible, nothing);
  const { handlers, leave } = useNotificationFocus(holdWhileFocused);
  useClockManners();

  function dismiss() {
    leave();
    toasts.dismiss();
  }

  return (
    <section {...handlers} className={css.region} aria-label={notifications} tabIndex={-1}>
      {toast ? (
        <ToastCard toast={toast} onDismiss={dismiss} />
      ) : (
        <p className={css.empty}>{notifications}</p>
      )}
      <ToastAnnouncer toast={toast} />
    </section>
  );
}

/** Pauses the timer in a hidden tab, and ends all pauses with the region. */
function useClockManners() {
  useEffect(() => {
    const onVisibility = () => toasts[document.hidden ? 'pause' : 'resume']('hidden');
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      toasts.resume('focus');
      toasts.resume('hover');
    };
  }, []);
}

// A screen reader announces a live region only if it existed before its text, and may read the text
// again when the region moves into a dialog. So the spoken text is separate from the visible one.
const BEFORE_MS = 150;
const AFTER_MS = 2_000;

/** Announces each toast once and then empties itself. */
function ToastAnnouncer({ toast }: { toast: Toast | null }) {
  const [spoken, setSpoken] = useState<Toast | null>(null);

  useEffect(() => {
    if (!toast) return;
    const speak = setTimeout(
      () => toasts.claimAnnouncement(toast.id) && setSpoken(toast),
      BEFORE_MS,
    );
    const hush = setTimeout(() => setSpoken(null), BEFORE_MS + AFTER_MS);
    return () => {
      clearTimeout(speak);
      clearTimeout(hush);
      setSpoken(null);
    };
  }, [toast]);

  const text = spoken && [spoken.title, spoken.description].filter(Boolean).join('. ');
  const urgent = spoken?.tone === 'danger';
  return (
    <>
      <p className="visually-hidden" role="status">
        {!urgent && text}
      </p>
      <p className="visually-hidden" role="alert">
        {urgent && text}
      </p>
    </>
  );
}

/**
 * F8 moves the focus to the region, F8 again or Escape moves it back. `onHold` receives true while
 * the focus is inside.
 */
function useNotificationFocus(onHold: (inside: boolean) => void) {
  const ref = useRef<HTMLElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const isInside = (target: EventTarget | null) => ref.current?.contains(target as Node | null);

  const leave = useCallback(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !ref.current?.contains(focused)) return;
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    else focused.blur();
  }, []);

  useEffect(() => {
    function onKey(event: globalThis.KeyboardEvent) {
      // Japanese input methods use F8.
      if (event.key !== 'F8' || event.isComposing) return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) leave();
      else ref.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [leave]);

  const handlers = {
    ref,
    onFocus(event: FocusEvent) {
      if (isInside(event.relatedTarget)) return;
      previousFocus.current = event.relatedTarget;
      onHold(true);
    },
    onBlur(event: FocusEvent) {
      if (!isInside(event.relatedTarget)) onHold(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // Keeps this Escape from the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      leave();
    },
  };
  return { handlers, leave };
}
