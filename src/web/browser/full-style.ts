/**
 * Waits for the style sheets that the boot script requested. The page itself carries only the part
 * that it needs.
 */
export function fullStyle(): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return Promise.all(
    links.map((link) => link.sheet ?? new Promise((done) => (link.onload = link.onerror = done))),
  );
}
