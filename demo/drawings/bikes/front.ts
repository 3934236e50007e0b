import type { PaintName } from '../studio.ts';
import { cockpitFront, lampFront } from './front-cockpit.ts';
import { both, type FrontLook, mirrored } from './front-look.ts';
import { engineFront, forkLegs, signalFront, tyreFront } from './front-parts.ts';
import { panel, seam, sheen } from './materials.ts';
import { curve, oval, shape } from './pen.ts';
import { type Frame, stand } from './scene.ts';

function frontView(look: FrontLook): string {
  const { tyre: wheel, fender } = look;
  const w = wheel.width / 2 + (look.engine ? 16 : 38);
  const skirt = fender.y - (look.engine ? 120 : 190);
  const mudguard = panel(
    'mudguard',
    shape(
      `${-w},${skirt} ${-w + 6},${fender.y - 50} ${-w * 0.5},${fender.y + 8} 0,${fender.y + 20} ${w * 0.5},${fender.y + 8} ${w - 6},${fender.y - 50} ${w},${skirt} | ${w - 14},${skirt} 0,${skirt + 50} ${-w + 14},${skirt}`,
    ),
    `url(#${fender.cover})`,
    sheen(
      `${-w * 0.7},${fender.y - 40} ${-w * 0.3},${fender.y} ${w * 0.2},${fender.y + 6}`,
      20,
      0.7,
    ),
  );
  const engine = look.engine ? engineFront(look.engine) : '';
  const body = look.body
    .map((item, i) =>
      panel(
        `fb${i}`,
        mirrored(item.contour),
        `url(#${item.cover})`,
        (item.light ? both(sheen(item.light, 30, 0.7)) : '') +
          (item.seam ? both(seam(curve(item.seam))) : ''),
      ),
    )
    .join('');
  return [
    oval([0, 0], 300, 22, { fill: 'url(#contact)' }) +
      oval([0, 0], 130, 14, { fill: 'url(#contact)' }),
    tyreFront({ ...wheel, width: look.rearWidth }, 10),
    engine,
    look.engine ? '' : tyreFront(wheel),
    body,
    look.engine ? tyreFront(wheel) : '',
    look.engine ? forkLegs(look) : '',
    mudguard,
    look.signals.map((at) => signalFront(at) + signalFront([-at[0], at[1]])).join(''),
    cockpitFront(look),
    lampFront(look),
  ].join('');
}

export function frontScene(look: FrontLook, paint: PaintName, frame: Frame): string {
  return stand(frontView(look), frame, 1, { paint, second: look.second }, 420);
}
