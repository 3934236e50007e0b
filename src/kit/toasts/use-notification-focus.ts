import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

/**
 * F8 moves the focus to the region, F8 again or Escape moves it back. `onHold` receives true while
 * the focus is inside.
 */
export function useNotificationFocus(onHold: (inside: boolean) => void) {
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
