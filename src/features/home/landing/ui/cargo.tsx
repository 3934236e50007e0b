import type { ReactNode } from 'react';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import css from './drawing.module.css';

// The goods seen from the side, looking to the right, with the ground at y = 0.

export function Car() {
  return (
    <>
      <path
        className={css.warm}
        d="M2-5v-6.5q0-2 1.5-3.5L9-20.3q1.2-1.2 3-1.2h18.5q3 0 5.5 1.8l7 5.2 11.5 1.8q4.5 1 4.5 5V-5h-6a6.5 6.5 0 0 0-13 0H20a6.5 6.5 0 0 0-13 0z"
      />
      <path
        className={css.glass}
        d="M8-14.5l4.3-4.3q.7-.7 1.7-.7H23v5zM26-19.5h4.5q2.2 0 4 1.3l4.7 3.7H26z"
      />
      <path d="M24.5-14v7M27.5-11.5h3M56-9.5h3M2-10.5h3" />
      <Wheel x={13.5} />
      <Wheel x={46.5} />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle className={css.ink} cx={x} cy="-5" r="4.5" />
      <circle className={css.white} cx={x} cy="-5" r="1.6" />
    </>
  );
}

export function Tricycle() {
  return (
    <>
      <path d="M4-17v-14M27-17v-14M43-28l-2.5 7" />
      <path className={css.white} d="M1-34h37q5 0 6.5 5H1z" />
      <path className={css.glass} d="M1-19h24V-7H1z" />
      <path
        className={css.warm}
        d="M25-8v-8h6q2 0 2 2v3h5l4-12h2.5q2 0 2.3 2L48-12q-7 0-8 6H18a5.5 5.5 0 0 0-1-2z"
      />
      <path d="M38-24h6M47-17l2 10M25-17.5h8" />
      <Wheel x={11} />
      <Wheel x={49} />
    </>
  );
}

function Fridge() {
  return (
    <>
      <path className={css.white} d="M0-1.5V-39q0-2 2-2h19q2 0 2 2v37.5z" />
      <path d="M0-26h23M4-31v-5M4-22v8M3-1.5V0M20-1.5V0" />
      <path className={css.glass} d="M30-1.5V-22q0-1.5 1.5-1.5h19q1.5 0 1.5 1.5v20.5z" />
      <path d="M30-18.5h22M33-21h.1M36-21h.1M33-1.5V0M49-1.5V0" />
      <circle className={css.warm} cx="41" cy="-10" r="5.5" />
      <path d="M38-9q3-2 6 0" />
    </>
  );
}

function Motorcycle() {
  return (
    <>
      <circle className={css.white} cx="9" cy="-8" r="8" />
      <circle className={css.white} cx="45" cy="-8" r="8" />
      <circle cx="9" cy="-8" r="4.5" />
      <circle cx="45" cy="-8" r="4.5" />
      <path d="M45-8 37.5-25h-4M9-8h17l9-11M37-24l3.5-.5" />
      <path className={css.ink} d="M18-14h12l-1 7h-9z" />
      <path className={css.warm} d="M2-18q7-1.5 9-1h10q5-6 13-4l3 3-6 5H17q-3-3-8-2z" />
      <path className={css.glass} d="M38-21.5h3.5v4H39z" />
    </>
  );
}

const drawings = {
  automobiles: Car,
  electrodomesticos: Fridge,
  triciclos: Tricycle,
  motocicletas: Motorcycle,
} satisfies Record<ProductCategory, () => ReactNode>;

export function CategoryDrawing({ category }: { category: ProductCategory }) {
  const Drawing = drawings[category];
  return (
    <svg
      className={css.drawing}
      viewBox="-4 -44 68 44"
      width="136"
      height="88"
      preserveAspectRatio="xMinYMax"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
