import { studio } from '../studio.ts';
import { type Camera, camera, type Point, type Vec, type View } from './camera.ts';

export type Stops = readonly (readonly [at: number, colour: string, opacity?: number])[];

/** A fill, or more than a fill. `width` is in mm of the sheet that is drawn on. */
export type Style =
  | string
  | { fill?: string; line?: string; width?: number; opacity?: number; cap?: 'round' | 'butt' };

/** One picture in the making: the camera, the marks so far, and the gradients they use. */
export class Scene {
  readonly camera: Camera;
  readonly view: View;
  readonly #defs = new Map<string, string>();
  readonly #bodies: string[] = [];
  readonly #marks: string[] = [];

  constructor(view: View) {
    this.view = view;
    this.camera = camera(view);
  }

  project(point: Vec): Point {
    return this.camera.project(point);
  }

  /** Puts a definition into the document once; `body` gets the id to carry. Returns that id. */
  define(key: string, body: (id: string) => string): string {
    const known = this.#defs.get(key);
    if (known !== undefined) return known;
    const id = `a${this.#defs.size}`;
    this.#defs.set(key, id);
    this.#bodies.push(body(id));
    return id;
  }

  stops(stops: Stops): string {
    const inner = stops
      .map(
        ([at, colour, opacity]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    return this.define(
      inner,
      (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse">${inner}</linearGradient>`,
    );
  }

  path(d: string, style: Style, pxPerMm = this.camera.scale): void {
    if (typeof style === 'string') {
      this.#marks.push(`<path d="${d}" fill="${style}"/>`);
      return;
    }
    const { fill, line, width = 1, opacity, cap } = style;
    const stroke = line ? ` stroke="${line}" stroke-width="${short(width * pxPerMm, 2)}"` : '';
    const end = cap
      ? ` stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"`
      : '';
    const veil = opacity === undefined ? '' : ` opacity="${opacity}"`;
    this.#marks.push(`<path d="${d}"${fill ? ` fill="${fill}"` : ''}${stroke}${end}${veil}/>`);
  }

  /** Cuts whatever `draw` draws along a path. */
  within(clip: string, draw: () => void): void {
    const id = this.define(clip, (name) => `<clipPath id="${name}"><path d="${clip}"/></clipPath>`);
    this.#marks.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#marks.push('</g>');
  }

  /** Moves whatever `draw` draws by some px. */
  shifted(x: number, y: number, draw: () => void): void {
    this.#marks.push(`<g transform="translate(${short(x)} ${short(y)})">`);
    draw();
    this.#marks.push('</g>');
  }

  /**
   * A soft shadow around a canvas path without a blur: the same shape many times, faint, each outline wider by a
   * little. `squash` flattens the spread (a floor is seen foreshortened), `drift` pulls the wide ones aside, in px.
   */
  halo(
    d: string,
    {
      spread,
      squash,
      drift,
      strength,
    }: { spread: number; squash: number; drift: Point; strength: number },
  ): void {
    const flat = d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x: string, y: string) => `${short(Number(x))} ${short(Number(y) / squash)}`,
    );
    const id = this.define(`halo ${flat}`, (name) => `<path id="${name}" d="${flat}"/>`);
    const layers = (count: number, from: number, to: number, veil: number) => {
      const opacity = short(veil * strength, 4);
      return Array.from({ length: count }, (_, i) => {
        const part = from + ((to - from) * i) / count;
        const place = `x="${short(drift[0] * part)}" y="${short((drift[1] * part) / squash)}"`;
        return `<use href="#${id}" ${place} stroke-width="${short(spread * 2 * part)}" opacity="${opacity}"/>`;
      }).join('');
    };
    const [outer, inner] = [20, 16].map((most) =>
      Math.min(most, Math.max(6, Math.round(spread / 3))),
    );
    const dark =
      layers(outer ?? 6, 0.42, 1, 0.18 / (outer ?? 6)) +
      layers(inner ?? 6, 0, 0.42, 0.54 / (inner ?? 6));
    this.#marks.push(
      `<g transform="scale(1 ${short(squash, 3)})" fill="#000" stroke="#000" stroke-linejoin="round">${dark}</g>`,
    );
  }

  /** A gradient from left to right over the bounds of what it fills. Equal stops share one. */
  level(stops: Stops): string {
    return this.#bounded('x1="0" x2="1"', stops);
  }

  upright(stops: Stops): string {
    return this.#bounded('x1="0" y1="0" x2="0" y2="1"', stops);
  }

  /** A gradient from upper left, where the key light is, to lower right. */
  diagonal(stops: Stops): string {
    return this.#bounded('x1="0" y1="0" x2="1" y2="1"', stops);
  }

  #bounded(ends: string, stops: Stops): string {
    const body = `href="#${this.stops(stops)}" gradientUnits="objectBoundingBox" ${ends}`;
    return `url(#${this.define(body, (id) => `<linearGradient id="${id}" ${body}/>`)})`;
  }

  /** Returns the whole document; `grounded` is false for what hangs on the wall. */
  document(grounded = true): string {
    const { width, depth } = this.view;
    const [left, y] = this.project([0, 0, -depth / 2]);
    const [right, y2] = this.project([width, 0, -depth / 2]);
    const rx = grounded ? Math.round((right - left) * 0.6) : 1;
    const shadow = {
      x: Math.round((left + right) / 2),
      y: Math.round((y + y2) / 2),
      rx,
      ry: grounded ? 22 : 1,
    };
    return studio(`<g fill="none">${this.#marks.join('\n')}</g>`, shadow, this.#bodies.join('\n'));
  }
}

export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)));
}
