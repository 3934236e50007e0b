import { Car, Tricycle } from './cargo.tsx';
import css from './drawing.module.css';

/**
 * Quay and crane in the USA, a car on the ramp of the ship, the sun over the other shore. Sky and
 * sea come from the style around it: the horizon is at 214 of 300 units, and the quay goes on to
 * the left as far as there is room.
 */
export function Crossing() {
  return (
    <svg className={css.drawing} viewBox="0 0 520 300" width="520" height="300" aria-hidden="true">
      <path className={css.far} d="M442 214a52 52 0 0 1 104 0z" />
      <path className={css.shore} d="M470 214q10-5 22-4t20-6 24-2 30-8 34 5 46-3 50 8 904 10z" />
      <path className={css.cloud} d="M300 22h54M322 14h70M372 22h14M446 62h44M466 54h46" />
      <path d="M414 40q6-6 11 0 5-6 11 0M446 26q4-4 8 0 4-4 8 0" />
      <path d="M30 206 40 72M84 206 74 72M26 160h62M34 158l45-44M80 158l-45-44M36 114h42M57 30 4 66M57 30l119 36M57 30l-11 36M57 30l11 36" />
      <path className={css.white} d="M-4 66h192v8H-4zM84 74h16v11H84z" />
      <path className={css.sand} d="M2 74h24v14H2z" />
      <path d="M136 74l-5 34M148 74l5 34M132 74h20" />
      <path className={css.teal} d="M126 108h32v20h-32z" />
      <path className={css.swell} d="M134 112v12M142 112v12M150 112v12" />
      <path
        className={css.white}
        d="M204 104l2-26h22l6 26zM366 104l5-24h42l9 24zM262 104v-9h72v9z"
      />
      <path className={css.teal} d="M206 78l1-9h18l3 9z" />
      <path className={css.glass} d="M374 87h42l3 9h-47z" />
      <path d="M392 80V54M383 63h18M280 104v-9M316 104v-9M384 87v9M395 87v9M406 87v9" />
      <path className={css.white} d="M184 176l2-66q0-6 6-6h236q20 1 26 30l7 42z" />
      <path d="M204 122h12M230 122h12M256 122h12M282 122h12M308 122h12M334 122h12M360 122h12M386 122h12M204 140h12M230 140h12M256 140h12M282 140h12M308 140h12M334 140h12M360 140h12M386 140h12M412 140h12M185 156h272" />
      <path className={css.hull} d="M188 238q-4 0-4-5v-57h276l34-10q-6 40-26 72" />
      <path className={css.deep} d="M184 218h292l-13 20H188q-4 0-4-5z" />
      <path className={css.swell} d="M184 188h304M478 178l-4 8" />
      <path d="M188 238q-4 0-4-5v-57h276l34-10q-6 40-26 72" />
      <path className={css.ink} d="M184 160h14v38h-14z" />
      <path className={css.sand} d="M-1500 206H112v28h-1612z" />
      <path d="M-1500 213H112M12 213v21M52 213v21M92 213v21M-28 213v21M-68 213v21M-108 213v21M-148 213v21M-188 213v21M-228 213v21" />
      <path className={css.white} d="M92 206 192 188v4L96 209z" />
      <path d="M184 146l-66 57" />
      <g transform="translate(112 203)rotate(-10.2)scale(1.1)">
        <Car />
      </g>
      <g transform="translate(14 206)scale(1.1)">
        <Car />
      </g>
      <g transform="translate(-76 206)scale(1.1)">
        <Tricycle />
      </g>
      <path className={css.foam} d="M176 238h312" />
      <path
        className={css.swell}
        d="M124 244h44M204 250h60M300 246h40M384 252h76M486 246h36M148 264h90M290 268h120M452 262h48M36 252h60M84 282h110M262 286h60M376 282h90"
      />
    </svg>
  );
}
