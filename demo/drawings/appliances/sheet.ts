import type { Point, Vec } from './camera.ts';
import { type Scene, type Stops, type Style, short } from './scene.ts';

/**
 * A flat sheet standing in the scene, drawn on in its own millimetres: x to the right, y down.
 * Everything drawn on it lands on the canvas in true perspective.
 */
export class Sheet {
  readonly scene: Scene;
  readonly origin: Vec;
  readonly right: Vec;
  readonly down: Vec;

  constructor(scene: Scene, origin: Vec, right: Vec, down: Vec) {
    this.scene = scene;
    this.origin = origin;
    this.right = right;
    this.down = down;
  }

  /** Returns where a place on the sheet is in the scene; `out` is mm in front of the sheet. */
  place(x: number, y: number, out = 0): Vec {
    const n = this.normal();
    const on = (i: 0 | 1 | 2) => this.origin[i] + this.right[i] * x + this.down[i] * y + n[i] * out;
    return [on(0), on(1), on(2)];
  }

  at(x: number, y: number): Point {
    return this.scene.project(this.place(x, y));
  }

  normal(): Vec {
    const [a, b] = [this.down, this.right];
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  }

  /** The same sheet, its origin moved to (x, y) and `out` mm towards whoever looks at it. */
  moved(x: number, y: number, out = 0): Sheet {
    return new Sheet(this.scene, this.place(x, y, out), this.right, this.down);
  }

  facesCamera(): boolean {
    const n = this.normal();
    const p = this.scene.camera.position;
    return (
      n[0] * (p[0] - this.origin[0]) +
        n[1] * (p[1] - this.origin[1]) +
        n[2] * (p[2] - this.origin[2]) >
      0
    );
  }

  /** Path data in the sheet's millimetres (absolute M L C Q Z only) as path data on the canvas. */
  map(d: string): string {
    return d.replace(
      /(-?[\d.]+(?:e-?\d+)?)[ ,]+(-?[\d.]+(?:e-?\d+)?)/g,
      (_, x: string, y: string) => {
        const [px, py] = this.at(Number(x), Number(y));
        return `${short(px)} ${short(py)}`;
      },
    );
  }

  path(d: string, style: Style): void {
    this.scene.path(this.map(d), style);
  }

  rect(x: number, y: number, w: number, h: number, r: number, style: Style): void {
    this.path(rounded(x, y, w, h, r * this.scene.camera.scale < 0.9 ? 0 : r), style);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, style: Style): void {
    this.path(oval(cx, cy, rx, ry), style);
  }

  /** A circle; small ones are written as the ellipse that comes nearest, which takes half the bytes. */
  disc(cx: number, cy: number, r: number, style: Style): void {
    if (r * this.scene.camera.scale > 60) this.ellipse(cx, cy, r, r, style);
    else this.scene.path(this.#smallDisc(cx, cy, r), style);
  }

  #smallDisc(cx: number, cy: number, r: number): string {
    const [[x, y], [ux, uy], [vx, vy]] = [
      this.at(cx, cy),
      this.at(cx + r, cy),
      this.at(cx, cy + r),
    ];
    const [a, b, c, d] = [ux - x, uy - y, vx - x, vy - y];
    const turn = Math.atan2(2 * (a * b + c * d), a * a + c * c - b * b - d * d) / 2;
    const [sum, difference] = [
      a * a + b * b + c * c + d * d,
      Math.hypot(a * a + c * c - b * b - d * d, 2 * (a * b + c * d)),
    ];
    const [rx, ry] = [
      Math.sqrt((sum + difference) / 2),
      Math.sqrt(Math.max(0.01, (sum - difference) / 2)),
    ];
    const [ex, ey] = [rx * Math.cos(turn), rx * Math.sin(turn)];
    const arc = `A${short(rx)} ${short(ry)} ${short((turn * 180) / Math.PI, 0)} 0 1 `;
    return `M${short(x - ex)} ${short(y - ey)}${arc}${short(x + ex)} ${short(y + ey)}${arc}${short(x - ex)} ${short(y - ey)}Z`;
  }

  line(points: readonly Point[], style: Style): void {
    this.path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, style);
  }

  within(d: string, draw: () => void): void {
    this.scene.within(this.map(d), draw);
  }

  /** Gradient along the sheet from one place to another. */
  linear(from: Point, to: Point, stops: Stops): string {
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const ends = `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`;
    return this.#gradient('linearGradient', ends, mx, my, stops);
  }

  across(x1: number, x2: number, stops: Stops): string {
    return this.linear([x1, 0], [x2, 0], stops);
  }

  downwards(y1: number, y2: number, stops: Stops): string {
    return this.linear([0, y1], [0, y2], stops);
  }

  radial(cx: number, cy: number, r: number, stops: Stops): string {
    return this.#gradient(
      'radialGradient',
      `cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"`,
      cx,
      cy,
      stops,
    );
  }

  #gradient(tag: string, geometry: string, x: number, y: number, stops: Stops): string {
    const base = this.scene.stops(stops);
    // A radial gradient does not take its units from the linear one that holds the stops.
    const units = tag === 'radialGradient' ? 'gradientUnits="userSpaceOnUse" ' : '';
    const attributes = `href="#${base}" ${units}${geometry} gradientTransform="${this.affine(x, y)}"`;
    const id = this.scene.define(
      `${tag} ${attributes}`,
      (name) => `<${tag} id="${name}" ${attributes}/>`,
    );
    return `url(#${id})`;
  }

  /** The flat transform that comes nearest to the perspective around a place. */
  affine(x: number, y: number): string {
    const [p, px, py] = [this.at(x, y), this.at(x + 1, y), this.at(x, y + 1)];
    const [a, b, c, d] = [px[0] - p[0], px[1] - p[1], py[0] - p[0], py[1] - p[1]];
    const e = p[0] - a * x - c * y;
    const f = p[1] - b * x - d * y;
    return `matrix(${[a, b, c, d].map((n) => short(n, 3)).join(' ')} ${short(e)} ${short(f)})`;
  }
}

export function rounded(x: number, y: number, w: number, h: number, r = 0): string {
  if (r <= 0) return `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
  const q = Math.min(r, w / 2, h / 2);
  const k = q * 0.448;
  const [x2, y2] = [x + w, y + h];
  return (
    `M${x + q} ${y}L${x2 - q} ${y}C${x2 - k} ${y} ${x2} ${y + k} ${x2} ${y + q}L${x2} ${y2 - q}C${x2} ${y2 - k} ${x2 - k} ${y2} ${x2 - q} ${y2}` +
    `L${x + q} ${y2}C${x + k} ${y2} ${x} ${y2 - k} ${x} ${y2 - q}L${x} ${y + q}C${x} ${y + k} ${x + k} ${y} ${x + q} ${y}Z`
  );
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return (
    `M${cx - rx} ${cy}C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}` +
    `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}Z`
  );
}
