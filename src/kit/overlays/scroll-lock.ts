let holders = 0;

/** Stops the page from scrolling under a dialog, without moving it sideways; returns the release. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders++ === 0) {
    // The place of the scrollbar stays; no backdrop covers it, so it is dimmed by hand.
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
      root.style.background = 'var(--dim)';
    }
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--holders > 0) return;
    for (const name of ['overflow', 'scrollbar-gutter', 'background']) {
      root.style.removeProperty(name);
    }
  };
}
