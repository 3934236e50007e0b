/**
 * Returns the name of the control that has the focus. On a phone it leaves out text fields, whose
 * keyboard would stay open.
 */
export function focusedControl(): string {
  const focused = document.activeElement;
  const stays = matchMedia('(pointer: fine)').matches ? 'input' : '[type="checkbox"]';
  return focused?.matches(`select, ${stays}`) ? (focused.getAttribute('name') ?? '') : '';
}

/** True while the person types in a form that continues on the next screen. */
export function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('main form input'));
}

/**
 * A control is often replaced after an action: the new control of that name gets the focus,
 * otherwise the heading.
 */
export function restoreFocus(name: string): void {
  if (document.activeElement !== document.body) return;
  const successor = name && document.querySelector<HTMLElement>(`main [name="${name}"]`);
  if (successor) successor.focus({ preventScroll: true });
  else focusHeading();
  if (successor instanceof HTMLInputElement) successor.select();
}

/** After a change of screen, reading starts at the heading, as after a page load. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
