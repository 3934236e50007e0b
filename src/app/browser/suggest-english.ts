import { chosenLanguageEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';

/** Offers English once to a browser that asks for it, and stores which language somebody chose. */
export function offerEnglish(): void {
  const offer = document.getElementById('english');
  if (offer && navigator.language.startsWith('en')) {
    offer.hidden = readStored(chosenLanguageEntry) !== null;
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[name=language]');
    if (!(button instanceof HTMLButtonElement)) return;
    writeStored(chosenLanguageEntry, button.value);
    if (offer) offer.hidden = true;
  });
}
