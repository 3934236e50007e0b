import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '#web/app-context.ts';
import { toastTexts } from '../messages.ts';
import { onDialogsChange, topmostDialog } from '../overlays/open-dialogs.ts';
import css from './toast.module.css';
import { ToastAnnouncer } from './toast-announcer.tsx';
import { ToastCard } from './toast-card.tsx';
import { toasts } from './toast-store.ts';
import { useNotificationFocus } from './use-notification-focus.ts';

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
