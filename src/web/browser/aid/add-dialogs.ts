import { addGetter, addMissing } from './add-missing.ts';

type Dialog = HTMLDialogElement;

/** The open dialogs, the topmost last. */
const open: Dialog[] = [];

/**
 * Teaches the element <dialog>, where it is an unknown one, what we ask of it: to open over the
 * page, keep the focus, close by Escape, a tap beside it or a form, and give the focus back.
 */
export function addDialogs(): void {
  addGetter(HTMLElement.prototype, 'open', function (this: Dialog) {
    return this.hasAttribute('open');
  });
  addMissing(HTMLElement.prototype, { showModal, close });
  addEventListener('keydown', (event) => {
    const top = open[open.length - 1];
    if (event.key !== 'Escape' || !top) return;
    event.preventDefault();
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
  addEventListener('focusin', ({ target }) => {
    const top = open[open.length - 1];
    if (top && !(target instanceof Node && top.contains(target))) firstIn(top)?.focus();
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    form.closest('dialog')?.close();
  });
}

function showModal(this: Dialog): void {
  this.setAttribute('open', '');
  this.setAttribute('role', 'dialog');
  this.setAttribute('aria-modal', 'true');
  open.push(this);
  const opener = document.activeElement;
  this.addEventListener('close', () => opener instanceof HTMLElement && opener.focus(), {
    once: true,
  });
  firstIn(this)?.focus();
}

function close(this: Dialog): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  open.splice(open.lastIndexOf(this), 1);
  this.dispatchEvent(new Event('close'));
}

const firstIn = (dialog: Dialog): HTMLElement | null =>
  dialog.querySelector('a[href],button,input,select,textarea');
