/**
 * The name of the control that has the focus; on a phone fields to type in have none: their
 * keyboard would stay.
 */
export function focusedControl(): string {
  const focused = document.activeElement;
  const stays = matchMedia('(pointer: fine)').matches ? 'input' : '[type="checkbox"]';
  return focused?.matches(`select, ${stays}`) ? (focused.getAttribute('name') ?? '') : '';
}

/** In a form of the screen, which goes on in the next one. */
export function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('main form input'));
}

/** What was acted on is often drawn anew: its successor gets the focus, else the heading. */
export function restoreFocus(name: string): void {
  if (document.activeElement !== document.body) return;
  const successor = name && document.querySelector<HTMLElement>(`main [name="${name}"]`);
  if (successor) successor.focus({ preventScroll: true });
  else focusHeading();
  if (successor instanceof HTMLInputElement) successor.select();
}

/** After a change of screen the reader starts at its heading, as after a load. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
