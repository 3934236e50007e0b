import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import css from './tooltip.module.css';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
let lastHiddenAt = Number.NEGATIVE_INFINITY;

/** An unknown selector would throw. */
const visibleFocus = () => (CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus');

type TooltipProps = {
  /** A few words. Nobody may depend on seeing them. */
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/**
 * Shows after 700 ms, but at once on keyboard focus or within 300 ms after another one. Escape
 * hides it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tip = useRef<HTMLSpanElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    keepInView(tip.current);
    // The pointer may be on the control while the focus is elsewhere.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);

  function hover() {
    const skip = Date.now() - lastHiddenAt < SKIP_DELAY_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(setShown, skip ? 0 : DELAY_MS, true);
  }

  function hide() {
    clearTimeout(timer.current);
    if (isShown) lastHiddenAt = Date.now();
    setShown(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what the person acts on
    <span
      className={css.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hover()}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(visibleFocus()) && setShown(true)}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" className={css.tip} hidden={!isShown}>
        {text}
      </span>
    </span>
  );
}

const EDGE_PX = 8;

function keepInView(tip: HTMLElement | null) {
  if (!tip) return;
  tip.style.removeProperty('translate');
  const { left, right } = tip.getBoundingClientRect();
  const over = right - document.documentElement.clientWidth + EDGE_PX;
  const shift = Math.max(-over, EDGE_PX - left);
  if (over > 0 || left < EDGE_PX) tip.style.setProperty('translate', `${shift}px`);
}
