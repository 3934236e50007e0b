/** A form that the browser itself sends: until the next page is there its button says that it works. */
export function sayBusy({ submitter, defaultPrevented }: SubmitEvent): void {
  if (!submitter || defaultPrevented) return;
  submitter.ariaBusy = 'true';
  // The way back may give this page again.
  setTimeout(() => {
    submitter.ariaBusy = null;
  }, 8000);
}
