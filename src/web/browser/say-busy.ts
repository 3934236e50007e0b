/**
 * A form that the browser itself sends: until the next page is there its button says that it works.
 * Without a connection it stays where it is, with what was typed: the page says so already.
 */
export function sayBusy(event: SubmitEvent): void {
  const { submitter, target, defaultPrevented } = event;
  if (!submitter || defaultPrevented || !(target instanceof HTMLFormElement)) return;
  const posts = (submitter.getAttribute('formmethod') ?? target.method) === 'post';
  if (posts && !navigator.onLine) {
    event.preventDefault();
    return;
  }
  submitter.ariaBusy = 'true';
  // The way back may give this page again.
  setTimeout(() => {
    submitter.ariaBusy = null;
  }, 8000);
}
