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
  addMissing(Element.prototype, {
    replaceChildren(this: Element, ...children: (Node | string)[]) {
      this.textContent = '';
      this.append(...children);
    },
  });
}

/** Sends the form as a tap on one of its buttons would: checked, and with the event. */
function requestSubmit(this: HTMLFormElement, button?: HTMLElement): void {
  const own = Object.assign(document.createElement('button'), { hidden: true });
  this.append(own);
  (button ?? own).click();
  own.remove();
}
