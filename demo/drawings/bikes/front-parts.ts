import { both, type FrontLook, mirrored } from './front-look.ts';
import { bolt, sheen, tube } from './materials.ts';
import { add, block, oval, type Point, path, shape, slabs, spline } from './pen.ts';

export function tyreFront({ radius, width, tread }: FrontLook['tyre'], lift = 0): string {
  const w = width / 2;
  const top = radius * 2 + lift;
  const body = shape(
    `${-w},${top - radius * 0.5} ${-w * 0.82},${top - 24} 0,${top} ${w * 0.82},${top - 24} ${w},${top - radius * 0.5} | ${w},${radius * 0.5} ${w * 0.82},24 0,0 ${-w * 0.82},24 ${-w},${radius * 0.5}`,
  );
  const rows = Math.round(radius / 18);
  const blocks =
    tread === 'block'
      ? slabs(
          Array.from({ length: rows }, (_, i) => i).flatMap((i) => {
            const y = radius + radius * 0.97 * Math.sin(((i + 0.5) / rows - 0.5) * Math.PI);
            const tall = 30 * Math.cos(((i + 0.5) / rows - 0.5) * Math.PI) + 4;
            const x = i % 2 ? 0 : w * 0.3;
            return i % 2
              ? ([
                  [0, y, w * 0.5, tall],
                  [w * 0.78, y, w * 0.4, tall],
                  [-w * 0.78, y, w * 0.4, tall],
                ] as const)
              : ([
                  [x, y, w * 0.4, tall],
                  [-x, y, w * 0.4, tall],
                ] as const);
          }),
        )
      : slabs(
          Array.from({ length: rows * 2 }, (_, i) => {
            const angle = ((i + 0.5) / (rows * 2) - 0.5) * Math.PI;
            return [
              (i % 2 ? 0.42 : -0.42) * w,
              radius + radius * 0.96 * Math.sin(angle),
              w * 0.6,
              7 * Math.cos(angle) + 1,
            ] as const;
          }),
        );
  return (
    path(body, { fill: 'url(#tyre-across)', stroke: '#060708', width: 2 }) +
    path(blocks, tread === 'block' ? { fill: '#3b4044' } : { fill: '#000', opacity: 0.7 }) +
    path(body, { fill: 'url(#shade)', opacity: 0.35 })
  );
}

export const signalFront = (at: Point): string =>
  path(`M${at[0] > 0 ? 60 : -60} ${at[1] + 4}L${at[0]} ${at[1]}`, {
    stroke: '#101214',
    width: 15,
  }) +
  oval(at, 50, 31, { fill: 'url(#plastic)', stroke: '#0b0d0e', width: 2 }) +
  oval(at, 40, 23, { fill: 'url(#amber)' }) +
  oval(add(at, [-8, 8]), 16, 6, { fill: '#fff', opacity: 0.55 });

export function forkLegs(look: FrontLook): string {
  const { fork, tyre: wheel } = look;
  const x = fork.spread;
  const low = wheel.radius - 30;
  const middle = wheel.radius + (fork.top - wheel.radius) * 0.45;
  const leg =
    path(slabs([[x, (middle + fork.top) / 2, fork.width, fork.top - middle]]), {
      fill: 'url(#chrome-up)',
      stroke: '#0b0d0e',
      width: 1.5,
    }) +
    path(slabs([[x, (low + middle) / 2, fork.width + 14, middle - low]]), {
      fill: `url(#${fork.fill})`,
      stroke: '#0b0d0e',
      width: 2,
    }) +
    (fork.gaiter
      ? path(
          slabs(
            Array.from({ length: 9 }, (_, i) => [
              x,
              middle + i * 22,
              fork.width + (i % 2 ? 22 : 34),
              21,
            ]),
          ),
          { fill: 'url(#matt)', stroke: '#0b0d0e', width: 2 },
        )
      : block([x, middle], fork.width + 20, 22, 5, { fill: 'url(#case-v)' })) +
    block([x, wheel.radius], fork.width + 28, 66, 12, {
      fill: `url(#${fork.fill})`,
      stroke: '#0b0d0e',
      width: 2,
    }) +
    bolt([x, wheel.radius], 13);
  const clamp = (y: number): string =>
    block([0, y], x * 2 + 70, 38, 12, { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 2 }) +
    bolt([-x, y], 9) +
    bolt([x, y], 9);
  const brake = look.discs
    ? path(slabs([[-x + fork.width * 0.8, wheel.radius, 9, 290]]), {
        fill: 'url(#steel)',
        stroke: '#3c4247',
        width: 1.5,
      }) +
      block([-x + 24, wheel.radius + 96], 56, 90, 14, {
        fill: 'url(#case-v)',
        stroke: '#0b0d0e',
        width: 2,
      })
    : '';
  return (
    brake +
    both(leg) +
    path(slabs([[0, wheel.radius, x * 2, 26]]), { fill: 'url(#case-v)' }) +
    clamp(fork.top - 20) +
    clamp(fork.top - 170)
  );
}

export function engineFront({ half, low, high }: NonNullable<FrontLook['engine']>): string {
  const joint = low + (high - low) * 0.5;
  const fins = Array.from(
    { length: 9 },
    (_, i) => [0, joint + 20 + ((high - joint - 50) * i) / 8, half * 1.5, 9] as const,
  );
  const pipe = tube(
    spline(
      [half * 0.3, joint + 110],
      [half * 0.42, joint],
      [half * 0.5, low + 60],
      [half * 0.62, low - 6],
    ),
    34,
    'steel',
  );
  const cover = path(
    shape(
      `${half * 0.5},${joint + 10} | ${half * 0.94},${joint - 10} ${half * 1.08},${joint - 80} ${half},${low + 70} ${half * 0.5},${low + 24}`,
    ),
    { fill: 'url(#case)', stroke: '#0b0d0e', width: 2.5 },
  );
  return (
    path(
      mirrored(
        `0,${high} | ${half * 0.66},${high} | ${half * 0.6},${joint} | ${half * 0.6},${low + 20} ${half * 0.4},${low} | 0,${low}`,
      ),
      { fill: 'url(#case-v)', stroke: '#0b0d0e', width: 3 },
    ) +
    path(slabs(fins), { fill: '#1a1d20', stroke: '#596066', width: 2.5 }) +
    both(
      cover +
        sheen(
          `${half * 0.96},${joint - 30} ${half * 1.04},${joint - 90} ${half * 0.96},${low + 80}`,
          12,
          0.6,
        ) +
        block([half + 90, low + 150], 110, 28, 10, {
          fill: 'url(#matt)',
          stroke: '#08090a',
          width: 2,
        }) +
        path(slabs([[half + 30, low + 150, 60, 18]]), { fill: 'url(#alloy-v)' }),
    ) +
    both(pipe)
  );
}
