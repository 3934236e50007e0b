/**
 * Tells the call that an element names that a person looks at it: the first touch, scroll or key says
 * so. Programs that open links do neither.
 */
export function saySeen(): void {
  const address = document.querySelector<HTMLElement>('[data-seen]')?.dataset.seen;
  if (!address) return;
  const once = new AbortController();
  for (const kind of ['pointerdown', 'scroll', 'keydown']) {
    addEventListener(kind, say, { signal: once.signal, passive: true });
  }
  function say(): void {
    once.abort();
    const headers = { 'content-type': 'application/json' };
    // Nobody waits for it: what is not told now is told at the next look.
    void fetch(address ?? '', { method: 'POST', headers, body: '{}' }).catch(() => {});
  }
}
