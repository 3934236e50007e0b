/**
 * A form that the browser itself sends: until the next page is there its button says that it works.
 * Without a connection it stays where it is, with what was typed, and the button says why: the bar
 * that says so too may lie under a panel.
 */
export function sayBusy(event: SubmitEvent): void {
  const { submitter, target, defaultPrevented } = event;
  if (!submitter || defaultPrevented || !(target instanceof HTMLFormElement)) return;
  const posts = (submitter.getAttribute('formmethod') ?? target.method) === 'post';
  if (posts && !navigator.onLine) {
    event.preventDefault();
    say(submitter, document.getElementById('news')?.dataset.offline);
    return;
  }
  submitter.ariaBusy = 'true';
  // The way back may give this page again.
  setTimeout(() => {
    submitter.ariaBusy = null;
  }, 8000);
}

/** In the browser's own words of a field that is not right, beside the finger. */
function say(submitter: HTMLElement, text = ''): void {
  const button = submitter as HTMLButtonElement;
  button.setCustomValidity(text);
  button.reportValidity();
  // What is not right would hold back the next try.
  setTimeout(() => button.setCustomValidity(''), 4000);
}
