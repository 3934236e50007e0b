import { undoLast } from './undo-toast.ts';

/** The keys of an open panel; each finds its control by a data attribute. */
export const panelKeys: Record<string, () => void> = {
  a: () => find('[data-assign]')?.click(),
  f: () => find('[data-follow-up]')?.focus(),
  n: () => find('[data-next]')?.click(),
  s: () => find('[data-status]')?.focus(),
  z: undoLast,
  m: () => find('[data-write]')?.focus(),
};

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
