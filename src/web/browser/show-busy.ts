/**
 * Marks the button of a form as busy until the next page is there. Without a connection the form is
 * not sent, so that what was typed is not lost, and the button itself says why: the status bar may
 * be hidden under a panel.
 */
export function showBusy(event: SubmitEvent): void {
  const { submitter, target, defaultPrevented } = event;
  if (!submitter || defaultPrevented || !(target instanceof HTMLFormElement)) return;
  const posts = (submitter.getAttribute('formmethod') ?? target.method) === 'post';
  if (posts && !navigator.onLine) {
    event.preventDefault();
    showMessage(submitter, document.getElementById('news')?.dataset.offline);
    return;
  }
  submitter.ariaBusy = 'true';
  // The back button may restore this page as it is.
  setTimeout(() => {
    submitter.ariaBusy = null;
  }, 8000);
}

function showMessage(submitter: HTMLElement, text = ''): void {
  const button = submitter as HTMLButtonElement;
  button.setCustomValidity(text);
  button.reportValidity();
  // A message that stays would block the next try.
  setTimeout(() => button.setCustomValidity(''), 4000);
}
