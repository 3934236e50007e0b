/** Marks a control as busy, or no more. Not by `ariaBusy`, which many browsers do not write down. */
export function setBusy(control: Element, busy = true): void {
  if (busy) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

export const isBusy = (control: Element): boolean => control.hasAttribute('aria-busy');
