import { addFunctions } from './add-functions.ts';
import { addGetter, addMissing } from './add-missing.ts';

/** The address of the style for browsers that know less of it, filled in by the build. */
declare const __OLD_STYLE__: string;

// Adds what browsers lack that are older than `bring.ts` asks for, each thing only where it is
// missing. No other phone loads this file. `scripts/support` checks that nothing else is used.

// Came last with Safari 14 and Firefox 78: whatever is older gets no script of ours.
if (!('BigInt' in self && 'dotAll' in RegExp.prototype)) throw new Error('too old for our scripts');
addFunctions();
addForms();
addPictures();
if (!('HTMLDialogElement' in self)) addDialogs();
// `inset` came with gaps in rows, or after them.
if (!('HTMLDialogElement' in self && CSS.supports('inset', '0'))) {
  const sheet = { rel: 'stylesheet', href: __OLD_STYLE__ };
  document.head.append(Object.assign(document.createElement('link'), sheet));
}

type Dialog = HTMLDialogElement;

/** The open dialogs, the topmost last. */
const open: Dialog[] = [];

/**
 * Teaches the element <dialog>, where it is an unknown one, what we ask of it: to open over the
 * page, keep the focus, close by Escape, a tap beside it or a form, and give the focus back.
 */
function addDialogs(): void {
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

function addForms(): void {
  let tapped: HTMLElement | null = null;
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button,input') : null;
      tapped = button instanceof HTMLElement ? button : null;
    },
    true,
  );
  addGetter(Event.prototype, 'submitter', function (this: Event) {
    const button = tapped as HTMLButtonElement | null;
    return button?.form === this.target ? button : null;
  });
  addMissing(HTMLFormElement.prototype, { requestSubmit });
  if (!('ariaBusy' in Element.prototype)) {
    Object.defineProperty(Element.prototype, 'ariaBusy', { get: isBusy, set: setBusy });
  }
  addMissing(Element.prototype, {
    replaceChildren(this: Element, ...children: (Node | string)[]) {
      this.textContent = '';
      this.append(...children);
    },
  });
}

function isBusy(this: Element): string | null {
  return this.getAttribute('aria-busy');
}

function setBusy(this: Element, busy: string | null): void {
  if (busy === null) this.removeAttribute('aria-busy');
  else this.setAttribute('aria-busy', busy);
}

/** Sends the form as a tap on one of its buttons would: checked, and with the event. */
function requestSubmit(this: HTMLFormElement, button?: HTMLElement): void {
  const own = Object.assign(document.createElement('button'), { hidden: true });
  this.append(own);
  (button ?? own).click();
  own.remove();
}

function addPictures(): void {
  addMissing(self, { createImageBitmap });
}

/** An image element can be rendered too, and turns itself as its camera says. */
async function createImageBitmap(file: Blob): Promise<HTMLImageElement> {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    Object.assign(reader, { onload: resolve, onerror: reject });
    reader.readAsDataURL(file);
  });
  const picture = Object.assign(new Image(), { src: String(reader.result), close() {} });
  await picture.decode();
  return picture;
}
