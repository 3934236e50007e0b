// The open modal dialogs in their order. Under the topmost one the page is inert, so notifications
// move into it.
const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function addOpenDialog(dialog: HTMLDialogElement): void {
  stack.push(dialog);
  notify();
}

export function removeOpenDialog(dialog: HTMLDialogElement): void {
  const at = stack.lastIndexOf(dialog);
  if (at >= 0) stack.splice(at, 1);
  notify();
}

export function topmostDialog(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
