import { chosenLanguageEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';

/** Suggests English once to a browser that prefers it, and stores the choice. */
export function suggestEnglish(): void {
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
