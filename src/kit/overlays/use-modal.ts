import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { addOpenDialog, removeOpenDialog, topmostDialog } from './open-dialogs.ts';

/**
 * Opens its <dialog> as modal while mounted: the focus goes in, the page behind cannot scroll, and
 * on closing the focus returns. Returns the dialog's ref and handlers.
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
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    if (first) first.focus();
    else dialog.querySelector('h2')?.focus({ preventScroll: true });
    addOpenDialog(dialog);
    return () => {
      removeOpenDialog(dialog);
      unlock();
      dialog.close();
      giveBack(opener);
    };
  }, []);
  // The element with the focus may be gone after this change: a removed line, a finished step.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || topmostDialog() !== ref.current) return;
    ref.current?.querySelector('h2')?.focus({ preventScroll: true });
  });

  return {
    ref,
    // Events of a dialog inside this one bubble up to it.
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A browser may close without asking (a second Escape), so the caller is told.
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

/**
 * Returns the focus to the element that opened the dialog, or to the page's content if that is
 * gone.
 */
function giveBack(opener: Element | null): void {
  const there = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  const target = there ? opener : document.querySelector('main');
  target?.focus({ preventScroll: true });
}

/** True on the backdrop, and not on the dialog's padding or scrollbar. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}

let holders = 0;

/**
 * Stops the page from scrolling under a dialog, without moving it sideways. Returns the function
 * that ends it.
 */
function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders++ === 0) {
    // Keeps the place of the scrollbar, which the backdrop does not cover, and dims it.
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
      root.style.background = 'var(--dim)';
    }
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--holders > 0) return;
    for (const name of ['overflow', 'scrollbar-gutter', 'background']) {
      root.style.removeProperty(name);
    }
  };
}
