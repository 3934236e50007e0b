import type { ReactNode } from 'react';
import type { ProductCategory } from '../../features/catalogue/categories.ts';
import css from './drawing.module.css';

// What is shipped, from the side, standing on the ground at y = 0 and looking to the right.

export function Car() {
  return (
    <>
      <path
        className={css.warm}
        d="M2-5.5V-12q0-3.3 3-4l5-1q4.5-6.5 11.5-6.5H31q5 0 8.6 3.5L43.5-16.5q9 .7 13 2.8 3.5 1.8 3.5 5.2v3h-6.5a7 7 0 0 0-14 0H20.5a7 7 0 0 0-14 0z"
      />
      <path
        className={css.glass}
        d="M14-16.5q3.2-4.2 7.8-4.2h3.7v4.2zM28.5-20.7H31q3.6 0 6.3 2.5l1.8 1.7H28.5z"
      />
      <path d="M27-16.5v9M30-13h2.5M57-11h2.5M2-11.5h2.5" />
      <circle className={css.ink} cx="13.5" cy="-5" r="4.5" />
      <circle className={css.ink} cx="46.5" cy="-5" r="4.5" />
      <circle className={css.white} cx="13.5" cy="-5" r="1.6" />
      <circle className={css.white} cx="46.5" cy="-5" r="1.6" />
    </>
  );
}

function Tricycle() {
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
      <circle className={css.ink} cx="11" cy="-5" r="4.5" />
      <circle className={css.ink} cx="49" cy="-5" r="4.5" />
      <circle className={css.white} cx="11" cy="-5" r="1.6" />
      <circle className={css.white} cx="49" cy="-5" r="1.6" />
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

/** A category as a picture, all in one scale, on a piece of ground. */
export function CategoryDrawing({ category }: { category: ProductCategory }) {
  const Drawing = drawings[category];
  return (
    <svg className={css.drawing} viewBox="-4 -44 68 46" width="136" height="92" aria-hidden="true">
      <path d="M-4 0h68" />
      <Drawing />
    </svg>
  );
}
