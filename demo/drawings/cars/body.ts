import { normalOf } from './camera.ts';
import { clamp, curve, subtract, type V3 } from './geometry.ts';
import type { BodyShape } from './shape.ts';
import { type Tub, tub } from './tub.ts';

/** A lid closes a tub from above: hood, boot or roof; z by place. Lines of equal y run from the front to the rear edge. */
export interface Lid {
  half: number;
  from: (y: number) => number;
  to: (y: number) => number;
  at: (x: number, y: number) => V3;
  normal: (x: number, y: number) => V3;
}

export interface Body {
  shape: BodyShape;
  lower: Tub;
  cabin: Tub;
  hood: Lid;
  deck: Lid;
  roof: Lid;
}

export function body(shape: BodyShape): Body {
  const { cabin: c, length, width } = shape;
  const half = width / 2;
  const shoulder = curve(shape.shoulder);
  const rail = curve(c.rail);
  const tail = curve(shape.tail);
  const section = curve(shape.section);
  const cabinSection = curve(c.section);

  const lower = tub({
    foot: curve(shape.foot),
    rim: shoulder,
    front: curve(shape.nose),
    rear: (k) => length - tail(k),
    half: (k) => half * section(k),
    frontRound: shape.noseRound,
    rearRound: shape.tailRound,
  });
  const cabin = tub({
    foot: (x) => shoulder(x) - 4,
    rim: rail,
    front: curve(c.front),
    rear: curve(c.rear),
    half: (k) => half * cabinSection(k),
    frontRound: c.frontRound,
    rearRound: c.rearRound,
  });

  const swell = (mm: number, over: number): number => {
    const t = clamp(mm / over, 0, 1);
    return t * (2 - t);
  };
  const lid = (
    edge: Lid['from'],
    end: Lid['to'],
    widest: number,
    z: (x: number, y: number) => number,
  ): Lid => {
    const at = (x: number, y: number): V3 => [x, y, z(x, y)];
    return {
      half: widest,
      from: edge,
      to: end,
      at,
      normal: (x, y) =>
        normalOf(
          subtract(at(x + 8, y), at(x - 8, y)),
          subtract(at(x, y + 8), at(x, y - 8)),
          [0, 0, 1],
        ),
    };
  };
  const across = (y: number, widest: number): number =>
    1 - clamp(Math.abs(y) / widest, 0, 1) ** 2.4;

  const bodyHalf = lower.shape.half(1);
  const hoodEdge = (y: number): number => lower.frontX(y, 1);
  const deckEdge = (y: number): number => lower.rearX(y, 1);
  const roofHalf = cabin.shape.half(1);
  const roofFrom = (y: number): number => cabin.frontX(y, 1);
  const roofTo = (y: number): number => cabin.rearX(y, 1);

  return {
    shape,
    lower,
    cabin,
    hood: lid(
      hoodEdge,
      (y) => cabin.frontX(y, 0),
      bodyHalf,
      (x, y) => shoulder(x) + shape.hoodCrown * swell(x - hoodEdge(y), 420) * across(y, bodyHalf),
    ),
    deck: lid(
      (y) => cabin.rearX(y, 0),
      deckEdge,
      bodyHalf,
      (x, y) => shoulder(x) + 22 * swell(deckEdge(y) - x, 160) * across(y, bodyHalf),
    ),
    roof: lid(
      roofFrom,
      roofTo,
      roofHalf,
      (x, y) =>
        rail(x) +
        c.crown * swell(x - roofFrom(y), 380) * swell(roofTo(y) - x, 300) * across(y, roofHalf),
    ),
  };
}
