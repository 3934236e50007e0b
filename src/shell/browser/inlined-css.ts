/**
 * Tells the bundler's loader that these style sheets are on the page already: it looks for a link
 * before it loads one. A disabled link is found and not fetched.
 */
export function markInlined(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = href;
    document.head.append(link);
  }
}
