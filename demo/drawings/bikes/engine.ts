import { bolt, seam, sheen, tube } from './materials.ts';
import { curve, disc, moved, oval, type Point, path, shape, slabs, turned } from './pen.ts';

export interface Engine {
  kind: 'air-cooled' | 'liquid-cooled' | 'flat' | 'electric';
  at: Point;
  size: number;
  /** Forward lean of the cylinder in degrees. */
  lean: number;
  finish: 'alloy' | 'black' | 'bronze';
}

interface Metal {
  body: string;
  cover: string;
  fin: string;
  gap: string;
}

const metals: Record<Engine['finish'], Metal> = {
  alloy: { body: 'url(#alloy-v)', cover: 'url(#alloy)', fin: '#c9ced1', gap: '#4d5459' },
  black: { body: 'url(#case-v)', cover: 'url(#case)', fin: '#737a80', gap: '#0b0d0e' },
  bronze: { body: 'url(#case-v)', cover: 'url(#bronze)', fin: '#737a80', gap: '#0b0d0e' },
};

const list = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

function finned(metal: Metal): string {
  const fins = list(11, (i) => ({
    y: 24 + i * 19,
    width: 196 - Math.abs(i - 5) * 3 + (i > 6 ? 16 : 0),
  }));
  return (
    path(shape('-84,-12 | -88,250 | 88,250 | 84,-12'), { fill: metal.gap }) +
    path(slabs(fins.map(({ y, width }) => [0, y, width, 9])), {
      fill: metal.fin,
      stroke: metal.fin,
      width: 2,
      round: true,
    }) +
    path(slabs(fins.map(({ y, width }) => [-width * 0.14, y + 2.4, width * 0.66, 2.2])), {
      fill: '#fff',
      opacity: 0.5,
    }) +
    path(slabs(fins.map(({ y, width }) => [width * 0.3, y - 1, width * 0.36, 7])), {
      fill: '#000',
      opacity: 0.28,
    }) +
    path(shape('-104,236 -98,276 -70,296 | 70,296 98,276 104,236'), {
      fill: metal.body,
      stroke: '#101315',
      width: 2.5,
    }) +
    path(curve('-88,262 -60,284 62,284'), {
      stroke: '#fff',
      width: 4,
      opacity: 0.45,
      round: true,
    }) +
    oval([10, 264], 40, 20, { fill: metal.cover, stroke: '#1a1e21', width: 2.5 }) +
    [-82, -40, 62, 84].map((x) => bolt([x, 252], 6)).join('')
  );
}

function jacketed(metal: Metal): string {
  return (
    path(
      shape(
        '-98,-14 | -102,120 | -118,128 | -118,240 -108,262 | 108,262 118,240 118,128 | 102,120 | 98,-14',
      ),
      { fill: metal.body, stroke: '#0d0f11', width: 2.5 },
    ) +
    path(slabs(list(4, (i) => [0, 26 + i * 24, 176, 6])), { fill: '#000', opacity: 0.3 }) +
    path(slabs(list(4, (i) => [-20, 30 + i * 24, 130, 2])), { fill: '#fff', opacity: 0.22 }) +
    seam(curve('-112,126 | 112,126'), 4) +
    path(shape('-100,248 -88,292 -60,302 | 66,302 92,290 102,248'), {
      fill: 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2,
    }) +
    path(curve('-84,282 -60,294 60,294'), {
      stroke: '#fff',
      width: 4,
      opacity: 0.35,
      round: true,
    }) +
    path(shape('-70,150 | -70,226 | 66,226 | 66,150'), { fill: metal.cover, opacity: 0.55 }) +
    [-104, -40, 40, 104].map((x) => bolt([x, 240], 6)).join('') +
    tube(curve('84,150 130,150 160,190'), 26, 'black')
  );
}

function clutchCover(metal: Metal): string {
  return (
    path(
      shape(
        '-150,-20 -140,60 -92,108 -30,112 30,84 100,92 134,40 128,-40 80,-92 -20,-112 -112,-86',
      ),
      { fill: metal.cover, stroke: '#0f1214', width: 3 },
    ) +
    sheen('-140,10 -118,70 -70,100 -20,100', 22, 0.5) +
    disc([-52, 6], 74, { fill: metal.body, stroke: '#101315', width: 3 }) +
    disc([-52, 6], 62, { stroke: '#fff', width: 2, opacity: 0.3 }) +
    disc([-52, 6], 44, { fill: metal.cover, stroke: '#14181a', width: 2.5 }) +
    path(curve('-112,28 -96,56 -70,70'), { stroke: '#fff', width: 6, opacity: 0.4, round: true }) +
    disc([78, 4], 40, { fill: metal.body, stroke: '#101315', width: 3 }) +
    disc([78, 4], 27, { fill: metal.cover, stroke: '#14181a', width: 2 }) +
    (
      [
        [-136, -8],
        [-122, 74],
        [-52, 104],
        [28, 76],
        [116, 64],
        [118, -44],
        [58, -92],
        [-40, -104],
        [-112, -72],
      ] as const
    )
      .map((p) => bolt(p, 6.5))
      .join('')
  );
}

function crankcase(metal: Metal): string {
  return (
    path(
      shape(
        '-310,110 -300,30 -220,-60 -120,-130 60,-142 130,-108 160,-40 158,60 120,110 | -90,120 | -150,160 -240,160',
      ),
      { fill: metal.body, stroke: '#0d0f11', width: 3 },
    ) +
    path(curve('-300,100 -240,146 -160,146'), {
      stroke: '#fff',
      width: 4,
      opacity: 0.35,
      round: true,
    }) +
    path(shape('-120,-126 60,-140 110,-120 | 100,-152 50,-172 -70,-168 -120,-150'), {
      fill: 'url(#case-v)',
      stroke: '#0b0d0e',
      width: 2,
    }) +
    path(slabs(list(7, (i) => [-95 + i * 30, -148, 3, 28])), { fill: '#000', opacity: 0.45 }) +
    disc([-214, 60], 62, { fill: metal.cover, stroke: '#101315', width: 3 }) +
    disc([-214, 60], 48, { stroke: '#000', width: 2, opacity: 0.5 }) +
    bolt([-266, 100], 7) +
    bolt([-170, 20], 7) +
    bolt([-250, 20], 6)
  );
}

/** A lying cylinder, as small bikes have: the head points forward. */
function lying(metal: Metal): string {
  const fins =
    path(slabs(list(8, (i) => [96 + i * 20, 30, 10, i > 4 ? 164 : 150])), { fill: metal.fin }) +
    path(slabs(list(8, (i) => [94 + i * 20, 62, 2.5, 64])), { fill: '#fff', opacity: 0.45 });
  return (
    path(shape('70,-40 | 70,100 | 260,96 | 260,-36'), { fill: metal.gap }) +
    fins +
    path(shape('248,-58 | 248,116 | 300,112 324,80 324,-30 300,-56'), {
      fill: metal.body,
      stroke: '#0f1214',
      width: 2.5,
    }) +
    disc([288, 34], 34, { fill: metal.cover, stroke: '#14181a', width: 2.5 }) +
    bolt([270, 96], 6) +
    bolt([270, -40], 6) +
    bolt([310, 90], 6) +
    bolt([310, -26], 6)
  );
}

function battery(): string {
  return (
    path(
      shape(
        '-190,-120 -200,20 -180,250 -150,276 | 170,276 210,240 230,40 190,-110 150,-140 -150,-140',
      ),
      { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 3 },
    ) +
    path(slabs(list(12, (i) => [13, -92 + i * 28, 366, 8])), { fill: '#0b0d0e', opacity: 0.7 }) +
    path(slabs(list(12, (i) => [12, -85 + i * 28, 356, 2.4])), { fill: '#aab1b6', opacity: 0.5 }) +
    path(shape('-96,-40 | -110,190 | -80,214 | 120,214 144,190 140,-40 | 110,-64 -70,-64'), {
      fill: 'url(#plastic)',
      stroke: '#0b0d0e',
      width: 2.5,
    }) +
    path(curve('-92,180 -70,200 110,200'), {
      stroke: '#fff',
      width: 4,
      opacity: 0.35,
      round: true,
    }) +
    path(shape('8,150 | -30,64 | 6,64 | -8,-10 | 54,92 | 18,92 | 34,150'), {
      fill: '#8d969c',
      opacity: 0.75,
    }) +
    (
      [
        [-150, 240],
        [176, 230],
        [-156, -100],
        [160, -104],
      ] as const
    )
      .map((p) => bolt(p, 8))
      .join('')
  );
}

export function engineSide(engine: Engine): string {
  const metal = metals[engine.finish];
  const body = {
    'air-cooled': () =>
      turned(-engine.lean, [0, 80], moved([10, 90], finned(metal))) +
      crankcase(metal) +
      clutchCover(metal),
    'liquid-cooled': () =>
      turned(-engine.lean, [0, 80], moved([10, 90], jacketed(metal))) +
      crankcase(metal) +
      clutchCover(metal),
    flat: () => turned(engine.lean, [0, 0], lying(metal)) + crankcase(metal) + clutchCover(metal),
    electric: battery,
  }[engine.kind]();
  return moved(engine.at, body, ` scale(${engine.size})`);
}
