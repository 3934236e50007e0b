const controls = 'a,button,input,select,summary';
const pause = 120;

/** The floating button gives way to whatever control it would lie on. */
export function standAside(): void {
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      const float = document.querySelector('[data-float]');
      document.documentElement.toggleAttribute('data-aside', Boolean(float && covers(float)));
    }, pause);
  };
  addEventListener('scroll', later, { passive: true });
  new ResizeObserver(later).observe(document.body);
  addEventListener('resize', later);
}

function covers(float: Element): boolean {
  const { left, right, top, bottom } = float.getBoundingClientRect();
  const across = [left, (left + right) / 2, right - 1];
  const down = [top, (top + bottom) / 2, bottom - 1];
  return across.some((x) =>
    down.some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest(controls);
        if (!control || control === float) return false;
        // A link may answer for the whole card around it; only its own text counts.
        const box = control.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }),
    ),
  );
}
