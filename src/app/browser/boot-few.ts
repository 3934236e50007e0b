import { chosenLanguageEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { halfFilled, isStored } from '#platform/browser/waiting.ts';
import { followSignOuts } from './sign-outs.ts';

// What boot-deferred.ts brings for few (`bringForFew`), so that not everybody pays for it.

followSignOuts();
suggestEnglish();
reportSeen();
bringKept();

/** The addresses of boot-typed.ts and boot-compared.ts, filled in by the build. */
declare const __TYPED_SCRIPT__: string;
declare const __COMPARED_SCRIPT__: string;

function bringKept(): void {
  const typed = document.querySelector('form[data-keep]') || isStored(halfFilled);
  const compared = document.querySelector('[data-compared]');
  for (const script of [typed && __TYPED_SCRIPT__, compared && __COMPARED_SCRIPT__]) {
    if (script) import(/* @vite-ignore */ script).catch(() => {});
  }
}

/**
 * Calls the address in an element at the first touch, scroll or key, which show that a person has
 * seen it. Programs that open links do none of these.
 */
function reportSeen(): void {
  const address = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen;
  if (!address) return;
  const once = new AbortController();
  for (const kind of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(kind, report, { signal: once.signal, passive: true });
  }
  function report(): void {
    once.abort();
    const headers = { 'content-type': 'application/json' };
    // The next visit repeats a lost call.
    void fetch(address ?? '', { method: 'POST', headers, body: '{}' }).catch(() => {});
  }
}

/** Suggests English once to a browser that prefers it, and stores the choice. */
function suggestEnglish(): void {
  const suggestion = document.getElementById('english');
  if (suggestion && navigator.language.startsWith('en')) {
    suggestion.hidden = readStored(chosenLanguageEntry) !== null;
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[name=language]');
    if (!(button instanceof HTMLButtonElement)) return;
    writeStored(chosenLanguageEntry, button.value);
    if (suggestion) suggestion.hidden = true;
  });
}
