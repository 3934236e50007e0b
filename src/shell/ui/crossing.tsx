import { Car } from './cargo.tsx';
import css from './drawing.module.css';

/**
 * The crossing: quay and crane in the USA, the car on the ramp of the ro-ro ship, the sun over the
 * other shore. Sky and sea behind it are the style of what it stands in; the horizon is at 214 of
 * its 300 units, and the quay runs on to the left as far as there is room.
 */
export function Crossing() {
  return (
    <svg className={css.drawing} viewBox="0 0 520 300" width="520" height="300" aria-hidden="true">
      <path className={css.far} d="M424 214a46 46 0 0 1 92 0z" />
      <path
        className={css.shore}
        d="M452 214q14-2 24-6 12-5 24-3t22-5q14-7 28-1t30 4q16 2 34-4t40 3 46 6 900 6z"
      />
      <g>
        <path d="M32 206 40 70M84 206 76 70M30 158h56M36 120l44 38M80 120l-44 38M-2 70h186M58 30 2 70M58 30l122 40M58 30l-10 40M58 30l20 40" />
        <path className={css.white} d="M-2 64h186v8H-2zM86 72h16v10H86zM2 72h24v12H2z" />
        <path d="M138 72l-6 42M142 72l6 42M134 72h12" />
        <path className={css.teal} d="M124 114h32v20h-32z" />
        <path d="M132 118v12M140 118v12M148 118v12" stroke="#5d9aa0" />
      </g>
      <path className={css.white} d="M200 104V80h26l6 24zM366 104l4-24h46l8 24zM262 104v-8h70v8z" />
      <path className={css.teal} d="M202 80v-8h20l4 8z" />
      <path className={css.glass} d="M376 86h38l2 8h-41z" />
      <path d="M392 80V56M384 64h16M274 104v-8M320 104v-8M386 86v8M396 86v8M406 86v8" />
      <path className={css.white} d="M180 104h244q34 2 44 36l-6 44H176z" />
      <path className={css.teal} d="M176 176h288l8-14q2 2 1 8l-17 66q-1 2-4 2H188q-8 0-9-8z" />
      <path d="M196 124h12M222 124h12M248 124h12M274 124h12M300 124h12M326 124h12M352 124h12M378 124h12M196 142h12M222 142h12M248 142h12M274 142h12M300 142h12M326 142h12M352 142h12M378 142h12M176 158h290" />
      <path className={css.ink} d="M178 160h14v42h-12z" />
      <path className={css.sand} d="M-1500 206H120v30h-1620z" />
      <path d="M20 214v22M56 214v22M92 214v22M-1500 214H120" />
      <path d="M104 206 184 188M178 142l-60 61" />
      <g transform="translate(114 204)rotate(-12.5)">
        <Car />
      </g>
      <path
        className={css.swell}
        d="M128 240h44M196 246h40M256 240h60M340 248h56M430 240h36M150 262h90M300 266h120M460 258h40M40 256h60M90 282h110M260 286h60M380 282h90"
      />
    </svg>
  );
}
