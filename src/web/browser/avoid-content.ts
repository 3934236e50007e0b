const pause = 120;
/**
 * Points of the button that are tested, as parts of its size. They are closer together than two
 * lines of text.
 */
const rows = [0, 0.25, 0.5, 0.75, 1];
const columns = [0, 0.5, 1];

export function avoidContent(): void {
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
  const button = document.querySelector('[data-float]')?.getBoundingClientRect();
  if (!button) return false;
  const { left, top, width, height } = button;
  return rows.some((row) =>
    columns.some((column) =>
      document.elementsFromPoint(left + width * column, top + height * row).some(isContent),
    ),
  );
}

function isContent(element: Element): boolean {
  if (element.closest('[data-float]')) return false;
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  return hasText || element.matches('a,button,input,select,textarea,summary,img');
}
