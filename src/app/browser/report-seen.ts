/**
 * Calls the address in an element at the first touch, scroll or key, which show that a person has
 * seen it. Programs that open links do none of these.
 */
export function reportSeen(): void {
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
