import { useEffect, useState } from 'react';
import { undoLast } from '../form/undo-offer.ts';

/**
 * The keyboard shortcuts of staff: j and k move through the rows of a list (`data-row`), o opens one, x
 * chooses it, z undoes what was offered last, / goes to the search (`data-search`), ? shows the help.
 * All others are marks of what they press or go to (`data-key`), in the focused row before the page:
 * a assigns, s is the status, m writes. They are off while typing and under a dialog.
 */
export function useListKeys() {
  const [helpOpen, setHelpOpen] = useState(false);
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      if (event.key === 'j') step(1);
      else if (event.key === 'k') step(-1);
      else if (event.key === '/') document.querySelector<HTMLElement>('[data-search]')?.focus();
      else if (event.key === '?') setHelpOpen(true);
      else if (event.key === 'o') ofFocus('[data-row]')?.click();
      else if (event.key === 'x') ofFocus('[data-pick]')?.click();
      else if (event.key === 'z') undoLast();
      else if (!press(event.key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
  return { helpOpen, showHelp: () => setHelpOpen(true), closeHelp: () => setHelpOpen(false) };
}

function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]');
  return Boolean(typing) || document.querySelector('dialog[open]') !== null;
}

function press(key: string): boolean {
  if (!/^[a-z1-9]$/.test(key)) return false;
  const marked = `[data-key="${key}"]`;
  const inPage = () =>
    [...document.querySelectorAll<HTMLElement>(marked)].find((each) => !each.closest('tbody tr'));
  const target = ofFocus(marked) ?? inPage();
  if (target) {
    if (target.matches('input, select, textarea')) target.focus();
    else (target.querySelector<HTMLElement>('summary') ?? target).click();
    return true;
  }
  // What is done with several rows is done with this one.
  const pick = ofFocus('[data-pick]');
  if (!pick?.matches(':not(:checked)') || !document.querySelector(`[data-keys~="${key}"]`))
    return false;
  pick.click();
  setTimeout(() => inPage()?.click());
  return true;
}

const ofFocus = (selector: string) =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>(selector);

/** Moves from the current or open row to the next; stops at the ends. */
function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const here =
    ofFocus('[data-row]') ??
    document.querySelector<HTMLElement>('tr[aria-current="true"] [data-row]');
  const at = here ? rows.indexOf(here) : -1;
  const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}
