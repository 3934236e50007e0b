const pause = 120;

/** Hides the floating button while it would cover a control. */
export function avoidControls(): void {
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      document.documentElement.toggleAttribute('data-aside', covers());
    }, pause);
  };
  addEventListener('scroll', later, { passive: true });
  new ResizeObserver(later).observe(document.body);
}

function covers(): boolean {
  const own = document.querySelector('[data-float]')?.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a,button,input,select,summary)')].some(
    (control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return own && left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    },
  );
}
