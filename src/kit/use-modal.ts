import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addOpenDialog, removeOpenDialog } from './open-dialogs.ts';
import { lockScroll } from './scroll-lock.ts';

/**
 * Opens its <dialog> as modal while mounted: focus goes in, the page behind stands still, and on
 * closing focus goes back to the element that had it. Returns the dialog's ref and handlers.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const unlock = lockScroll();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus], h2')?.focus({ preventScroll: true });
    addOpenDialog(dialog);
    return () => {
      removeOpenDialog(dialog);
      unlock();
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    // A dialog inside this one reports through the same handlers: only our own events count.
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A browser may close without asking (second Escape in a row): the caller must know.
    onClose(event: SyntheticEvent) {
      if (event.target === event.currentTarget && !ref.current?.open) onClose();
    },
    onMouseDown(event: MouseEvent<HTMLDialogElement>) {
      pressedOutside.current = isOutside(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && isOutside(event)) onClose();
      pressedOutside.current = false;
    },
  };
}

/** On the backdrop, not on the dialog's own empty space or scrollbar. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
