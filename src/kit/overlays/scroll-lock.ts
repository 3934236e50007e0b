let holders = 0;

/**
 * Stops the page from scrolling under a dialog, without moving it sideways. Returns the function
 * that ends it.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (holders++ === 0) {
    // Keeps the place of the scrollbar, which the backdrop does not cover, and dims it.
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
