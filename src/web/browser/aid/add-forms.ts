import { addGetter, addMissing } from './add-missing.ts';

export function addForms(): void {
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
